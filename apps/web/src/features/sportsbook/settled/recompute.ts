// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire, amountOfMillionths, amountToWire } from '@tessera/rules/money'
import type { Bet as RulesBet } from '@tessera/rules/sportsbook/bets/bet'
import { type BetSettlement, type EventState, settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'

type Bet = CallOutput<'sportsbook.bet'>
type History = CallOutput<'sportsbook.settlements'>
type Settlement = History['settlements'][number]

/** A settlement as this browser computes it by the rules that the server pays by. */
export interface Recomputed {
  settlement: BetSettlement
  /** As on the wire. */
  returned: number
  /** Whether that is what the server paid, in the same state. */
  agrees: boolean
}

/**
 * Computes one settlement of a bet again, from its legs and the versions of the results that it was settled by. Undefined
 * where the rules cannot read what the server says, which then agrees with nothing.
 */
export function recompute(
  bet: Bet,
  settlement: Settlement,
  known: Pick<History, 'events' | 'results'>,
): Recomputed | undefined {
  try {
    const computed = settleBet(
      rulesBetOf(bet, settlement.stakePerLine),
      (id) => stateOf(id, settlement, known),
      settlement.at,
    )
    const returned = computed.state === 'settled' ? wireOf(computed.returnMinor, bet.currency) : 0
    const state = computed.state === 'settled' ? 'settled' : 'open'
    return {
      settlement: computed,
      returned,
      agrees: state === settlement.status && returned === settlement.returned,
    }
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Coins of a currency as an amount of the wire. */
export const wireOf = (coins: bigint, currency: string): number =>
  amountToWire(amountOfMillionths(coins * coinOf(currency)))

const rulesBetOf = ({ kind, legs, currency }: Bet, stakePerLine: number): RulesBet => ({
  kind,
  stakePerLineMinor: amountFromWire(stakePerLine) / coinOf(currency),
  legs: legs.map(({ event, selections, price, takenAt }) => ({
    eventId: event.id,
    priceThousandths: price,
    takenAtMs: takenAt ?? undefined,
    selections: selections.map(({ market, outcome, scoreBefore }) => ({
      terms: {
        type: market.type,
        period: market.period,
        ...(market.line !== null && { line: market.line }),
        ...(scoreBefore && { scoreBefore }),
      },
      outcome,
    })),
  })),
})

function stateOf(
  eventId: string,
  settlement: Settlement,
  { events, results }: Pick<History, 'events' | 'results'>,
): EventState {
  const event = events.find((each) => each.eventId === eventId)
  if (!event) throw new RangeError('an event of the bet is missing')
  const used = settlement.versions.find((each) => each.eventId === eventId)?.version
  const result = results.find((each) => each.eventId === eventId && each.version === used)
  if (used !== undefined && !result) throw new RangeError('a result of the settlement is missing')
  return {
    event: {
      kind: event.kind,
      scheduledStartMs: event.startsAt,
      competitors: event.competitors,
      bestOf: event.bestOf ?? undefined,
    },
    version: result && versionOf(result),
  }
}

const versionOf = ({
  version,
  status,
  venue,
  source,
  said,
  saidAtDeadline,
  voidedMarkets,
  endedAt,
}: History['results'][number]): ResultVersion => ({
  version,
  status,
  venue,
  source,
  result: said === null ? undefined : readResult(JSON.parse(said)),
  resultAtDeadline: saidAtDeadline === null ? undefined : readResult(JSON.parse(saidAtDeadline)),
  voidedMarkets,
  endedAtMs: endedAt ?? undefined,
})
