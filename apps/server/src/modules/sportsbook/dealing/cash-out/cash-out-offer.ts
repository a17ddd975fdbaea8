// SPDX-License-Identifier: Apache-2.0
import { type Amount } from '@tessera/rules/money'
import { type CashOutLeg, cashOutOffer } from '@tessera/rules/sportsbook/bets/cash-out'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import type { BetSettlement, ExplainedLeg } from '@tessera/rules/sportsbook/bets/settle-bet'
import { termsNow, type LegNow } from '../../bets/read-legs.ts'
import type { BookEvent } from '../../book/events/event.ts'
import { amountOfCoins, betForRules, type StoredBet, type StoredLeg } from '../../bets/stored-bet.ts'

/** A bet with its legs as they are now, and how far it is settled. */
export interface BetNow {
  bet: StoredBet
  legs: readonly LegNow[]
  settlement: BetSettlement
  nowMs: number
}

/** What the rest of an open bet can be cashed out for now; undefined if there is no offer. */
export function offerFor(
  { bet, legs, settlement, nowMs }: BetNow,
  marginBasisPoints: number,
): Amount | undefined {
  if (bet.status !== 'open') return undefined
  const rules = betForRules(bet)
  const offer = cashOutOffer(
    kindOf(rules),
    rules.stakePerLineMinor,
    bet.legs.map((leg, position) => ({
      priceThousandths: leg.priceThousandths,
      ...stateOf(leg, legs[position]!, { ...settlement.legs[position]!, nowMs }),
    })),
    marginBasisPoints,
  )
  return offer === undefined ? undefined : amountOfCoins(offer, bet.currency)
}

type LegState = CashOutLeg extends infer Leg
  ? Leg extends unknown
    ? Omit<Leg, 'priceThousandths'>
    : never
  : never

function stateOf(
  bet: StoredLeg,
  { priceNow, chance, ...leg }: LegNow,
  { status, nowMs }: ExplainedLeg & { nowMs: number },
): LegState {
  if (status) return { state: 'settled', status }
  return priceNow > 0 && chance && !mayHaveBegun(leg.event, nowMs) && isSameBet(leg)
    ? { state: 'open', now: chance, atBet: bet.chance }
    : { state: 'suspended' }
}

/** A match whose start is over may be played already, whatever its source says; an outright only has a season. */
const mayHaveBegun = ({ kind, status, startsAtMs }: BookEvent, nowMs: number): boolean =>
  kind === 'match' && status === 'scheduled' && startsAtMs <= nowMs

/**
 * Whether what a source thinks now is about the same as the bet. A market that counts only what comes after a bet is
 * another one once its part has scored; joined selections are judged by what the bet counts from.
 */
function isSameBet({ event, selections }: Pick<LegNow, 'event' | 'selections'>): boolean {
  if (selections.length > 1) return true
  return selections.every(({ market, terms }) => {
    const { scoreBefore = none } = terms
    const now = termsNow(event, market).scoreBefore ?? none
    return now.home === scoreBefore.home && now.away === scoreBefore.away
  })
}
const none = { home: 0, away: 0 }
