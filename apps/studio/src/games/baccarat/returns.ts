// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import type { BaccaratSpot, BaccaratVariant } from './maths.ts'

/** How many of the ordered draws of six cards from eight decks end so; published, and counted again by the test. */
export const BACCARAT_COUNTS = {
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
} as const
/** In so many of them the banker wins with six points. */
export const BANKER_SIX_COUNT = 269_232_304_455_680n
export const BACCARAT_DRAWS = 4_998_398_275_503_360n

/** The chance that the spot wins. The second card has the rank of the first with 31 of 415 cards. */
export function baccaratChance(spot: BaccaratSpot): Fraction {
  if (spot === 'player-pair' || spot === 'banker-pair') return fraction(31n, 415n)
  return fraction(spot === 'super-six' ? BANKER_SIX_COUNT : BACCARAT_COUNTS[spot], BACCARAT_DRAWS)
}

/** The exact return to player of a spot. */
export function baccaratReturn(spot: BaccaratSpot, variant: BaccaratVariant): Fraction {
  const { banker, player, tie } = BACCARAT_COUNTS
  switch (spot) {
    case 'player':
      return fraction(2n * player + tie, BACCARAT_DRAWS)
    case 'banker':
      return variant === 'superSix'
        ? fraction(4n * banker - BANKER_SIX_COUNT + 2n * tie, 2n * BACCARAT_DRAWS)
        : fraction(195n * banker + 100n * tie, 100n * BACCARAT_DRAWS)
    case 'tie':
      return fraction(9n * tie, BACCARAT_DRAWS)
    case 'super-six':
      return fraction(13n * BANKER_SIX_COUNT, BACCARAT_DRAWS)
    default:
      return fraction(12n * 31n, 415n)
  }
}
