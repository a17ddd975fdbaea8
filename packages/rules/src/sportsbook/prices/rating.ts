// SPDX-License-Identifier: Apache-2.0
const pointsOfTenfold = 400
const stepOfRating = 32

/** The probability that a competitor beats another, by Elo ratings: 400 points more win ten times as often. */
export const chanceOfRatings = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / pointsOfTenfold))

/** The ratings of two competitors after the first has won (1) or lost (0): what one gains, the other loses. */
export function ratingsAfter(own: number, other: number, won: 0 | 1): { own: number; other: number } {
  const change = stepOfRating * (won - chanceOfRatings(own, other))
  return { own: own + change, other: other - change }
}
