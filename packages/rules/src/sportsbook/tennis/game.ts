// SPDX-License-Identifier: Apache-2.0
/** Points that win a game, and the lead that is needed. */
const pointsOfGame = 4
const pointsOfTiebreak = 7
const lead = 2

/** The probability that each side wins a point that it serves, from 0 to 1. */
export interface ServeChances {
  readonly home: number
  readonly away: number
}

export type TennisSide = 'home' | 'away'

/**
 * The probability that the server wins the game from a score in points, 0, 1, 2, 3 and so on for 0, 15, 30, 40
 * and advantage, where the server wins each point with the probability `point`. At deuce it is
 * p^2 / (1 - 2 p q); before it, p^4 (1 + 4 q + 10 q^2) + 20 p^3 q^3 p^2 / (1 - 2 p q)
 * (game-rules.md section 9).
 */
export function gameChance(point: number, server = 0, receiver = 0): number {
  if (server >= pointsOfGame && server - receiver >= lead) return 1
  if (receiver >= pointsOfGame && receiver - server >= lead) return 0
  if (server === receiver && server >= pointsOfGame - 1) return point ** 2 / (1 - 2 * point * (1 - point))
  return (
    point * gameChance(point, server + 1, receiver) + (1 - point) * gameChance(point, server, receiver + 1)
  )
}

/**
 * The probability that home wins a tiebreak from a score in points. `first` serves the first point of it, then
 * the sides serve two points each in turn.
 */
export function tiebreakChance(
  { home, away }: ServeChances,
  first: TennisSide,
  points: { readonly home: number; readonly away: number } = { home: 0, away: 0 },
): number {
  const homeFirst = first === 'home'
  // Of two points from a draw on, each side serves one.
  const [both, none] = [home * (1 - away), (1 - home) * away]
  const known = new Map<number, number>()
  const from = (left: number, right: number): number => {
    if (left >= pointsOfTiebreak && left - right >= lead) return 1
    if (right >= pointsOfTiebreak && right - left >= lead) return 0
    if (left === right && left >= pointsOfTiebreak - 1) return both + none > 0 ? both / (both + none) : 0.5
    const key = left * 64 + right
    const before = known.get(key)
    if (before !== undefined) return before
    const firstServes = ((left + right + 1) >> 1) % 2 === 0
    const point = firstServes === homeFirst ? home : 1 - away
    const chance = point * from(left + 1, right) + (1 - point) * from(left, right + 1)
    known.set(key, chance)
    return chance
  }
  return from(points.home, points.away)
}
