// SPDX-License-Identifier: Apache-2.0
import type { Metrics } from '@tessera/telemetry'
import { createReadReplica, openDatabase, type Database, type ReadReplica } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log/log.ts'

export const applicationRole = 'tessera_app'

/**
 * Connections by purpose. Each kind of work has its own, so that a flood of one never uses up those of
 * another: people's requests cannot delay vendors' money, and neither can delay the jobs or the open
 * pages.
 */
export interface Pools {
  /** Calls, pages, payments. */
  people: Database
  /**
   * Vendors' commands on the careful path, and vendors' queries. Plain bets and wins have connections of
   * their own.
   */
  money: Database
  /** Plain bets and wins, many in one statement. */
  bets: Database
  /**
   * Open pages: their sessions, and messages between processes. Two of its connections listen all the
   * time.
   */
  live: Database
  /** Scheduled jobs, and what is sent after a call has been answered. */
  jobs: Database
  close(): Promise<void>
}

const replicaConnections = 3
const connections = { people: 10, money: 4, bets: 2, live: 4, jobs: 3 } as const
/** Nobody waits at a screen for a job: on a slow machine it waits for its turn instead of failing. */
const jobsWaitMs = 20_000
/** Connections of the money pool: how many careful commands can run at once. */
export const moneyConnections = connections.money

export interface PoolOptions {
  databaseUrl: string
  /**
   * A pooler in front of the same database that assigns connections by transaction; without one everything
   * connects to the database directly.
   */
  poolerUrl?: string | undefined
  /** A streaming standby of that database, for reads that may lag. */
  replicaUrl?: string | undefined
  /** How much it may lag, seconds. */
  replicaLagSeconds?: number | undefined
  log: Log
}

/**
 * Opens the pools of one process. Nothing connects before it is needed. Listeners need the database itself,
 * not a pooler.
 */
export function openPools({ databaseUrl, poolerUrl, log }: PoolOptions): Pools {
  const open = (name: keyof typeof connections): Database => {
    const pooled = poolerUrl !== undefined && name !== 'live'
    return openDatabase({
      url: pooled ? poolerUrl : databaseUrl,
      role: applicationRole,
      connections: connections[name],
      name,
      pooled,
      ...(name === 'jobs' ? { waitsMilliseconds: jobsWaitMs } : {}),
      log,
    })
  }
  const pools = {
    people: open('people'),
    money: open('money'),
    bets: open('bets'),
    live: open('live'),
    jobs: open('jobs'),
  }
  return {
    ...pools,
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.close()))
    },
  }
}

const usualLagSeconds = 10

/** Opens the connections to a standby, if one is set. */
export function openReplica(
  { replicaUrl, replicaLagSeconds = usualLagSeconds, log }: PoolOptions,
  primary: Database,
  metrics: Metrics,
): ReadReplica | undefined {
  if (replicaUrl === undefined) return undefined
  const replica = openDatabase({
    url: replicaUrl,
    role: applicationRole,
    connections: replicaConnections,
    name: 'replica',
    log,
  })
  return createReadReplica({ primary, replica, mostLagMs: replicaLagSeconds * 1_000, log, metrics })
}
