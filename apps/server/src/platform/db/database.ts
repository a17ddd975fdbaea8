// SPDX-License-Identifier: Apache-2.0
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { isSpent } from '@tessera/server-kit/database/unreachable'
import { isTraced, traced } from '@tessera/telemetry'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { connectionsOf, type Connections } from './connect.ts'
import { whileHolding } from './held-connection.ts'
import type { Sql } from './sql.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
// The types of the driver do not know arrays.
const [textArrays, bigintArrays] = [1009, 1016] as unknown as [
  typeof pg.types.builtins.INT8,
  typeof pg.types.builtins.INT8,
]
const readTextArray = pg.types.getTypeParser(textArrays) as (text: string) => (string | null)[]
pg.types.setTypeParser(bigintArrays, (text) =>
  readTextArray(text).map((value) => (value === null ? null : BigInt(value))),
)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).getTime())

/**
 * Anything that answers queries: the pool itself or a transaction. Rows come with int8 as bigint and times as
 * epoch ms.
 */
export interface Queries {
  query<Row>(query: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  one<Row>(query: Sql): Promise<Row | undefined>
}

/** An open transaction. Operations take it as their first argument. */
export interface Tx extends Queries {
  readonly transaction: true
  /**
   * Runs once the transaction is committed and its connection released, and never otherwise. Must not throw.
   */
  afterCommit(work: () => void): void
}

export interface TransactionOptions {
  /**
   * Its writes may be lost if the database crashes within the next second: it does not wait for the disk, and
   * its begin travels with the first query. For sessions and counters, never for money.
   */
  losable?: boolean
}

/**
 * The pool. `transaction` runs `work` at READ COMMITTED and repeats all of it after a serialisation failure
 * or deadlock. Queries sent concurrently in one transaction travel together and are answered in order.
 */
export interface Database extends Queries {
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Independent reads, over one connection and in one round trip. */
  together<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Longer than `statement_timeout`, which ends neither a wait for a standby nor a query to a machine that
 * vanished. Whether the query ran is then unknown, as when a connection breaks.
 */
const usualAnswerMilliseconds = 35_000
const usualWaitMilliseconds = 3_000

const repeatableStates = new Set(['40001', '40P01'])
const largestNumberOfTries = 5

const queriesOf = (client: { query(config: Sql): Promise<{ rows: unknown[] }> }): Queries => ({
  query: async <Row>(query: Sql) => (await asked(client, query)).rows as Row[],
  one: async <Row>(query: Sql) => (await asked(client, query)).rows[0] as Row | undefined,
})

/** The statement is reported with placeholders, never with its values. */
const asked = <Answer>(client: { query(config: Sql): Promise<Answer> }, query: Sql): Promise<Answer> =>
  isTraced()
    ? traced(
        /\w+/.exec(query.text)?.[0] ?? 'sql',
        { 'db.system.name': 'postgresql', 'db.query.text': query.text },
        () => client.query(query),
      )
    : client.query(query)

export interface DatabaseOptions {
  url: string
  role: string
  connections: number
  /** What the pool is for, as the log names it. */
  name?: string
  /**
   * Whether a pooler hands out connections for one transaction at a time: then no state may stay on a
   * connection.
   */
  pooled?: boolean
  /** How long work may wait for a connection; by default as long as a person would. */
  waitsMilliseconds?: number
  /** After this long, the database counts as unreachable; longer than any statement may take. */
  answersWithinMilliseconds?: number
  log: Log
}

/** Opens a pool whose sessions act as `role`, so that the application never holds the rights of the owner. */
export function openDatabase({
  url,
  role,
  connections,
  name = 'platform',
  pooled = false,
  waitsMilliseconds = usualWaitMilliseconds,
  answersWithinMilliseconds = usualAnswerMilliseconds,
  log,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: `-c role=${role} -c statement_timeout=30s -c jit=off`,
    connectionTimeoutMillis: waitsMilliseconds,
    query_timeout: answersWithinMilliseconds,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    stream: collectingSocket,
  })
  pool.on('error', (error) =>
    log.warn({ pool: name, error: error.message }, 'an idle database connection ended'),
  )
  if (pooled) pool.on('connect', prepareNothing)
  const free = connectionsOf(pool, name)
  return {
    pool,
    ...queriesOf({ query: (query) => withClient(free, ({ client }) => client.query(query)) }),
    transaction: (work, options = {}) => repeatOnConflict(() => inTransaction(free, work, options)),
    together: (work) => withClient(free, ({ queries }) => work(queries)),
    close: () => pool.end(),
  }
}

/** A named statement stays on the connection that prepared it; the next transaction may get another one. */
function prepareNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => query(withoutName(asked), ...rest) })
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || !('name' in asked)) return asked
  const { name: _, ...unnamed } = asked
  return unnamed
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

/** Sends everything written in one turn of the event loop at once, so concurrent queries share a packet. */
function collectingSocket(): Socket {
  const socket = new Socket()
  const [write, uncork] = [
    socket.write.bind(socket) as (...args: unknown[]) => boolean,
    socket.uncork.bind(socket),
  ]
  socket.uncork = () => {
    process.nextTick(uncork)
  }
  // Node restores its own write method when a socket connects.
  return socket.once('connect', () => {
    socket.write = (...args: unknown[]) => {
      socket.cork()
      socket.uncork()
      return write(...args)
    }
  })
}

interface Held {
  queries: Queries
  client: pg.PoolClient
  /** From now on `queries` sends nothing more. */
  end(): void
  /** Nobody else may get this connection. */
  spoil(error: Error): void
}

/** Queries that are asked in the same turn of the event loop go out in one write to the socket. */
function gatherWrites(client: pg.ClientBase): void {
  const { stream } = (client as pg.ClientBase & { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Runs work with one connection of the pool. */
async function withClient<Result>(free: Connections, work: (held: Held) => Promise<Result>): Promise<Result> {
  const client = await free.connect()
  // When the server goes away while we hold the connection, the error arrives twice; the second must not end
  // the process.
  const ignore = (): void => undefined
  client.on('error', ignore)
  let broken: Error | undefined
  let over = false
  const end = (): void => {
    over = true
  }
  // One of several concurrent queries may fail before another's follow-up is sent, which must not run after
  // the end.
  const open = {
    query: (query: Sql) => {
      if (over) return Promise.reject(new Error('asked after the end'))
      gatherWrites(client)
      return client.query(query)
    },
  }
  try {
    return await whileHolding(() =>
      work({
        queries: queriesOf(open),
        client,
        end,
        spoil: (error) => {
          broken = error
        },
      }),
    )
  } catch (error) {
    if (isSpent(error)) broken = error
    throw error
  } finally {
    end()
    client.off('error', ignore)
    client.release(broken)
  }
}

async function inTransaction<Result>(
  free: Connections,
  work: (tx: Tx) => Promise<Result>,
  { losable = false }: TransactionOptions,
): Promise<Result> {
  const committed: (() => void)[] = []
  const afterCommit = (later: () => void): void => {
    committed.push(later)
  }
  const done = await withClient(free, async ({ queries, client, end, spoil }) => {
    try {
      const begun = losable
        ? client.query('begin; set local synchronous_commit to off')
        : await client.query('begin')
      const [result] = await Promise.all([work({ transaction: true, afterCommit, ...queries }), begun])
      end()
      await client.query('commit')
      return result
    } catch (error) {
      end()
      await client.query('rollback').catch(spoil)
      throw error
    }
  })
  for (const later of committed) later()
  return done
}
