import { openDatabase, type Database } from '../platform/db/index.ts'
import type { Log } from '../platform/log/log.ts'

export const applicationRole = 'tessera_app'

/**
 * Connections by what they are for. Each kind of work has its own, so that a flood of one never takes those of another: what
 * people ask for cannot hold up vendors' money, and neither can hold up the jobs or the open pages.
 */
export interface Pools {
  /** Calls, pages, payments. */
  people: Database
  /** Commands of vendors that are applied carefully, and what vendors ask. Plain bets and wins have connections of their own. */
  money: Database
  /** Plain bets and wins, many in one statement. */
  bets: Database
  /** Open pages: who they are, and what processes tell each other. Two of its connections listen all the time. */
  live: Database
  /** The timetable, and what is sent after a call has been answered. */
  jobs: Database
  close(): Promise<void>
}

const connections = { people: 10, money: 4, bets: 2, live: 4, jobs: 3 } as const
/** Connections of the money pool: so many careful commands are under way at once. */
export const moneyConnections = connections.money

/** Opens the pools of one process. Nothing connects before it is needed. */
export function openPools({ databaseUrl, log }: { databaseUrl: string; log: Log }): Pools {
  const open = (name: keyof typeof connections): Database => openDatabase({ url: databaseUrl, role: applicationRole, connections: connections[name], name, log })
  const pools = { people: open('people'), money: open('money'), bets: open('bets'), live: open('live'), jobs: open('jobs') }
  return { ...pools, async close() { await Promise.all(Object.values(pools).map(pool => pool.close())) } }
}
