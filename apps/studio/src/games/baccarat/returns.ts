// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import type { BaccaratSpot } from './maths.ts'

/** How many of the ordered draws of six cards from eight decks end so; published, and counted again by the test. */
export const BACCARAT_COUNTS = {
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
} as const
export const BACCARAT_DRAWS = 4_998_398_275_503_360n

/** The chance that the spot wins. The second card has the rank of the first with 31 of 415 cards. */
export function baccaratChance(spot: BaccaratSpot): Fraction {
  return spot === 'player-pair' || spot === 'banker-pair'
    ? fraction(31n, 415n)
    : fraction(BACCARAT_COUNTS[spot], BACCARAT_DRAWS)
}

/** The exact return to player of a spot. */
export function baccaratReturn(spot: BaccaratSpot): Fraction {
  const { banker, player, tie } = BACCARAT_COUNTS
  if (spot === 'player') return fraction(2n * player + tie, BACCARAT_DRAWS)
  if (spot === 'banker') return fraction(195n * banker + 100n * tie, 100n * BACCARAT_DRAWS)
  if (spot === 'tie') return fraction(9n * tie, BACCARAT_DRAWS)
  return fraction(12n * 31n, 415n)
}
