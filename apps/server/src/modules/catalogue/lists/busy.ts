// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { bettorsSince, mostPlayed } from '../../bets/index.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { cache, type Cached } from './cache.ts'

const dayMs = 86_400_000
const rankedDays = 7
const rankFreshMs = 300_000
const rankedGames = 5_000
const playingMs = 300_000
const playersFreshMs = 10_000

export interface BusyDeps {
  database: Queries
  clock: Clock
  log: Log
  /** Who has opened which game since a given time and may still play it. */
  sessionsSince(since: {
    sinceMs: number
    nowMs: number
  }): Promise<{ memberId: bigint; vendor: string; gameCode: string }[]>
}

/** How games are named where bets are. */
export const busyKey = ({ vendorCode, gameId }: { vendorCode: string; gameId: string }): string =>
  `${vendorCode}/${gameId}`

export interface Busy {
  /** The position of each game among those with most bets in seven days (D-93), from 0. */
  ranks: Cached<ReadonlyMap<string, number>>
  /** How many members have bet on a game or opened it in the last five minutes. */
  players: Cached<ReadonlyMap<string, number>>
}

/** Current activity of members, counted once for all visitors. */
export function createBusy({ database, clock, log, sessionsSince }: BusyDeps): Busy {
  return {
    ranks: cache({
      clock,
      log,
      freshMs: rankFreshMs,
      read: async (nowMs) => {
        const most = await mostPlayed(database, {
          sinceMs: nowMs - rankedDays * dayMs,
          exceptCurrency: playCurrency,
          limit: rankedGames,
        })
        return new Map(most.map(({ vendor, gameCode }, index) => [`${vendor}/${gameCode}`, index]))
      },
    }),
    players: cache({
      clock,
      log,
      freshMs: playersFreshMs,
      read: async (nowMs) => {
        const sinceMs = nowMs - playingMs
        const [bettors, openers] = await Promise.all([
          bettorsSince(database, sinceMs),
          sessionsSince({ sinceMs, nowMs }),
        ])
        const members = new Map<string, Set<bigint>>()
        for (const { memberId, vendor, gameCode } of [...bettors, ...openers]) {
          const key = `${vendor}/${gameCode}`
          members.set(key, (members.get(key) ?? new Set()).add(memberId))
        }
        return new Map([...members].map(([key, { size }]) => [key, size]))
      },
    }),
  }
}
