// SPDX-License-Identifier: Apache-2.0
import type { Metrics } from '@tessera/telemetry'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Log } from '../log/log.ts'
import type { Database, Queries } from './database.ts'
import { createReplicaLag, positionOfReplica } from './replica-lag.ts'
import type { Sql } from './sql.ts'

const lookEveryMs = 1_000

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

/**
 * Sends reads to a standby while its lag is within the limit, and to the primary otherwise. They are compared
 * every second.
 */
export function createReadReplica(options: ReadReplicaOptions): ReadReplica {
  const { primary, replica, log, metrics } = options
  const reads = metrics.counter('tessera_replica_reads_total', 'Reads that may lag, by who answered', ['by'])
  const [byReplica, byPrimary] = [reads.of('replica'), reads.of('primary')]
  const { isNear, look } = watchReplica(options)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const lookOnce = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = undefined
    }))

  async function ask<Answer>(read: (from: Queries) => Promise<Answer>): Promise<Answer> {
    if (isNear()) {
      try {
        const answer = await read(replica)
        byReplica.add()
        return answer
      } catch (error) {
        // Whatever went wrong, ask the primary: an invalid query fails there too.
        log.debug({ reason: reasonOf(error) }, 'the standby did not answer a report')
        inBackground(lookOnce(), log, 'looking at the standby')
      }
    }
    byPrimary.add()
    return read(primary)
  }

  return {
    query: <Row>(query: Sql) => ask((from) => from.query<Row>(query)),
    one: <Row>(query: Sql) => ask((from) => from.one<Row>(query)),
    look: lookOnce,
    start() {
      const lookAgain = (): void => inBackground(lookOnce(), log, 'looking at the standby')
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

/** Compares a standby with its primary, counts its lag, and says in the log when it is used and when not. */
function watchReplica({ primary, replica, mostLagMs, log, metrics }: ReadReplicaOptions): {
  /** Whether the standby was near enough when it was last compared; not before that. */
  isNear(): boolean
  look(): Promise<void>
} {
  const lag = createReplicaLag(primary)
  let usable = false
  let said: boolean | undefined
  metrics
    .gauge('tessera_replica_lag_seconds', 'How far the standby is behind')
    .watch([], () => lag.lagMs() / 1000)
  metrics
    .gauge('tessera_replica_used', 'Whether the standby answers reads that may lag')
    .watch([], () => (usable ? 1 : 0))

  function use(next: boolean, reason = ''): void {
    usable = next
    if (said === next) return
    said = next
    if (next) log.info({ lagSeconds: lag.lagMs() / 1000 }, 'the standby answers reports')
    else log.warn({ reason }, 'the standby is not asked; the primary answers reports until it is near again')
  }

  async function look(): Promise<void> {
    await lag.mark()
    try {
      const at = await positionOfReplica(replica)
      if (!at?.standby) return use(false, 'DATABASE_REPLICA_URL leads to a database that is no standby')
      const lagMs = lag.measure(at.position ?? 0n)
      use(
        lagMs <= mostLagMs,
        `it is ${(lagMs / 1000).toFixed(1)} s behind, and ${mostLagMs / 1000} s are allowed`,
      )
    } catch (error) {
      use(false, reasonOf(error))
    }
  }

  return { isNear: () => usable, look }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'it does not answer'
