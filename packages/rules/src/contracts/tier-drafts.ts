// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, isWireAmount } from '../money.ts'
import { type Tier, wholeRateMillionths } from './contract.ts'

/** A tier as it is typed. */
export interface TierDraft {
  /** Stays with the tier when others are removed. */
  readonly key: number
  readonly minBets: string
  readonly minProfitLoss: string
  readonly minActiveMembers: string
  /** 18 for 18 %. */
  readonly percent: string
}

/** A tier as calls take and answer it; `rate` is a fraction such as 0.18. */
export interface WireTier {
  minBets: number
  minProfitLoss: number
  minActiveMembers: number
  rate: number
}

export const emptyTier = (key: number): TierDraft => ({
  key,
  minBets: '',
  minProfitLoss: '',
  minActiveMembers: '',
  percent: '',
})

const millionthsPerPercent = 10_000

/** The tiers as a call takes them; an empty field is zero. */
export const wireTiers = (drafts: readonly TierDraft[]): WireTier[] =>
  drafts.map(({ minBets, minProfitLoss, minActiveMembers, percent }) => ({
    minBets: Number(minBets),
    minProfitLoss: Number(minProfitLoss),
    minActiveMembers: Number(minActiveMembers),
    rate: Math.round(Number(percent) * millionthsPerPercent) / wholeRateMillionths,
  }))

/** Whether every figure is one: a field may hold what is no number, or more than an amount can be. */
export const areWhole = (tiers: readonly WireTier[]): boolean =>
  tiers.every(
    ({ minBets, minProfitLoss, minActiveMembers, rate }) =>
      isWireAmount(minBets) &&
      isWireAmount(minProfitLoss) &&
      Number.isSafeInteger(minActiveMembers) &&
      Number.isFinite(rate),
  )

/** Tiers of a call as the rules take them. */
export const tiersOfWire = (tiers: readonly WireTier[]): Tier[] =>
  tiers.map(({ minBets, minProfitLoss, minActiveMembers, rate }) => ({
    minBets: amountFromWire(minBets),
    minProfitLoss: amountFromWire(minProfitLoss),
    minActiveMembers,
    rateMillionths: Math.round(rate * wholeRateMillionths),
  }))
