// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { TennisResult } from '../../model/result.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { countOf, sumOf } from './sums.ts'

/** Sets or games of a match or of one set. A match that a side gave up has no final score. */
export function tennisScore(result: TennisResult, period: Period): PeriodScore | NoScore {
  const { sets, ended, over, retired, walkover } = result
  const isComplete = over && !retired && !walkover
  if (period === 'games') return { ...sumOf(sets), ended: isComplete }
  if (period === 'sets') {
    const winners = sets.slice(0, ended).map(({ home, away }) => (home > away ? 'home' : 'away'))
    return { ...countOf(winners), ended: isComplete }
  }
  const [number = 1] = numbersOf(period)
  if (over && number > sets.length) return 'not_played'
  return { ...sumOf([sets[number - 1]]), ended: ended >= number }
}
