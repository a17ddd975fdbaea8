// SPDX-License-Identifier: Apache-2.0
import { mainPeriod } from '../../model/period.ts'
import type { EventResult } from '../../model/result.ts'
import type { Score } from '../../model/sport.ts'
import { periodScore } from './period-score.ts'

/**
 * How a whole event stands by its result. A fight stands 1–0 or 0–1 once a side has won, 0–0 before and after a draw.
 * Undefined where there is no such score.
 */
export function wholeScore(result: EventResult): Score | undefined {
  if (result.sport === 'outright') return undefined
  if (result.sport === 'cockfight')
    return { home: Number(result.outcome === 'meron'), away: Number(result.outcome === 'wala') }
  const score = periodScore(result, mainPeriod[result.sport])
  return typeof score === 'object' ? { home: score.home, away: score.away } : undefined
}
