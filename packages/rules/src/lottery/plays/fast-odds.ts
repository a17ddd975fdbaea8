import { type Odds, oddsOf } from '../odds.ts'

/** The default prize level L (game-rules 6.6): L/2 is the share of the stakes that goes back. */
const level = oddsOf(196n, 100n)

/** L/2 divided by the chance `wins` in `draws`: the odds that return the same share of every play. */
export const levelOdds = (wins: number, draws: number): Odds => oddsOf(level.numerator * BigInt(draws), level.denominator * 2n * BigInt(wins))

/** L itself, for the plays that win in half of all draws. */
export const evenOdds: Odds = level
