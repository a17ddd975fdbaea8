// SPDX-License-Identifier: Apache-2.0
import type { Tier } from './contract.ts'

/** The lowest tier of a contract that pays at least the rate of another tier; undefined when none does. */
export const tierAbove = (
  above: readonly Tier[],
  { rateMillionths }: Pick<Tier, 'rateMillionths'>,
): Tier | undefined => above.find((tier) => tier.rateMillionths >= rateMillionths)

/** Whether whoever meets the minima of a tier meets those of another one, too. */
export const reaches = (tier: Tier, other: Tier): boolean =>
  tier.minBets >= other.minBets &&
  tier.minProfitLoss >= other.minProfitLoss &&
  tier.minActiveMembers >= other.minActiveMembers

/**
 * Whether a contract gives at least as much as the one below it, for all figures (D-132): so the operator owes the
 * upline, for what a downline did, no less than the upline owes the downline.
 */
export const covers = (above: readonly Tier[], below: readonly Tier[]): boolean =>
  below.every((tier) => {
    const same = tierAbove(above, tier)
    return same !== undefined && reaches(tier, same)
  })
