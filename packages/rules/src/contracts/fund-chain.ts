// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, subtract, zero, type Amount } from '../money.ts'
import { sharePay, splitShortfall } from './share-pay.ts'

/** What a contract earned in a run, and who owes it: null for the operator. One for each agent. */
export interface Earned {
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly amount: Amount
}

/** What of it moves. All amounts are zero or above. */
export interface Funded {
  /** What the upline could not pay of the own amount. */
  readonly heldBack: Amount
  /** What is left of what came, after the downlines. */
  readonly net: Amount
  /** What the downlines earned beyond what came. */
  readonly shortfall: Amount
  /** Of the shortfall, what the wallet holds. */
  readonly fromWallet: Amount
  /** Of the shortfall, what nobody pays yet: the agent goes on owing it to the downlines. */
  readonly owed: Amount
}

/**
 * Who gets what, from the top down (D-136): the operator pays the amounts of those whose contracts are its own, and
 * nothing else. An agent passes on what came from above; what is missing comes from their wallet, and what is missing
 * there too is held back from the direct downlines, each by the share of what they earned. So over a chain the operator
 * never pays more than it owes to the head for the same figures, whatever agents agreed with each other.
 */
export function fundChain(
  earned: readonly Earned[],
  walletOf: (agentId: bigint) => Amount,
  coin: bigint,
): Map<bigint, Funded> {
  const known = new Set(earned.map(({ agentId }) => agentId))
  const isHead = ({ uplineId }: Earned): boolean => uplineId === null || !known.has(uplineId)
  const below = Map.groupBy(
    earned.filter((one) => !isHead(one)),
    ({ uplineId }) => uplineId,
  )
  const funded = new Map<bigint, Funded>()
  let level = earned.filter(isHead).map((one) => ({ one, heldBack: zero }))
  while (level.length > 0)
    level = level.flatMap(({ one, heldBack }) => {
      const downlines = below.get(one.agentId) ?? []
      const { net, shortfall } = sharePay(
        subtract(one.amount, heldBack),
        downlines.map(({ amount }) => amount),
      )
      const { fromWallet, missing } = splitShortfall(shortfall, shortfall > 0n ? walletOf(one.agentId) : zero)
      funded.set(one.agentId, { heldBack, net, shortfall, fromWallet, owed: missing })
      const shares = shareOut(
        missing,
        downlines.map(({ amount }) => amount),
        coin,
      )
      return downlines.map((downline, index) => ({ one: downline, heldBack: shares[index]! }))
    })
  return funded
}

/**
 * Divides a part of a sum among its amounts in proportion, in whole coins; none gets more than its amount. A part that is
 * not in coins, because a wallet was not, is divided to the last millionth.
 */
function shareOut(part: Amount, amounts: readonly Amount[], coin: bigint): Amount[] {
  const whole = amounts.reduce(add, zero)
  const step = amounts.every((amount) => amount % coin === 0n) && part % coin === 0n ? coin : 1n
  let [reached, given] = [0n, 0n]
  return amounts.map((amount) => {
    reached += amount
    const share = whole === 0n ? 0n : ((part * reached) / whole / step) * step - given
    given += share
    return amountOfMillionths(share)
  })
}
