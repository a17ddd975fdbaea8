import pg from 'pg'
import type { Log } from '../log/log.ts'
import type { Sql } from './sql.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, text => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.NUMERIC, text => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).getTime())

/** Anything that answers queries: the pool itself or a transaction. Rows come with int8 as bigint and times as epoch ms. */
export interface Queries {
  query<Row>(query: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  one<Row>(query: Sql): Promise<Row | undefined>
}

/** An open transaction. Operations take it as their first argument. */
export interface Tx extends Queries { readonly transaction: true }

export interface TransactionOptions {
  /**
   * What it writes may be lost when the database itself breaks down within the second after: nobody waits for the disk, and
   * the beginning travels with the first query. For sessions and counters, never for money.
   */
  losable?: boolean
}

/**
 * The pool. `transaction` runs `work` at READ COMMITTED and repeats it whole on a serialisation failure or deadlock. Queries
 * that are asked of one transaction side by side travel together and are answered in their order.
 */
export interface Database extends Queries {
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  readonly pool: pg.Pool
  close(): Promise<void>
}

const repeatableStates = new Set(['40001', '40P01'])
const largestNumberOfTries = 5

const queriesOf = (client: { query(config: Sql): Promise<{ rows: unknown[] }> }): Queries => ({
  query: async <Row>(query: Sql) => (await client.query(query)).rows as Row[],
  one: async <Row>(query: Sql) => (await client.query(query)).rows[0] as Row | undefined,
})

export interface DatabaseOptions { url: string; role: string; connections: number; log: Log }

/** Opens a pool whose sessions act as `role`, so that the application never holds the rights of the owner. */
export function openDatabase({ url, role, connections, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url, max: connections, options: `-c role=${role} -c statement_timeout=30s`,
    connectionTimeoutMillis: 3_000, idleTimeoutMillis: 60_000, keepAlive: true, pipeline: true,
  })
  pool.on('error', error => log.warn({ error: error.message }, 'an idle database connection ended'))
  return {
    pool,
    ...queriesOf(pool),
    transaction: (work, options = {}) => repeatOnConflict(() => inTransaction(pool, work, options)),
    close: () => pool.end(),
  }
}

async function repeatOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const state = (error as { code?: string }).code ?? ''
      if (!repeatableStates.has(state) || tries >= largestNumberOfTries) throw error
    }
  }
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Tx) => Promise<Result>, { losable = false }: TransactionOptions): Promise<Result> {
  const client = await pool.connect()
  // A server that goes away while we hold the connection is told twice; the second time must not end the process.
  const ignore = (): void => undefined
  client.on('error', ignore)
  let broken: Error | undefined
  let over = false
  try {
    const begun = losable ? client.query('begin; set local synchronous_commit to off') : await client.query('begin')
    // Of queries asked side by side one may fail while another's next is still to come: it must not be asked after the end.
    const open = { query: (query: Sql) => over ? Promise.reject(new Error('the transaction is over')) : client.query(query) }
    const [result] = await Promise.all([work({ transaction: true, ...queriesOf(open) }), begun])
    over = true
    await client.query('commit')
    return result
  } catch (error) {
    over = true
    await client.query('rollback').catch((rollbackError: Error) => { broken = rollbackError })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
