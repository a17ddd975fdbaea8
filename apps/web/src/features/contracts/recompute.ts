// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { computePay, type Missing } from '@tessera/rules/contracts/compute-pay'
import { wholeRateMillionths } from '@tessera/rules/contracts/contract'
import { sharePay } from '@tessera/rules/contracts/share-pay'
import { tiersOfWire } from '@tessera/rules/contracts/tier-drafts'
import {
  add,
  amountFromWire,
  amountOfMillionths,
  amountToWire,
  subtract,
  type Amount,
} from '@tessera/rules/money'

export type Reasons = CallOutput<'contracts.payment'>

const exactly = (millionths: string): Amount => amountOfMillionths(BigInt(millionths))

/**
 * Computes a payment again, with the server's own rules and the exact figures: what the contract came to, at most by
 * the rate that the contracts above give, what is left after the downlines, and what was missing for them. `amount` and `net` are as computed here.
 * By what the worth of a line bounds it cannot be seen here, because that is about the whole line: `isBounded` says that it did.
 */
export function recompute(payment: Reasons): {
  amount: number
  net: number
  isBounded: boolean
  agrees: boolean
  missing: Missing | undefined
} {
  const { exact } = payment
  const pay = computePay({
    tiers: tiersOfWire(payment.tiers),
    figures: {
      bets: exactly(exact.bets),
      profitLoss: exactly(exact.profitLoss),
      activeMembers: payment.activeMembers,
    },
    base: exactly(exact.base),
    carriedIn: exactly(exact.carriedIn),
    coin: BigInt(exact.coin),
    mostRateMillionths: Math.round(payment.rate * wholeRateMillionths),
  })
  const fullAmount = exactly(exact.fullAmount)
  const isBounded = exactly(exact.amount) < fullAmount
  const amount = isBounded ? exactly(exact.amount) : pay.amount
  const { net, shortfall } = sharePay(subtract(amount, exactly(exact.heldBack)), [exactly(exact.toDownlines)])
  const added = add(exactly(exact.fromWallet), exactly(exact.advanced))
  return {
    amount: amountToWire(amount),
    isBounded,
    net: amountToWire(net),
    missing: pay.missing,
    agrees:
      pay.amount === fullAmount &&
      amountToWire(amount) === payment.amount &&
      net === exactly(exact.net) &&
      // What is missing is taken only when the payment is made.
      (payment.status !== 'Paid' || added === shortfall) &&
      areDownlinesWhole(payment),
  }
}

/** Whether the listed downlines add up to what went to them; a list that is cut off cannot say. */
const areDownlinesWhole = ({ downlines, downlineCount, exact }: Reasons): boolean =>
  downlines.length < downlineCount ||
  downlines.map(({ amount }) => amountFromWire(amount)).reduce(add, amountOfMillionths(0n)) ===
    exactly(exact.toDownlines)
