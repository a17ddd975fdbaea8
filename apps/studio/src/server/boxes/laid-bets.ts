// SPDX-License-Identifier: Apache-2.0
import type { BoxBet } from '../../blackjack-room-protocol.ts'
import type { Session } from '../sessions/session-store.ts'

/** So many players may have bets on one table. */
const MOST_PLAYERS = 1_000

/** What one player has laid. No money is taken for it before the close. */
export interface LaidSet {
  readonly session: Session
  readonly revision: number
  readonly bets: readonly BoxBet[]
}

/** The bets on a table while they can be moved: those of one round. */
export interface LaidBets {
  readonly count: () => number
  readonly all: () => readonly LaidSet[]
  own(playerId: bigint, roundId: string): LaidSet | undefined
  /** Puts a player's bets down in place of those before; false if there are newer ones or too many players. */
  put(roundId: string, set: LaidSet): boolean
  /** Takes all bets of the round off the table. */
  takeAll(roundId: string): readonly LaidSet[]
}

export function createLaidBets(): LaidBets {
  let current: string | undefined
  let sets = new Map<bigint, LaidSet>()
  return {
    count: () => [...sets.values()].reduce((sum, { bets }) => sum + bets.length, 0),
    all: () => [...sets.values()],
    own: (playerId, roundId) => (roundId === current ? sets.get(playerId) : undefined),
    put(roundId, set) {
      // Bets of an earlier round were taken at its close, or the round was void.
      if (roundId !== current) sets = new Map()
      current = roundId
      const before = sets.get(set.session.playerId)
      if (before ? set.revision <= before.revision : sets.size >= MOST_PLAYERS) return false
      sets.set(set.session.playerId, set)
      return true
    },
    takeAll(roundId) {
      const taken = roundId === current ? [...sets.values()] : []
      sets = new Map()
      return taken
    },
  }
}
