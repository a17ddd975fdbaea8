// SPDX-License-Identifier: Apache-2.0
import { chipAmount } from '../../fair/table/check-chips.ts'
import type { PlacedChips, TableBet } from '../../fair/table/table-game.ts'
import type { OwnChips, RoomSpot } from '../../room-protocol.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney, type Millionths } from '../money.ts'
import type { Session } from '../sessions/session-store.ts'

/** What one player has on the table. No money is taken for it before the close. */
export interface ChipSet {
  readonly session: Session
  readonly revision: number
  readonly chips: readonly PlacedChips[]
  readonly stake: Millionths
}

/** The chips on a table while they can be moved: those of one round. */
export interface ChipsOnTable {
  /** How many players have chips there. */
  readonly count: () => number
  readonly seen: () => Iterable<ChipSet>
  own(playerId: bigint, roundId: string): OwnChips | null
  /**
   * Puts a player's chips down in place of those before. False if there are newer ones, or if too many players have
   * chips there.
   */
  put(roundId: string, set: ChipSet): boolean
  /** Takes all chips of the round off the table. */
  takeAll(roundId: string): readonly ChipSet[]
}

export function createChipsOnTable(mostPlayers: number): ChipsOnTable {
  let current: string | undefined
  let sets = new Map<bigint, ChipSet>()

  return {
    count: () => [...sets.values()].filter(({ chips }) => chips.length > 0).length,
    seen: () => sets.values(),
    own(playerId, roundId) {
      const set = roundId === current ? sets.get(playerId) : undefined
      return set ? { roundId, revision: set.revision, chips: set.chips } : null
    },
    put(roundId, set) {
      // Chips of an earlier round were taken at its close, or the round was void.
      if (roundId !== current) sets = new Map()
      current = roundId
      const before = sets.get(set.session.playerId)
      if (before ? set.revision <= before.revision : sets.size >= mostPlayers) return false
      sets.set(set.session.playerId, set)
      return true
    },
    takeAll(roundId) {
      const taken = roundId === current ? [...sets.values()] : []
      sets = new Map()
      return taken.filter(({ chips }) => chips.length > 0)
    },
  }
}

/** A bet as others may see it. */
export interface SeenBet extends TableBet {
  readonly currency: string
}

/** What lies on each spot, of all players together. */
export function spotsOf(bets: Iterable<SeenBet>): RoomSpot[] {
  const spots = new Map<string, { players: number; amounts: Map<string, Millionths> }>()
  for (const { chips, currency } of bets)
    for (const { spot, amount } of chips) {
      const found = spots.get(spot) ?? { players: 0, amounts: new Map<string, Millionths>() }
      found.players += 1
      found.amounts.set(currency, (found.amounts.get(currency) ?? 0n) + (chipAmount(amount) ?? 0n))
      spots.set(spot, found)
    }
  return [...spots].map(([spot, { players, amounts }]) => ({
    spot,
    players,
    amounts: Object.fromEntries(
      [...amounts].map(([code, sum]) => [code, formatMoney(sum, currencyNamed(code).decimals)]),
    ),
  }))
}
