// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire, amountOfMillionths, amountToWire } from '@tessera/rules/money'
import { betKindOf } from '@tessera/rules/sportsbook/bets/bet-kinds'
import { partialCashOut } from '@tessera/rules/sportsbook/bets/cash-out'

type Bet = CallOutput<'sportsbook.bet'>

/** What a share of a bet is worth, and how much of the stake goes on. */
export interface OfferedShare {
  paid: number
  restStake: number
}

const whole = 10_000

/**
 * What a share, in hundredths of a per cent, of all that is left of a bet pays by its offer: by the rule that the server
 * pays by. Undefined if it is too small.
 */
export function shareOfOffer(bet: Bet, offer: number, share: number): OfferedShare | undefined {
  if (share === whole) return { paid: offer, restStake: 0 }
  const coin = coinOf(bet.currency)
  const coins = (amount: number): bigint => amountFromWire(amount) / coin
  const wireOf = (minor: bigint): number => amountToWire(amountOfMillionths(minor * coin))
  const kind = betKindOf(bet.kind, bet.legs.length)
  const restPerLine = (coins(bet.stake) - coins(bet.cashedStake)) / BigInt(bet.lines)
  const part = kind && partialCashOut(kind, restPerLine, coins(offer), share)
  if (!part) return undefined
  return {
    paid: wireOf(part.paidMinor),
    restStake: wireOf(part.restPerLineMinor * BigInt(bet.lines)),
  }
}
