// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, negate, subtract, zero, type Amount } from '../money.ts'

/** What moves when a contract is paid. All amounts are zero or above. */
export interface Share {
  /** What the agent keeps of their own amount. */
  readonly net: Amount
  /** What their downlines get beyond their own amount: to be paid from their wallet. */
  readonly shortfall: Amount
}

/**
 * Who pays (D-136): an agent owes their direct downlines what those earn. What is left of their own amount is
 * theirs; what is missing comes from their wallet. Summed over a line, what agents keep less what they add is
 * what the operator pays to its head, so each agent needs one payment only.
 */
export function sharePay(own: Amount, toDownlines: readonly Amount[]): Share {
  const left = subtract(own, toDownlines.reduce(add, zero))
  return left >= 0n ? { net: left, shortfall: zero } : { net: zero, shortfall: negate(left) }
}

/** Splits a shortfall into what the wallet holds and what is missing there, too. */
export const splitShortfall = (
  shortfall: Amount,
  available: Amount,
): { fromWallet: Amount; missing: Amount } => {
  const fromWallet = available <= 0n ? zero : available < shortfall ? available : shortfall
  return { fromWallet, missing: amountOfMillionths(shortfall - fromWallet) }
}
