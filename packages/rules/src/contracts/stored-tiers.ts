// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '../money.ts'
import type { Tier } from './contract.ts'

/** Amounts as decimal text, because JSON numbers cannot hold all millionths. */
export interface StoredTier {
  minBets: string
  minProfitLoss: string
  minActiveMembers: number
  rateMillionths: number
}

/** Tiers as they were stored. */
export const tiersOf = (stored: readonly StoredTier[]): Tier[] =>
  stored.map((tier) => ({
    minBets: amountOfMillionths(BigInt(tier.minBets)),
    minProfitLoss: amountOfMillionths(BigInt(tier.minProfitLoss)),
    minActiveMembers: tier.minActiveMembers,
    rateMillionths: tier.rateMillionths,
  }))

/** Tiers as a database stores them, in JSON. */
export const storedTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map((tier): StoredTier => ({
      minBets: String(tier.minBets),
      minProfitLoss: String(tier.minProfitLoss),
      minActiveMembers: tier.minActiveMembers,
      rateMillionths: tier.rateMillionths,
    })),
  )
