// SPDX-License-Identifier: Apache-2.0
import type { Period } from '../model/period.ts'
import type { EventResult } from '../model/result.ts'
import type { Score } from '../model/sport.ts'
import { type PeriodScore, periodScore } from './scores/period-score.ts'

/** More than any listed score is away, and more than any line can be. */
const [near, far] = [6, 5000]
const nearAdditions: readonly Score[] = Array.from({ length: (near + 1) ** 2 }, (_, index) => ({
  home: index % (near + 1),
  away: Math.floor(index / (near + 1)),
}))
const additions: readonly Score[] = [
  ...nearAdditions,
  { home: far, away: 0 },
  { home: 0, away: far },
  { home: far, away: far },
  { home: far + 1, away: far },
]
const singleEnds: readonly Score[] = [
  { home: 0, away: 0 },
  { home: 1, away: 0 },
  { home: 0, away: 1 },
]

/**
 * Scores that a part of an event can still end with, enough to find every market that they leave undecided:
 * all that are near, and those beyond every line. The score itself if the part has ended; undefined if nobody
 * knows the score so far.
 */
export function continuations(result: EventResult, period: Period): readonly Score[] | undefined {
  const score = periodScore(result, period)
  if (typeof score === 'string') return undefined
  if (score.ended) return [score]
  if (period.startsWith('goal_')) return singleEnds
  if (period.startsWith('map_')) return singleEnds.slice(1)
  if (period === 'sets' || period === 'maps') return seriesEnds(result, score)
  return additions.map(({ home, away }) => ({ home: score.home + home, away: score.away + away }))
}

/** A series of sets or maps ends when one side has won more than half of them. */
function seriesEnds(result: EventResult, score: PeriodScore): readonly Score[] {
  const bestOf = 'bestOf' in result ? result.bestOf : 1
  const needed = (bestOf + 1) / 2
  const lost = Array.from({ length: needed }, (_, count) => count)
  return [
    ...lost.filter((away) => away >= score.away).map((away) => ({ home: needed, away })),
    ...lost.filter((home) => home >= score.home).map((home) => ({ home, away: needed })),
  ]
}
