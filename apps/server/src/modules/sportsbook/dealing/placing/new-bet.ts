// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, zero } from '@tessera/rules/money'
import { lineCount } from '@tessera/rules/sportsbook/bets/bet-kinds'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import { refusalOfSlip } from '@tessera/rules/sportsbook/bets/slip'
import { betIdOf } from '../../bets/bet-id.ts'
import { refusalOfLegs } from '../../bets/judge-legs.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { legAtPrice, type LegNow } from '../../bets/read-legs.ts'
import type { BetTerms } from '../../bets/read-terms.ts'
import { delayOf, requireJoinable } from '../../bets/slip-limits.ts'
import { betForRules, type StoredBet } from '../../bets/stored-bet.ts'

type BetInput = OperationInput<'sportsbook.placeBet'>

/** The bet of a slip. Throws unless its legs fit together, take bets, and cost what the member saw. */
export function newBet(of: {
  input: BetInput
  legs: readonly LegNow[]
  terms: BetTerms
  currency: string
  memberId: bigint
  nowMs: number
}): StoredBet {
  const { input, legs, terms, currency, memberId, nowMs } = of
  const { kind, stakePerLine, priceChanges } = input
  requireJoinable(legs)
  throwRefused(legs, priceChanges)
  const stored = legs.map(legAtPrice)
  if (!isInCoins(stakePerLine, currency)) throw fault('sportsbook.stakeTooFine')
  const rulesBet = betForRules({ kind, currency, stakePerLine, legs: stored })
  const refused = refusalOfSlip(rulesBet)
  if (refused) throw fault('sportsbook.slipRefused', { reason: refused.refusal, leg: refused.leg ?? null })
  const lines = lineCount(kindOf(rulesBet))
  const delaySeconds = delayOf(legs, terms)
  return {
    id: betIdOf(memberId, input.requestId),
    memberId,
    currency,
    kind,
    stakePerLine,
    lines,
    stake: amountOfMillionths(stakePerLine * BigInt(lines)),
    mostReturn: mostReturnOf({ kind, currency, stakePerLine, legs: stored }),
    priceChanges,
    status: delaySeconds > 0 ? 'pending' : 'open',
    decidesAtMs: delaySeconds > 0 ? nowMs + delaySeconds * 1000 : undefined,
    refusal: undefined,
    returned: undefined,
    validBet: zero,
    settlements: 0,
    cashedPerLine: zero,
    cashedOut: zero,
    automaticAt: undefined,
    placedAtMs: nowMs,
    acceptedAtMs: undefined,
    endedAtMs: undefined,
    legs: stored,
  }
}

/** Throws why legs are not taken as they were wanted. */
export function throwRefused(legs: readonly LegNow[], policy: BetInput['priceChanges']): void {
  const refused = refusalOfLegs(legs, policy)
  if (refused?.refusal === 'closed') throw fault('sportsbook.marketClosed', { legs: [...refused.legs] })
  if (refused?.refusal === 'score') throw fault('sportsbook.scoreChanged', { legs: [...refused.legs] })
  if (refused?.refusal === 'price') throw fault('sportsbook.priceChanged', { prices: [...refused.prices] })
}
