// SPDX-License-Identifier: Apache-2.0
import type { EventFacts, MarketType, ScoreMarketType, Scores } from '../market-types/market-type.ts'
import type { MarketTerms } from '../model/market.ts'
import type { EventResult } from '../model/result.ts'
import { continuations } from './continuations.ts'
import type { LegStatus } from './leg-status.ts'

/**
 * How every outcome of a market settles although play did not end, by outcome id: only if nothing that could
 * follow changes any of them, as with over 2.5 after three goals. Undefined if the market is open.
 */
export function decidedStatuses(
  type: MarketType,
  terms: MarketTerms,
  result: EventResult,
  facts: EventFacts,
): ReadonlyMap<string, LegStatus> | undefined {
  const statuses = new Map<string, LegStatus>()
  const ends = type.decidedBy === 'scores' ? scoresThatCanFollow(type, terms, result) : undefined
  for (const { id } of type.outcomes(terms, facts)) {
    const status =
      type.settle(result, terms, id) ?? (ends && type.decidedBy === 'scores' && sameIn(type, terms, id, ends))
    if (!status) return undefined
    statuses.set(id, status)
  }
  return statuses
}

/** The status that an outcome has after all of these scores; undefined if they differ. */
function sameIn(
  type: ScoreMarketType,
  terms: MarketTerms,
  outcome: string,
  ends: readonly Scores[],
): LegStatus | undefined {
  let same: LegStatus | undefined
  for (const scores of ends) {
    const status = type.statusOf(scores, terms, outcome)
    if (same && same !== status) return undefined
    same = status
  }
  return same
}

/** Every combination of what the parts can end with; undefined if the score of one is not known. */
function scoresThatCanFollow(
  type: ScoreMarketType,
  terms: MarketTerms,
  result: EventResult,
): readonly Scores[] | undefined {
  let combined: Scores[] = [{}]
  for (const period of type.reads(terms)) {
    const ends = continuations(result, period)
    if (!ends) return undefined
    combined = combined.flatMap((scores) => ends.map((score) => ({ ...scores, [period]: score })))
  }
  return combined
}
