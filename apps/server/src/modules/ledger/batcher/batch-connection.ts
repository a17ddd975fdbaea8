// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { isDatabaseUnreachable, type Sql } from '../../../platform/db/index.ts'

/**
 * One connection that the workers hold, replaced when it breaks. Concurrent queries are answered in order.
 */
export interface BatchConnection {
  query(query: Sql): Promise<unknown[]>
  close(): void
}

export function createBatchConnection(pool: pg.Pool): BatchConnection {
  let client: pg.PoolClient | undefined
  let coming: Promise<pg.PoolClient> | undefined
  const drop = (broken: boolean): void => {
    client?.release(broken)
    client = undefined
  }
  const connect = async (): Promise<pg.PoolClient> => {
    try {
      const fresh = await pool.connect()
      // Also reports that the server went away; the next query then takes a new connection.
      fresh.on('error', () => {
        if (client === fresh) drop(true)
      })
      client = fresh
      return fresh
    } finally {
      coming = undefined
    }
  }
  return {
    query: async (query) => {
      const current = client ?? (await (coming ??= connect()))
      try {
        return (await current.query(query)).rows
      } catch (error) {
        if (client === current && isDatabaseUnreachable(error)) drop(true)
        throw error
      }
    },
    close: () => drop(false),
  }
}
