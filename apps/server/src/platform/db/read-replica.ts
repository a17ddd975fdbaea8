// SPDX-License-Identifier: Apache-2.0
import type { Metrics } from '@tessera/telemetry'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Log } from '../log/log.ts'
import type { Database, Queries } from './database.ts'
import { sql, type Sql } from './sql.ts'

const lookEveryMs = 1_000
/** How many of the primary's positions are remembered until the standby reaches them. */
const mostMarks = 600

export interface ReadReplicaOptions {
  primary: Queries
  replica: Database
  /** A standby that lags more than this is not used. */
  mostLagMs: number
  log: Log
  metrics: Metrics
}

/**
 * Reads that may lag a few seconds. A standby answers them while it is close enough to the primary, which
 * always can.
 */
export interface ReadReplica extends Queries {
  /** Compares the standby with the primary now. After `start` this happens every second. */
  look(): Promise<void>
  start(): void
  close(): Promise<void>
}

/** The position of the primary's log at one moment. */
interface Mark {
  atMs: number
  position: bigint
}

/**
 * Sends reads to a standby while its lag is within the limit, and to the primary otherwise. The primary's log
 * position is recorded every second; the lag is the age of the first position that the standby has not
 * reached.
 */
export function createReadReplica({
  primary,
  replica,
  mostLagMs,
  log,
  metrics,
}: ReadReplicaOptions): ReadReplica {
  const reads = metrics.counter('tessera_replica_reads_total', 'Reads that may lag, by who answered', ['by'])
  const [byReplica, byPrimary] = [reads.of('replica'), reads.of('primary')]
  let marks: Mark[] = []
  let lagMs = 0
  // Until the first comparison.
  let usable = false
  let said: boolean | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  metrics.gauge('tessera_replica_lag_seconds', 'How far the standby is behind').watch([], () => lagMs / 1000)
  metrics
    .gauge('tessera_replica_used', 'Whether the standby answers reads that may lag')
    .watch([], () => (usable ? 1 : 0))

  function use(next: boolean, reason = ''): void {
    usable = next
    if (said === next) return
    said = next
    if (next) log.info({ lagSeconds: lagMs / 1000 }, 'the standby answers reports')
    else log.warn({ reason }, 'the standby is not asked; the primary answers reports until it is near again')
  }

  async function lookNow(): Promise<void> {
    await mark()
    try {
      const at = await replica.one<{ standby: boolean; position: bigint | null }>(sql`
        select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position`)
      if (!at?.standby) return use(false, 'DATABASE_REPLICA_URL leads to a database that is no standby')
      measure(at.position ?? 0n)
      use(
        lagMs <= mostLagMs,
        `it is ${(lagMs / 1000).toFixed(1)} s behind, and ${mostLagMs / 1000} s are allowed`,
      )
    } catch (error) {
      use(false, reasonOf(error))
    }
  }

  async function mark(): Promise<void> {
    if (marks.length >= mostMarks) return
    const now = await primary
      .one<{ position: bigint }>(sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`)
      .catch(() => undefined)
    if (now) marks.push({ atMs: performance.now(), position: now.position })
  }

  function measure(replayed: bigint): void {
    marks = marks.filter(({ position }) => position > replayed)
    const first = marks[0]
    lagMs = first === undefined ? 0 : performance.now() - first.atMs
  }

  async function ask<Answer>(read: (from: Queries) => Promise<Answer>): Promise<Answer> {
    if (usable) {
      try {
        const answer = await read(replica)
        byReplica.add()
        return answer
      } catch (error) {
        // Whatever went wrong, ask the primary: an invalid query fails there too.
        log.debug({ reason: reasonOf(error) }, 'the standby did not answer a report')
        inBackground(look(), log, 'looking at the standby')
      }
    }
    byPrimary.add()
    return read(primary)
  }

  const look = (): Promise<void> =>
    (looking ??= lookNow().finally(() => {
      looking = undefined
    }))
  return {
    query: <Row>(query: Sql) => ask((from) => from.query<Row>(query)),
    one: <Row>(query: Sql) => ask((from) => from.one<Row>(query)),
    look,
    start() {
      const lookAgain = (): void => inBackground(look(), log, 'looking at the standby')
      lookAgain()
      timer = setInterval(lookAgain, lookEveryMs).unref()
    },
    async close() {
      clearInterval(timer)
      await looking
      await replica.close()
    },
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'it does not answer'
