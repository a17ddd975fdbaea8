// SPDX-License-Identifier: Apache-2.0
import { add, floorTo, multiply, subtract, zero, type Amount } from '../money.ts'
import { type TeamFigures, type Tier, wholeRateMillionths } from './contract.ts'

/** What a payment is computed from. */
export interface PayFacts {
  readonly tiers: readonly Tier[]
  /** The figures that choose the tier: of the period, and for hourly and real-time salary of the day so far. */
  readonly figures: TeamFigures
  /** What the rate applies to: the profit for a dividend, the bets of the day, hour or window for a salary. */
  readonly base: Amount
  /** What earlier periods left to set off, never above zero. */
  readonly carriedIn: Amount
  /** The smallest coin of the brand's currency in millionths. */
  readonly coin: bigint
  /** The most that the contracts above give for these figures; absent where they give at least as much. */
  readonly mostRateMillionths?: number | undefined
}

/** What a payment comes to, and why. */
export interface Pay {
  /** The tier that applies, counted from 0; undefined when none is reached. */
  readonly tier: number | undefined
  /** The rate of that tier, or the most that the contracts above give. */
  readonly rateMillionths: number
  /** Why the next tier does not apply; undefined when the highest one applies. */
  readonly missing: Missing | undefined
  /** The base with what was carried in, never below zero. */
  readonly countedBase: Amount
  /** Rounded down to whole coins (D-136). */
  readonly amount: Amount
  /** What is left to set off in the next period, never above zero. */
  readonly carriedOut: Amount
}

/** What is missing to the next tier; zero where its minimum is met. */
export interface Missing {
  readonly bets: Amount
  readonly profitLoss: Amount
  readonly activeMembers: number
}

/**
 * What a contract pays for a period (D-133 to D-136): the base, less what is carried in, times the rate of the
 * highest tier all of whose minima are met; rounded down to whole coins. What is below zero is carried out; whether
 * it reaches the next period is up to the caller (`carries`).
 */
export function computePay({
  tiers,
  figures,
  base,
  carriedIn,
  coin,
  mostRateMillionths = wholeRateMillionths,
}: PayFacts): Pay {
  const counted = add(base, carriedIn)
  const tier = tierFor(tiers, figures)
  const next = tiers[tier + 1]
  const countedBase = counted > 0n ? counted : zero
  const rate = Math.min(tiers[tier]?.rateMillionths ?? 0, mostRateMillionths)
  return {
    tier: tier === -1 ? undefined : tier,
    rateMillionths: rate,
    missing: next && missingTo(next, figures),
    countedBase,
    amount: floorTo(multiply(countedBase, BigInt(rate), BigInt(wholeRateMillionths)), coin),
    carriedOut: counted < 0n ? counted : zero,
  }
}

/** The index of the highest tier all of whose minima are met; -1 when none is. */
const tierFor = (tiers: readonly Tier[], figures: TeamFigures): number =>
  tiers.findLastIndex((minima) => isMet(minima, figures))

/** The rate that a contract gives for figures; zero when no tier is reached. */
export const rateFor = (tiers: readonly Tier[], figures: TeamFigures): number =>
  tiers[tierFor(tiers, figures)]?.rateMillionths ?? 0

const isMet = (tier: Tier, figures: TeamFigures): boolean =>
  figures.bets >= tier.minBets &&
  figures.profitLoss >= tier.minProfitLoss &&
  figures.activeMembers >= tier.minActiveMembers

const missingTo = (tier: Tier, figures: TeamFigures): Missing => ({
  bets: atLeastZero(subtract(tier.minBets, figures.bets)),
  profitLoss: atLeastZero(subtract(tier.minProfitLoss, figures.profitLoss)),
  activeMembers: Math.max(0, tier.minActiveMembers - figures.activeMembers),
})

const atLeastZero = (amount: Amount): Amount => (amount > 0n ? amount : zero)
