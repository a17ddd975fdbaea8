// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from '../../model/period.ts'
import type { TennisResult } from '../../model/result.ts'
import type { Score, Side } from '../../model/sport.ts'
import type { NoScore, PeriodScore } from './period-score.ts'
import { countOf, sumOf } from './sums.ts'

/** Sets or games of a match or of one set. A match that a side gave up has no final score. */
export function tennisScore(result: TennisResult, period: Period): PeriodScore | NoScore {
  const { sets, ended, over, retired, walkover } = result
  const isComplete = over && !retired && !walkover
  if (period === 'games') return { ...sumOf(gamesOf(result)), ended: isComplete }
  if (period === 'sets') return { ...countOf(sets.slice(0, ended).map(winnerOf)), ended: isComplete }
  const [number = 1] = numbersOf(period)
  // A tie-break has points. There was no such set of games, so bets on its games are void.
  if (isMatchTieBreak(result, number)) return 'not_played'
  if (over && number > sets.length) return 'not_played'
  return { ...sumOf([sets[number - 1]]), ended: ended >= number }
}

/** Who won a set, also where a tie-break stands in its place; undefined before its end. */
export function setWinner({ sets, ended }: TennisResult, number: number): Side | undefined {
  const set = sets[number - 1]
  return set && ended >= number ? winnerOf(set) : undefined
}

/** Games of each set. A tie-break in the place of a set is one game of its winner, and none before its end. */
const gamesOf = (result: TennisResult): readonly Score[] =>
  result.sets.map((set, index) => {
    if (!isMatchTieBreak(result, index + 1)) return set
    const winner = setWinner(result, index + 1)
    return countOf(winner ? [winner] : [])
  })

const isMatchTieBreak = ({ matchTieBreak, bestOf }: TennisResult, number: number): boolean =>
  matchTieBreak === true && number === bestOf

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away')
