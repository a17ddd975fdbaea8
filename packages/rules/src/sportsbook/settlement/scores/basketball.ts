// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { BasketballResult } from '../../model/result.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { sumOf } from './sums.ts'

/** Points of a part of a game. Only the whole game has the overtime (section 8). */
export function basketballScore(
  { quarters, ended, over, final }: BasketballResult,
  period: Period,
): PeriodScore | NoScore {
  if (final) return period === 'game' ? { ...final, ended: true } : 'unknown'
  if (period === 'game') return { ...sumOf(quarters), ended: over }
  if (period === 'first_half') return { ...sumOf(quarters.slice(0, 2)), ended: ended >= 2 }
  if (period === 'second_half') return { ...sumOf(quarters.slice(2, 4)), ended: ended >= 4 }
  const [number = 1] = numbersOf(period)
  return { ...sumOf([quarters[number - 1]]), ended: ended >= number }
}
