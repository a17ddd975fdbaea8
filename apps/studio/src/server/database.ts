// SPDX-License-Identifier: Apache-2.0
import { isSpent } from '@tessera/server-kit/database/unreachable'
import { traced } from '@tessera/telemetry'
import pg from 'pg'
import { subscribeToChannel } from './subscribe-to-channel.ts'

/** A statement with separate values; made only by `sql`, so that no text is ever concatenated into SQL. */
export interface Statement {
  readonly text: string
  readonly name: string
  readonly values: readonly unknown[]
}

const texts = new WeakMap<TemplateStringsArray, { text: string; name: string }>()
let statementCount = 0

/** sql`select 1 from studio.round where id = ${id}`: a named, prepared statement. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  let known = texts.get(parts)
  if (!known) {
    statementCount += 1
    known = {
      text: parts.reduce((text, part, index) => `${text}$${index}${part}`),
      name: `studio_${statementCount}`,
    }
    texts.set(parts, known)
  }
  return { ...known, values }
}

export interface Queries {
  rows<Row extends object>(statement: Statement): Promise<Row[]>
}

export interface Database extends Queries {
  /** Runs the work at READ COMMITTED; commits when it returns and rolls back when it throws. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
  /**
   * Holds a lock that only one process at a time can have; undefined if another one has it. `lost` reports
   * that it is gone.
   */
  hold(lockNumber: number, lost: () => void): Promise<{ release(): Promise<void> } | undefined>
  /**
   * Hears the notifications of a channel on a connection of its own, past a pooler, until it is closed; `lost` reports
   * that it is gone.
   */
  listen(
    channel: string,
    onMessage: (text: string) => void,
    lost: () => void,
  ): Promise<{ close(): Promise<void> }>
  /** Its pool, for metrics. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Whole numbers of 64 bits arrive as bigint: money never passes through a float. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? (text: string) => BigInt(text)
      : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/** The same address in sessions that run as tessera_studio, whatever the login. */
export function asStudio(url: string): string {
  const parsed = new URL(url)
  if (!parsed.searchParams.get('options')?.includes('role='))
    parsed.searchParams.set('options', '-crole=tessera_studio')
  return parsed.toString()
}

export interface DatabaseOptions {
  readonly url: string
  /** A pooler in front of it that assigns connections by transaction (PgBouncer); locks bypass it. */
  readonly poolerUrl?: string | undefined
  readonly connections?: number
  /**
   * After this time a waiting query fails as if the database were unavailable; longer than any statement may
   * take.
   */
  readonly answersWithinMilliseconds?: number
}

const STATEMENT_TIMEOUT_MS = 10_000
/**
 * The statement timeout does not end statements that wait for a standby, nor queries to a machine that
 * vanished.
 */
const ANSWER_TIMEOUT_MS = 15_000

/** Opens a pool; connects at first use, and again after the database was unavailable. */
export function openDatabase(
  { url, poolerUrl, connections = 10, answersWithinMilliseconds = ANSWER_TIMEOUT_MS }: DatabaseOptions,
  onLostConnection: (error: Error) => void,
): Database {
  const config = {
    connectionString: asStudio(url),
    types,
    connectionTimeoutMillis: 3_000,
    query_timeout: answersWithinMilliseconds,
    keepAlive: true,
  }
  // A pooler refuses unknown settings at the start of a session, and does not keep prepared statements
  // between transactions.
  const way =
    poolerUrl === undefined
      ? { statement_timeout: STATEMENT_TIMEOUT_MS }
      : { connectionString: asStudio(poolerUrl) }
  const pool = new pg.Pool({ ...config, ...way, max: connections })
  const keeps = poolerUrl === undefined
  pool.on('error', onLostConnection)
  return {
    pool,
    rows: (statement) => rowsOf(pool, statement, keeps),
    transaction: (work) => transact(pool, work, keeps),
    hold: (lockNumber, lost) => hold(new pg.Client(config), lockNumber, lost),
    listen: (channel, onMessage, lost) => subscribeToChannel(new pg.Client(config), channel, onMessage, lost),
    close: () => pool.end(),
  }
}

async function rowsOf<Row extends object>(
  queryable: pg.Pool | pg.PoolClient,
  { text, name, values }: Statement,
  keeps: boolean,
): Promise<Row[]> {
  const { rows } = await traced('sql', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
    queryable.query<Row>({ text, ...(keeps ? { name } : {}), values: [...values] }),
  )
  return rows
}

async function transact<Result>(
  pool: pg.Pool,
  work: (tx: Queries) => Promise<Result>,
  keeps: boolean,
): Promise<Result> {
  const client = await pool.connect()
  // Without a listener a connection that breaks between two statements would end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work({ rows: (statement) => rowsOf(client, statement, keeps) })
    await client.query('commit')
    return result
  } catch (error) {
    if (isSpent(error)) broken = error
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

async function hold(
  client: pg.Client,
  lockNumber: number,
  lost: () => void,
): Promise<{ release(): Promise<void> } | undefined> {
  let released = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!released) lost()
  })
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lockNumber,
  ])
  const release = async () => {
    released = true
    await client.end()
  }
  if (rows[0]?.taken) return { release }
  await release()
  return undefined
}

/** True if a row was refused because of a unique key; the constraint's name is given. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}
