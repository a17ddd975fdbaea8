// SPDX-License-Identifier: Apache-2.0
import { add, floorToHundredths, multiply, subtract, zero, type Amount } from '../money.ts'
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
}

/** What a payment comes to, and why. */
export interface Pay {
  /** The tier that applies, counted from 0; undefined when none is reached. */
  readonly tier: number | undefined
  /** Why the next tier does not apply; undefined when the highest one applies. */
  readonly missing: Missing | undefined
  /** The base with what was carried in, never below zero. */
  readonly countedBase: Amount
  /** Rounded down to hundredths (D-136). */
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
 * highest tier all of whose minima are met; rounded down to 0.01. What is below zero is carried out; whether
 * it reaches the next period is up to the caller (`carries`).
 */
export function computePay({ tiers, figures, base, carriedIn }: PayFacts): Pay {
  const counted = add(base, carriedIn)
  const tier = tiers.findLastIndex((minima) => isMet(minima, figures))
  const next = tiers[tier + 1]
  const countedBase = counted > 0n ? counted : zero
  const rate = tiers[tier]?.rateMillionths ?? 0
  return {
    tier: tier === -1 ? undefined : tier,
    missing: next && missingTo(next, figures),
    countedBase,
    amount: floorToHundredths(multiply(countedBase, BigInt(rate), BigInt(wholeRateMillionths))),
    carriedOut: counted < 0n ? counted : zero,
  }
}

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
