// SPDX-License-Identifier: Apache-2.0
import { LEAST_UNITS } from '@tessera/rules/games/card-rooms/card-stakes'
import { RAKE_BASIS_POINTS } from '@tessera/rules/games/card-rooms/rake-turnover'
import { climbingRules, type ClimbingRules } from '../../fair/card-room/climbing/climbing-rules.ts'
import type { ClimbingTable } from '../../fair/card-room/climbing/climbing-state.ts'
import { beats, bigTwoOrder, combinationOf } from './combinations.ts'

export interface BigTwoTable extends ClimbingTable {
  /** Whether jack, queen, king, ace and 2 are a straight. */
  readonly straightToTwo: boolean
}

/** Defaults of a table, but for its unit and its coin. Thirteen cards cost 39 units, so everybody can pay. */
export const bigTwoDefaults = {
  ...{
    straightToTwo: false,
    turnMs: 20_000,
    rakeBasisPoints: RAKE_BASIS_POINTS,
    leastUnits: LEAST_UNITS.bigtwo,
  },
} as const

/** Units for the cards that a loser has left: twice from ten on, three times for all thirteen. */
export function lossInUnits(cards: number): number {
  if (cards === 13) return 3 * cards
  return cards >= 10 ? 2 * cards : cards
}

/** Big Two for four, by game-rules.md section 2.3. */
export function bigTwoRules(table: BigTwoTable): ClimbingRules {
  const read = (cards: readonly number[]) => combinationOf(cards, table.straightToTwo)
  return climbingRules(
    {
      order: bigTwoOrder,
      isCombination: (cards) => read(cards) !== null,
      beats: (cards, over) => beats(read(cards)!, read(over)!),
      passIsFinal: false,
      owedHalfUnits: ({ hand }) => 2 * lossInUnits(hand.length),
    },
    table,
  )
}
