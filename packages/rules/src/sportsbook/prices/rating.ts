// SPDX-License-Identifier: Apache-2.0
const pointsOfTenfold = 400

/** The probability that a competitor beats another, by Elo ratings: 400 points more win ten times as often. */
export const chanceOfRatings = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / pointsOfTenfold))
