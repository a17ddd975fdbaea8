// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { computePay, type Missing } from '@tessera/rules/contracts/compute-pay'
import type { TeamFigures, Tier } from '@tessera/rules/contracts/contract'
import { amountFromWire, amountOfMillionths, amountToWire, type Amount } from '@tessera/rules/money'

export type Reasons = CallOutput<'contracts.payment'>

const exactly = (millionths: string): Amount => amountOfMillionths(BigInt(millionths))

/** Computes the amount of a payment again, with the server's own rule and the exact figures. */
export function recompute(payment: Reasons): {
  amount: number
  agrees: boolean
  missing: Missing | undefined
} {
  const figures: TeamFigures = {
    bets: exactly(payment.exact.bets),
    profitLoss: exactly(payment.exact.profitLoss),
    activeMembers: payment.activeMembers,
  }
  const tiers = payment.tiers.map((tier): Tier => ({
    minBets: amountFromWire(tier.minBets),
    minProfitLoss: amountFromWire(tier.minProfitLoss),
    minActiveMembers: tier.minActiveMembers,
    rateMillionths: Math.round(tier.rate * 1_000_000),
  }))
  const pay = computePay({
    tiers,
    figures,
    base: exactly(payment.exact.base),
    carriedIn: exactly(payment.exact.carriedIn),
  })
  const amount = amountToWire(pay.amount)
  return { amount, agrees: amount === payment.amount, missing: pay.missing }
}
