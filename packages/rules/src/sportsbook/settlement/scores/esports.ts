// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { EsportsResult } from '../../model/result.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { countOf } from './sums.ts'

/** Maps of a match, or who won one of them. A match that a side gave up has no final score. */
export function esportsScore({ maps, over, forfeit }: EsportsResult, period: Period): PeriodScore | NoScore {
  if (period === 'maps') return { ...countOf(maps), ended: over && !forfeit }
  const [number = 1] = numbersOf(period)
  const winner = maps[number - 1]
  if (winner) return { ...countOf([winner]), ended: true }
  return over ? 'not_played' : { home: 0, away: 0, ended: false }
}
