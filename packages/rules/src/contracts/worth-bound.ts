// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, floorTo, multiply, zero, type Amount } from '../money.ts'
import type { Earned } from './fund-chain.ts'

/** The running account of a line, since it is counted; it is never reset. */
export interface LineAccount {
  /** What its bets were worth: settled valid bets of real money times the edges of their games. */
  readonly worth: Amount
  /** What its members were given: bonuses, rebates, commissions. */
  readonly given: Amount
  /** What the operator has paid it by contracts. */
  readonly paid: Amount
}

/** What a valid bet is worth to the operator on average; below zero for one that is taken back. */
export const worthOfBet = (validBet: Amount, edgeBasisPoints: number): Amount =>
  multiply(validBet, BigInt(Math.max(0, edgeBasisPoints)), 10_000n)

/**
 * What contracts may still pay to a line: a share of what its bets were worth, less what it got. Worth does not depend on
 * luck, and nothing of it comes twice; so whatever a line plays and whenever it stops, it gets on average no more than it
 * lost (with 100 per cent). Never below zero, rounded down to whole coins.
 */
export function leftOfWorth({ worth, given, paid }: LineAccount, percent: number, coin: bigint): Amount {
  const left = amountOfMillionths((worth * BigInt(percent)) / 100n - given - paid)
  return left > 0n ? floorTo(left, coin) : zero
}

/** What an amount came to under the bound of its line. */
export interface Bounded {
  /** The agent at the head of the line: whom the operator pays. */
  readonly headId: bigint
  readonly amount: Amount
}

/** The head of each line in a run: whose upline is the operator, or has no pay in it. By agent. */
export function headsOf(earned: readonly Pick<Earned, 'agentId' | 'uplineId'>[]): Map<bigint, bigint> {
  const uplines = new Map(earned.map(({ agentId, uplineId }) => [agentId, uplineId]))
  const headOf = (agentId: bigint): bigint => {
    let at = agentId
    // A circle has no head: it is left after as many steps as there are agents.
    for (const _ of uplines) {
      const above = uplines.get(at) ?? null
      if (above === null || !uplines.has(above)) break
      at = above
    }
    return at
  }
  return new Map(earned.map(({ agentId }) => [agentId, headOf(agentId)]))
}

/**
 * Lowers what a run pays to lines whose worth is used up: what the operator owes the head becomes what is left at most, and
 * every amount below is lowered in the same proportion, so that agents share what comes as they had agreed. Rounded down
 * to whole coins each. A line without an entry is not bounded.
 */
export function boundByWorth(
  earned: readonly Earned[],
  leftOf: (headId: bigint) => Amount | undefined,
  coin: bigint,
): Map<bigint, Bounded> {
  const heads = headsOf(earned)
  const amounts = new Map(earned.map(({ agentId, amount }) => [agentId, amount]))
  return new Map(
    earned.map(({ agentId, amount }) => {
      const headId = heads.get(agentId)!
      const [whole, left] = [amounts.get(headId)!, leftOf(headId)]
      const lowered =
        left === undefined || whole <= left ? amount : floorTo(multiply(amount, left, whole), coin)
      return [agentId, { headId, amount: lowered }]
    }),
  )
}
