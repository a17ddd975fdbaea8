// SPDX-License-Identifier: Apache-2.0
import { LEAST_UNITS } from '@tessera/rules/games/card-rooms/card-stakes'
import { RAKE_BASIS_POINTS } from '@tessera/rules/games/card-rooms/rake-turnover'
import { climbingRules, type ClimbingRules } from '../../fair/card-room/climbing/climbing-rules.ts'
import type { ClimbingTable } from '../../fair/card-room/climbing/climbing-state.ts'
import {
  beats,
  chops,
  combinationOf,
  tienLenOrder,
  twosInHalfUnits,
  type ChopSettings,
} from './combinations.ts'
import { instantWinner } from './instant-win.ts'

export interface TienLenTable extends ClimbingTable, ChopSettings {
  /** Whether some hands win as they are dealt. */
  readonly instantWins: boolean
}

/** Who has not played a card pays for 26, and so does everybody when a hand wins as it is dealt. */
const NOTHING_PLAYED = 52

/** Defaults of a table, but for its unit and its coin. The most that cards left can cost are 58.5 units. */
export const tienLenDefaults = {
  ...{ quadChopsPairOfTwos: true, chopsBeatChops: true, instantWins: true },
  ...{ turnMs: 20_000, rakeBasisPoints: RAKE_BASIS_POINTS, leastUnits: LEAST_UNITS.tienlen },
} as const

/** Tiến Lên miền Nam for four, by game-rules.md section 2.2. */
export function tienLenRules(table: TienLenTable): ClimbingRules {
  return climbingRules(
    {
      order: tienLenOrder,
      isCombination: (cards) => combinationOf(cards) !== null,
      beats: (cards, over) => beats(combinationOf(cards)!, combinationOf(over)!, table),
      passIsFinal: true,
      owedHalfUnits: ({ hand, hasPlayed }) =>
        (hasPlayed ? 2 * hand.length : NOTHING_PLAYED) + twosInHalfUnits(hand),
      chopHalfUnits: (cards, over) =>
        chops(combinationOf(cards)!, combinationOf(over)!, table) ? twosInHalfUnits(over) : null,
      instant(hands) {
        const winner = table.instantWins ? instantWinner(hands) : null
        return winner === null ? null : { winner, halfUnits: NOTHING_PLAYED }
      },
    },
    table,
  )
}
