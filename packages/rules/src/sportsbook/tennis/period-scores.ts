// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution } from '../prices/distribution.ts'
import type { TennisForecast } from './match.ts'

/**
 * The scores that a part of a tennis match can end with: `sets`, `games`, or the games of `set_1` to `set_5`, given
 * that the set is played. Undefined if it is over or will not be played. Throws RangeError for a part that a
 * match does not have.
 */
export function tennisScores(forecast: TennisForecast, period: string): ScoreDistribution | undefined {
  if (period === 'sets') return forecast.sets
  if (period === 'games') return forecast.games
  const set = /^set_([1-5])$/.exec(period)?.[1]
  if (!set) throw new RangeError(`${period} is not a part of a tennis match`)
  return forecast.gamesOfSets[Number(set) - 1]
}
