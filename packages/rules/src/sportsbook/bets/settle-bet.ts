// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'
import type { ResultVersion } from '../model/result.ts'
import { type LegFactor, legFactor, type LegStatus, voided } from '../settlement/leg-status.ts'
import {
  type Selection,
  type SelectionSettlement,
  type SettledEvent,
  settleSelection,
} from '../settlement/settle-market.ts'
import type { Bet, BetLeg } from './bet.ts'
import { builderStatus } from './builder.ts'
import { kindOf, visitLines } from './returns.ts'

/** What is known of an event when a bet is settled; no version if nothing is. */
export interface EventState {
  event: SettledEvent
  version?: ResultVersion | undefined
}

/** How a leg settled, and why. */
export interface ExplainedLeg {
  eventId: string
  /** The version of the result it was settled by. */
  version?: number | undefined
  selections: readonly (Selection & SelectionSettlement)[]
  priceThousandths: PriceThousandths
  /** Undefined while the leg is open. */
  status?: LegStatus | undefined
  /** What each unit of stake on it comes back as. */
  factor?: LegFactor | undefined
}

/** What became of a line. */
export interface ExplainedLine {
  /** Positions of its legs. */
  legs: readonly number[]
  stakeMinor: bigint
  /** Undefined while the line is open. */
  returnMinor?: bigint | undefined
}

/** How a bet was settled, so completely that anybody can compute it again. */
export interface BetSettlement {
  /** A bet is settled once no open leg can change what it returns. */
  state: 'open' | 'settled'
  stakeMinor: bigint
  /** What it returns; of an open bet, what its settled lines return so far. */
  returnMinor: bigint
  legs: readonly ExplainedLeg[]
  lines: readonly ExplainedLine[]
}

/**
 * Settles a bet by what is known of its events, at a time in ms since 1970. Server and browser call this same
 * function: the one to pay, the other to check. Throws RangeError if an event of the bet is missing.
 */
export function settleBet(bet: Bet, eventOf: (eventId: string) => EventState, atMs: number): BetSettlement {
  const legs = bet.legs.map((leg) => explainLeg(leg, eventOf(leg.eventId), atMs))
  const factors = legs.map(({ factor }) => factor ?? { numerator: 1n, denominator: 1n })
  const lines: ExplainedLine[] = []
  let returnMinor = 0n
  visitLines(kindOf(bet), factors, (positions, numerator, denominator) => {
    const isDecided = numerator === 0n || positions.every((position) => legs[position]?.factor)
    const returned = isDecided ? (bet.stakePerLineMinor * numerator) / denominator : undefined
    returnMinor += returned ?? 0n
    lines.push({ legs: [...positions], stakeMinor: bet.stakePerLineMinor, returnMinor: returned })
  })
  const isSettled = lines.every((line) => line.returnMinor !== undefined)
  const stakeMinor = bet.stakePerLineMinor * BigInt(lines.length)
  return { state: isSettled ? 'settled' : 'open', stakeMinor, returnMinor, legs, lines }
}

function explainLeg(leg: BetLeg, { event, version }: EventState, atMs: number): ExplainedLeg {
  const settlementOf = (selection: Selection): SelectionSettlement => {
    if (isTakenLate(leg, event)) return { status: voided, reason: 'taken_late' }
    if (!version) return { status: undefined, reason: 'waits_for_result' }
    return settleSelection(event, version, selection, atMs)
  }
  const selections = leg.selections.map((selection) => ({
    ...selection,
    ...settlementOf(selection),
  }))
  const status = statusOfLeg(selections.map((selection) => selection.status))
  return {
    eventId: leg.eventId,
    version: version?.version,
    selections,
    priceThousandths: leg.priceThousandths,
    status,
    factor: status && legFactor(status, leg.priceThousandths),
  }
}

/**
 * Whether a leg was taken as one before the start although its event had begun, which its source said only afterwards. It does not
 * count, whoever may have known: prices before the start are none for a match that is played.
 */
const isTakenLate = ({ takenAtMs }: BetLeg, { kind, scheduledStartMs }: SettledEvent): boolean =>
  kind === 'match' && takenAtMs !== undefined && takenAtMs > scheduledStartMs

/** A builder leg with a lost selection is lost, although others are open. */
function statusOfLeg(statuses: readonly (LegStatus | undefined)[]): LegStatus | undefined {
  const known = statuses.filter((status) => status !== undefined)
  if (statuses.length === 1) return known[0]
  const builder = builderStatus(known)
  return known.length === statuses.length || builder.name === 'lose' ? builder : undefined
}
