// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import type { Period } from '../model/period.ts'
import { type ExpectedFactor, factorOf, type ScoreDistribution } from '../prices/distribution.ts'
import type { LegStatus } from '../settlement/leg-status.ts'
import type { EventFacts, Scores } from './market-type.ts'
import { marketTypeOf } from './market-types.ts'

/** One possible course of an event: the scores of some of its parts, and how probable it is. */
export interface JointState {
  readonly scores: Scores
  readonly probability: number
}

/** The states of a single part, such as `regular`. */
export const statesOf = (period: Period, { states }: ScoreDistribution): readonly JointState[] =>
  states.map(({ home, away, probability }) => ({ scores: { [period]: { home, away } }, probability }))

/** What happens to a stake on average, when it settles like this in each state. */
export function averageOver(
  states: readonly JointState[],
  statusIn: (scores: Scores) => LegStatus,
): ExpectedFactor {
  let [won, lost, back] = [0, 0, 0]
  for (const { scores, probability } of states) {
    const status = statusIn(scores)
    const part = probability / status.of
    won += status.won * part
    back += status.back * part
    lost += (status.of - status.won - status.back) * part
  }
  return factorOf(won, lost, back)
}

/**
 * What each outcome of a market is worth before margin, by outcome id: its settlement averaged over the
 * states. Throws RangeError for markets that scores do not decide, and if the states lack a score it needs.
 */
export function chancesByScores(
  terms: MarketTerms,
  states: readonly JointState[],
  facts: EventFacts = {},
): ReadonlyMap<string, ExpectedFactor> {
  const type = marketTypeOf(terms.type)
  if (type.decidedBy !== 'scores') throw new RangeError(`${terms.type} is not decided by scores`)
  return new Map(
    type
      .outcomes(terms, facts)
      .map(({ id }) => [id, averageOver(states, (scores) => type.statusOf(scores, terms, id))]),
  )
}
