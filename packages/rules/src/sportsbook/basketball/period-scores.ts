// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution } from '../prices/distribution.ts'
import { type BasketballMeans, scoresOf } from './forecast.ts'

/** What has been played of a game. */
export interface GameSoFar {
  /** Points in each quarter, not running totals; the last may still be played. */
  readonly quarters: readonly { readonly home: number; readonly away: number }[]
  /** Seconds of play, 0 to 2,880. */
  readonly playedSeconds: number
}

export const secondsOfQuarter = 720
const quartersOfGame = 4

/**
 * The scores that a part of a basketball game can end with: `game` (with overtime), `first_half`, `second_half`
 * or `quarter_1` to `quarter_4`. Undefined if it is over. Throws RangeError for a part that a game does not have.
 */
export function basketballScores(
  means: BasketballMeans,
  part: string,
  { quarters, playedSeconds }: GameSoFar = { quarters: [], playedSeconds: 0 },
): ScoreDistribution | undefined {
  const [first, last] = quartersOf(part)
  const played = playedSeconds / secondsOfQuarter
  if (played >= last && (part !== 'game' || !isDrawn(quarters))) return undefined
  const inside = quarters.slice(first, last)
  const score = {
    home: inside.reduce((sum, { home }) => sum + home, 0),
    away: inside.reduce((sum, { away }) => sum + away, 0),
  }
  const shareLeft = Math.max(0, last - Math.max(first, played)) / quartersOfGame
  return scoresOf(means, { state: { score, shareLeft }, hasOvertime: part === 'game' })
}

/** The seconds of play until a part is over, overtime left out. */
export const secondsLeftOf = (part: string, playedSeconds: number): number =>
  quartersOf(part)[1] * secondsOfQuarter - playedSeconds

/** The indexes of the first quarter of a part, and of the one after its last. */
function quartersOf(part: string): [number, number] {
  const quarter = /^quarter_([1-4])$/.exec(part)?.[1]
  if (quarter) return [Number(quarter) - 1, Number(quarter)]
  if (part === 'game') return [0, quartersOfGame]
  if (part === 'first_half') return [0, 2]
  if (part === 'second_half') return [2, quartersOfGame]
  throw new RangeError(`${part} is not a part of a basketball game`)
}

const isDrawn = (quarters: GameSoFar['quarters']): boolean =>
  quarters.reduce((margin, { home, away }) => margin + home - away, 0) === 0
