// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { FootballResult } from '../../model/result.ts'
import { otherSide, type Score } from '../../model/sport.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { countOf, sumOf } from './sums.ts'

/** Goals of a part of a match. */
export function footballScore(result: FootballResult, period: Period): PeriodScore | NoScore {
  const { halves, ended } = result
  if (period === 'regular') return { ...sumOf(halves), ended: ended === 2 }
  if (period === 'first_half') return { ...sumOf([halves[0]]), ended: ended >= 1 }
  if (period === 'second_half') return { ...sumOf([halves[1]]), ended: ended === 2 }
  const [number = 1, last = 90] = numbersOf(period)
  return period.startsWith('goal_') ? goalScore(result, number) : minutesScore(result, number, last)
}

/** Who scored the goal of a number: 1-0, 0-1, or 0-0 if it did not fall. */
function goalScore({ halves, ended, goals }: FootballResult, number: number): PeriodScore | NoScore {
  const score = sumOf(halves)
  if (score.home + score.away < number) return { home: 0, away: 0, ended: ended === 2 }
  const side = goals?.[number - 1]?.side ?? onlyScorer(score)
  return side ? { ...countOf([side]), ended: true } : 'unknown'
}

function onlyScorer(score: Score): 'home' | 'away' | undefined {
  return (['home', 'away'] as const).find((side) => score[otherSide(side)] === 0)
}

function minutesScore(result: FootballResult, first: number, last: number): PeriodScore | NoScore {
  const score = sumOf(result.halves)
  if (!result.goals && score.home + score.away > 0) return 'unknown'
  const inside = (result.goals ?? []).filter(({ minute }) => minute >= first && minute <= last)
  return { ...countOf(inside.map(({ side }) => side)), ended: isMinuteOver(result, last) }
}

/** Stoppage belongs to the last minute of its half, so that minute is over only with the half. */
function isMinuteOver({ ended, minute = 0 }: FootballResult, last: number): boolean {
  if (ended === 2) return true
  if (last <= 45 && ended === 1) return true
  return last !== 45 && last !== 90 && minute > last
}
