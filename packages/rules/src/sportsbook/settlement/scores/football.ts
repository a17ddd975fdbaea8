// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { FootballResult } from '../../model/result.ts'
import { otherSide, type Score, type Side } from '../../model/sport.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { countOf, sumOf } from './sums.ts'

/** Goals of a part of a match. */
export function footballScore(result: FootballResult, period: Period): PeriodScore | NoScore {
  const { halves, ended, final } = result
  if (final) return finalScore(final, period)
  if (period === 'regular') return { ...sumOf(halves), ended: ended === 2 }
  if (period === 'first_half') return { ...sumOf([halves[0]]), ended: ended >= 1 }
  if (period === 'second_half') return { ...sumOf([halves[1]]), ended: ended === 2 }
  const [number = 1, last = 90] = numbersOf(period)
  return period.startsWith('goal_') ? goalScore(result, number) : minutesScore(result, number, last)
}

/** What follows from the score at the end alone: the whole match, and goals that did not fall or that only one side can have scored. */
function finalScore(final: Score, period: Period): PeriodScore | NoScore {
  if (period === 'regular') return { ...final, ended: true }
  const [number = 1] = numbersOf(period)
  return period.startsWith('goal_') ? goalOf(final, number, undefined, true) : 'unknown'
}

/** Who scored the goal of a number: 1-0, 0-1, or 0-0 if it did not fall. */
const goalScore = ({ halves, ended, goals }: FootballResult, number: number): PeriodScore | NoScore =>
  goalOf(sumOf(halves), number, goals?.[number - 1]?.side, ended === 2)

function goalOf(
  score: Score,
  number: number,
  scorer: Side | undefined,
  over: boolean,
): PeriodScore | NoScore {
  if (score.home + score.away < number) return { home: 0, away: 0, ended: over }
  const side = scorer ?? onlyScorer(score)
  return side ? { ...countOf([side]), ended: true } : 'unknown'
}

function onlyScorer(score: Score): Side | undefined {
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
