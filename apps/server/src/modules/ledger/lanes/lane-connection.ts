import type pg from 'pg'
import { isDatabaseUnreachable, type Sql } from '../../../platform/db/index.ts'

/** One connection that a lane keeps, replaced when it breaks. */
export interface LaneConnection {
  query(query: Sql): Promise<unknown[]>
  close(): void
}

export function createLaneConnection(pool: pg.Pool): LaneConnection {
  let client: pg.PoolClient | undefined
  const drop = (broken: boolean): void => {
    client?.release(broken)
    client = undefined
  }
  const connect = async (): Promise<pg.PoolClient> => {
    const fresh = await pool.connect()
    // A server that goes away is told here too; the next query then takes a new connection.
    fresh.on('error', () => { if (client === fresh) drop(true) })
    return fresh
  }
  return {
    query: async query => {
      client ??= await connect()
      try {
        return (await client.query(query)).rows
      } catch (error) {
        if (isDatabaseUnreachable(error)) drop(true)
        throw error
      }
    },
    close: () => drop(false),
  }
}
