// SPDX-License-Identifier: Apache-2.0
import type { PayTable } from '../games/pay-table.ts'
import { amountOfMillionths, floorToHundredths, type Amount } from '../money.ts'
import type { SpendingOrder } from './split-stake.ts'

/** All that the course of a wagering depends on besides chance. */
export interface Wagering {
  bonus: Amount
  deposit: Amount
  /** What must be staked in all, at a weight of 100 percent. */
  required: Amount
  /** How much of a stake counts, in percent; above 0. */
  weight: number
  maxStake: Amount | null
  order: SpendingOrder
  pays: PayTable
}

const smallestCoin = 10_000n
/** A stake is this part of the money at the beginning. */
const stakesInMoney = 100n

/**
 * The stake of every bet: a hundredth of bonus and deposit together, in whole coins, but never more than the
 * terms allow.
 */
export function usualStake({
  bonus,
  deposit,
  maxStake,
}: Pick<Wagering, 'bonus' | 'deposit' | 'maxStake'>): Amount {
  const share = floorToHundredths(amountOfMillionths((bonus + deposit) / stakesInMoney))
  const stake = share < smallestCoin ? amountOfMillionths(smallestCoin) : share
  return maxStake !== null && maxStake < stake ? maxStake : stake
}

/** What must be staked at this weight so that so much counts; whole coins, rounded up. */
export function stakeAtWeight(missing: Amount, weight: number): Amount {
  const percent = BigInt(weight)
  const exact = (missing * 100n + percent - 1n) / percent
  return amountOfMillionths(((exact + smallestCoin - 1n) / smallestCoin) * smallestCoin)
}

/** How many bets the whole takes. */
export function betsNeeded(
  wagering: Pick<Wagering, 'bonus' | 'deposit' | 'required' | 'weight' | 'maxStake'>,
): number {
  const stake = usualStake(wagering)
  return Number((stakeAtWeight(wagering.required, wagering.weight) + stake - 1n) / stake)
}
