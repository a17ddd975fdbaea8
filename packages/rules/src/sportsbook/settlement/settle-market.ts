// SPDX-License-Identifier: Apache-2.0
import type { EventFacts, MarketType } from '../market-types/market-type.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { SportsEvent } from '../model/event.ts'
import { marketKey, type MarketTerms } from '../model/market.ts'
import type { EventResult, ResultVersion } from '../model/result.ts'
import { countedResult, type Finish, finishOf, type SettlementReason } from './counted.ts'
import { decidedStatuses } from './decided.ts'
import { type LegStatus, voided } from './leg-status.ts'
import { periodScore } from './scores/period-score.ts'

/** What a settlement needs of its event. */
export type SettledEvent = Pick<SportsEvent, 'kind' | 'scheduledStartMs' | 'bestOf' | 'competitors'>

/** How an outcome settled; without a status the bet stays open. */
export interface SelectionSettlement {
  status: LegStatus | undefined
  reason: SettlementReason
}

/** An outcome of a market. */
export interface Selection {
  terms: MarketTerms
  outcome: string
}

/**
 * Settles an outcome by one version of the result, at a time (ms since 1970) that the 48 hours are measured
 * with. The same version always gives the same settlement once the event is over. Throws RangeError for a
 * market or outcome that does not exist.
 */
export function settleSelection(
  event: SettledEvent,
  version: ResultVersion,
  { terms, outcome }: Selection,
  atMs: number,
): SelectionSettlement {
  const type = marketTypeOf(terms.type)
  if (!type.outcomes(terms, event).some(({ id }) => id === outcome))
    throw new RangeError(`${terms.type} has no outcome ${outcome}`)
  return settleOutcome(event, version, { type, terms, outcome }, atMs)
}

/** Settles all outcomes of a market, by outcome id. */
export function settleMarket(
  event: SettledEvent,
  version: ResultVersion,
  terms: MarketTerms,
  atMs: number,
): ReadonlyMap<string, SelectionSettlement> {
  const type = marketTypeOf(terms.type)
  return new Map(
    type
      .outcomes(terms, event)
      .map(({ id }) => [id, settleOutcome(event, version, { type, terms, outcome: id }, atMs)]),
  )
}

interface Backed extends Selection {
  type: MarketType
}

function settleOutcome(
  event: SettledEvent,
  version: ResultVersion,
  backed: Backed,
  atMs: number,
): SelectionSettlement {
  if (version.voidedMarkets?.includes(marketKey(backed.terms))) return { status: voided, reason: 'cancelled' }
  const finish = finishOf(event, version, atMs)
  if (finish.state === 'void') return { status: voided, reason: finish.reason }
  const result = countedResult(event, version)
  const status = result && backed.type.settle(result, backed.terms, backed.outcome)
  if (status) return { status, reason: 'result' }
  if (finish.state === 'running') return { status: undefined, reason: 'waits_for_result' }
  const decided = result && decidedStatus(event, result, backed)
  if (decided) return { status: decided, reason: 'already_decided' }
  return undecided(finish, result, backed)
}

function decidedStatus(event: EventFacts, result: EventResult, backed: Backed): LegStatus | undefined {
  const statuses = decidedStatuses(backed.type, backed.terms, result, event)
  return statuses?.get(backed.outcome)
}

function undecided(finish: Finish, result: EventResult | undefined, backed: Backed): SelectionSettlement {
  if (finish.state === 'broken_off') return { status: voided, reason: finish.reason }
  const isUnplayed =
    result !== undefined &&
    backed.type.decidedBy === 'scores' &&
    backed.type.reads(backed.terms).some((period) => periodScore(result, period) === 'not_played')
  return isUnplayed
    ? { status: voided, reason: 'not_played' }
    : { status: undefined, reason: 'waits_for_details' }
}
