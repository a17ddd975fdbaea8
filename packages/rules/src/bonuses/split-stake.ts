// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { amountOfMillionths, multiply, type Amount, zero } from '../money.ts'
import { refusalOfStake, type BonusRefusal, type BonusTerms, type WageredGame } from './terms.ts'

/** Which money a stake takes first. */
export const spendingOrders = ['cashFirst', 'bonusFirst'] as const
export type SpendingOrder = (typeof spendingOrders)[number]

/** The money of one grant that is there to be staked. */
export interface StakeableGrant {
  id: number
  balance: Amount
  terms: BonusTerms
}

export interface StakePart {
  grantId: number
  amount: Amount
}

/** What a stake is made of; `refusal`: bonus money would be needed, but its terms forbid this bet. */
export type StakeSplit =
  | { kind: 'stake'; cash: Amount; parts: readonly StakePart[] }
  | { kind: 'refused'; refusal: BonusRefusal; maxStake: Amount | null }
  | { kind: 'insufficient' }

/**
 * Splits a stake into cash and bonus money. Grants pay in the order given, oldest first; those whose terms
 * forbid this bet are passed over. Where cash alone covers a stake that the terms forbid with bonus money, it is paid in cash.
 */
export function splitStake({
  order,
  stake,
  cash,
  grants,
  game,
}: {
  order: SpendingOrder
  stake: Amount
  cash: Amount
  grants: readonly StakeableGrant[]
  game: WageredGame
}): StakeSplit {
  const allowed = grants.filter(
    ({ terms, balance }) => !refusalOfStake(terms, { game, stake, bonusPart: balance }),
  )
  const bonus = sum(allowed)
  if (cash + bonus >= stake) {
    const fromCash = order === 'cashFirst' ? least(cash, stake) : stake - least(bonus, stake)
    return {
      kind: 'stake',
      cash: amountOfMillionths(fromCash),
      parts: takeInOrder(allowed, amountOfMillionths(stake - fromCash)),
    }
  }
  if (cash + sum(grants) < stake) return { kind: 'insufficient' }
  const [refused] = grants.flatMap(({ terms, balance }) => {
    const refusal = refusalOfStake(terms, { game, stake, bonusPart: balance })
    return refusal ? [{ refusal, maxStake: terms.maxStake }] : []
  })
  return refused ? { kind: 'refused', ...refused } : { kind: 'insufficient' }
}

function takeInOrder(grants: readonly StakeableGrant[], wanted: Amount): StakePart[] {
  const parts: StakePart[] = []
  let left: bigint = wanted
  for (const { id, balance } of grants) {
    const amount = least(balance, left)
    if (amount > 0n) parts.push({ grantId: id, amount: amountOfMillionths(amount) })
    left -= amount
  }
  return parts
}

/**
 * What of a win belongs to each part of the stake that won it: in proportion, rounded down to whole
 * coins; what rounding leaves is cash.
 */
export function splitWin(
  win: Amount,
  { stake, parts, currency }: { stake: Amount; parts: readonly StakePart[]; currency: string },
): { cash: Amount; parts: StakePart[] } {
  const shares = parts.map(({ grantId, amount }) => ({
    grantId,
    amount: floorToCoin(multiply(win, amount, stake), currency),
  }))
  // A stake of bonus money alone wins bonus money alone: what rounding leaves belongs to its last part.
  const last = shares.at(-1)
  if (last && parts.reduce((total, { amount }) => total + amount, 0n) === stake)
    last.amount = amountOfMillionths(
      win - shares.slice(0, -1).reduce((total, { amount }) => total + amount, 0n),
    )
  const inBonus = shares.reduce((total, { amount }) => total + amount, 0n)
  return { cash: amountOfMillionths(win - inBonus), parts: shares.filter(({ amount }) => amount > 0n) }
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right)
const sum = (grants: readonly { balance: Amount }[]): bigint =>
  grants.reduce((total, { balance }) => total + (balance > zero ? balance : zero), 0n)
