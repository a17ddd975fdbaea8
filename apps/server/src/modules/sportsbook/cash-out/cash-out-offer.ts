// SPDX-License-Identifier: Apache-2.0
import { type Amount } from '@tessera/rules/money'
import { type CashOutLeg, cashOutOffer } from '@tessera/rules/sportsbook/bets/cash-out'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import type { BetSettlement, ExplainedLeg } from '@tessera/rules/sportsbook/bets/settle-bet'
import { termsNow, type LegNow } from '../bets/read-legs.ts'
import { amountOfCoins, betForRules, type StoredBet } from '../bets/stored-bet.ts'

/** A bet with its legs as they are now, and how far it is settled. */
export interface BetNow {
  bet: StoredBet
  legs: readonly LegNow[]
  settlement: BetSettlement
}

/** What the rest of an open bet can be cashed out for now; undefined if there is no offer. */
export function offerFor({ bet, legs, settlement }: BetNow, marginBasisPoints: number): Amount | undefined {
  if (bet.status !== 'open') return undefined
  const rules = betForRules(bet)
  const offer = cashOutOffer(
    kindOf(rules),
    rules.stakePerLineMinor,
    rules.legs.map(({ priceThousandths }, position) => ({
      priceThousandths,
      ...stateOf(legs[position]!, settlement.legs[position]!),
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

function stateOf(leg: LegNow, { status }: ExplainedLeg): LegState {
  if (status) return { state: 'settled', status }
  return leg.priceNow > 0 && isSameBet(leg)
    ? { state: 'priced', currentThousandths: leg.priceNow }
    : { state: 'suspended' }
}

/**
 * Whether the price of now is for the same as the bet. A market that counts only what comes after a bet is another one
 * once its part has scored; joined selections are priced by what the bet counts from.
 */
function isSameBet({ event, selections }: LegNow): boolean {
  if (selections.length > 1) return true
  return selections.every(({ market, terms }) => {
    const { scoreBefore = none } = terms
    const now = termsNow(event, market).scoreBefore ?? none
    return now.home === scoreBefore.home && now.away === scoreBefore.away
  })
}
const none = { home: 0, away: 0 }
