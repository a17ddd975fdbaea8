// SPDX-License-Identifier: Apache-2.0
import type { LineQuarters, MarketTerms } from '../model/market.ts'
import type { Period } from '../model/period.ts'
import type { EventResult } from '../model/result.ts'
import type { Score, Sport } from '../model/sport.ts'
import type { LegStatus } from '../settlement/leg-status.ts'
import { periodScore } from '../settlement/scores/period-score.ts'
import type { ScoreMarketType, Scores } from './market-type.ts'

type Declared = Pick<ScoreMarketType, 'code' | 'outcomes'> & {
  /** Which parts of which sport have it, as patterns. */
  periods: Partial<Readonly<Record<Sport, RegExp>>>
  line?: 'handicap' | 'total'
  isLine?: ScoreMarketType['isLine']
  countsFromBet?: ScoreMarketType['countsFromBet']
}

/** A market that the score of its own period decides. */
export const scoreMarket = (
  declared: Declared & { statusOf: (score: Score, terms: MarketTerms, outcome: string) => LegStatus },
): ScoreMarketType =>
  scoresMarket({
    ...declared,
    reads: ({ period }) => [period],
    statusOf: (scores, terms, outcome) => declared.statusOf(scoreIn(scores, terms.period), terms, outcome),
  })

/** A market that the scores of several periods decide. */
export function scoresMarket(
  declared: Declared & Pick<ScoreMarketType, 'reads' | 'statusOf'>,
): ScoreMarketType {
  const { code, periods, line = 'none', outcomes, reads, statusOf } = declared
  return {
    code,
    text: `sportsbook.market.${code}`,
    sports: Object.keys(periods) as Sport[],
    hasPeriod: (sport, period) => periods[sport]?.test(period) ?? false,
    line,
    isLine: declared.isLine ?? noLine,
    countsFromBet: declared.countsFromBet ?? (() => false),
    outcomes,
    decidedBy: 'scores',
    reads,
    statusOf,
    settle: (result, terms, outcome) => {
      const scores = finalScores(result, reads(terms))
      return scores && statusOf(scores, terms, outcome)
    },
  }
}

const noLine = (): boolean => false

/** The scores of parts that are complete; undefined if one is not. */
function finalScores(result: EventResult, periods: readonly Period[]): Scores | undefined {
  const scores: Record<Period, Score> = {}
  for (const period of periods) {
    const score = periodScore(result, period)
    if (typeof score === 'string' || !score.ended) return undefined
    scores[period] = score
  }
  return scores
}

/** The score of a part. Throws RangeError if it is not among them. */
export function scoreIn(scores: Scores, period: Period): Score {
  const score = scores[period]
  if (!score) throw new RangeError(`There is no score of ${period}`)
  return score
}

/** Whether a line ends in .5, as in sports where half a point decides. */
export const isHalfLine = (line: LineQuarters): boolean => Math.abs(line % 4) === 2
/** Whether a line ends in .0 or .5. */
export const isWholeOrHalfLine = (line: LineQuarters): boolean => line % 2 === 0

/** The line of terms. Throws RangeError if they have none. */
export function lineOf({ line, type }: MarketTerms): LineQuarters {
  if (line === undefined) throw new RangeError(`${type} needs a line`)
  return line
}

/** The error for an outcome that the market does not have. */
export const noOutcome = ({ type }: MarketTerms, outcome: string): RangeError =>
  new RangeError(`${type} has no outcome ${outcome}`)
