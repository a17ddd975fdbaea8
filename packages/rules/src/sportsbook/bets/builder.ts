// SPDX-License-Identifier: Apache-2.0
import { averageOver, type JointState } from '../market-types/chances.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { ScoreMarketType } from '../market-types/market-type.ts'
import type { ExpectedFactor } from '../prices/distribution.ts'
import { type LegStatus, lose, voided, win } from '../settlement/leg-status.ts'
import type { Selection } from '../settlement/settle-market.ts'

/** The most selections of one builder leg. */
export const mostSelections = 12

export type BuilderRefusal =
  | 'builder_too_few'
  | 'builder_too_many'
  /** The same outcome, or two outcomes of one market. */
  | 'builder_same_market'
  /** Not decided by scores alone, or a quarter line, whose halves would settle apart. */
  | 'builder_market'
  /** The states have no score of its part of the event. */
  | 'builder_no_states'
  /** They cannot all hold. */
  | 'builder_contradictory'
  /** So nearly certain that no price is left. */
  | 'builder_no_price'

/**
 * How a builder leg settles: it is lost if a selection is lost; otherwise void if one is void or pushed,
 * because its price was for all of them together; otherwise won.
 */
export function builderStatus(statuses: readonly LegStatus[]): LegStatus {
  if (statuses.some(({ name }) => name === 'lose')) return lose
  return statuses.every(({ name }) => name === 'win') ? win : voided
}

/**
 * What a builder leg is worth before margin: its settlement averaged over the joint states of the event, in
 * which correlated selections hold together; never a product of their prices. A refusal instead if the
 * selections cannot be combined.
 */
export function builderChance(
  selections: readonly Selection[],
  states: readonly JointState[],
): ExpectedFactor | { refusal: BuilderRefusal } {
  const refusal = refusalOfParts(selections, states)
  if (refusal) return { refusal }
  const backed = selections.map(({ terms, outcome }) => ({
    type: marketTypeOf(terms.type) as ScoreMarketType,
    terms,
    outcome,
  }))
  const chance = averageOver(states, (scores) =>
    builderStatus(backed.map(({ type, terms, outcome }) => type.statusOf(scores, terms, outcome))),
  )
  return chance.win > 0 ? chance : { refusal: 'builder_contradictory' }
}

/** What is wrong with the selections of a builder, whatever the prices. */
export function refusalOfSelections(selections: readonly Selection[]): BuilderRefusal | undefined {
  if (selections.length < 2) return 'builder_too_few'
  if (selections.length > mostSelections) return 'builder_too_many'
  const markets = new Set(
    selections.map(({ terms: { type, period, line = '' } }) => `${type}|${period}|${line}`),
  )
  if (markets.size < selections.length) return 'builder_same_market'
  const fits = selections.every(
    ({ terms }) => marketTypeOf(terms.type).decidedBy === 'scores' && (terms.line ?? 0) % 2 === 0,
  )
  return fits ? undefined : 'builder_market'
}

function refusalOfParts(
  selections: readonly Selection[],
  states: readonly JointState[],
): BuilderRefusal | undefined {
  const refusal = refusalOfSelections(selections)
  if (refusal) return refusal
  const known = states[0]?.scores ?? {}
  const hasAll = selections.every(({ terms }) => {
    const type = marketTypeOf(terms.type)
    return type.decidedBy === 'scores' && type.reads(terms).every((period) => Object.hasOwn(known, period))
  })
  return hasAll ? undefined : 'builder_no_states'
}
