// SPDX-License-Identifier: Apache-2.0
import { largestTierCount, smallestTierCount, type Tier, wholeRateMillionths } from './contract.ts'
import { reaches, tierAbove } from './covers.ts'

/** What is wrong with the tiers of an offer, and with which of them (counted from 0). */
export type TierProblem =
  | { readonly problem: 'tooFew' | 'tooMany' }
  | { readonly problem: TierFault; readonly tier: number }
export type TierFault =
  | 'badRate'
  | 'negative'
  | 'notRising'
  | 'rateFalls'
  | 'aboveOwnRate'
  | 'belowOwnMinimum'

/**
 * Judges the tiers of an offer (D-132): 3 to 6 of them; from tier to tier the minimum of bets rises and the
 * other minima do not fall; rates above 0 and at most 100 % that do not fall. For no figures may a tier give more
 * than the own contract of the one who offers: its rate is at most their highest one, and none of its minima is
 * below theirs for that rate. `own` is undefined when the operator offers: nobody stands above. Answers the first
 * problem; undefined when all is well.
 */
export function judgeTiers(
  tiers: readonly Tier[],
  own: readonly Tier[] | undefined,
): TierProblem | undefined {
  if (tiers.length < smallestTierCount) return { problem: 'tooFew' }
  if (tiers.length > largestTierCount) return { problem: 'tooMany' }
  for (const [index, tier] of tiers.entries()) {
    const problem = judgeTier(tier, tiers[index - 1], own)
    if (problem) return { problem, tier: index }
  }
  return undefined
}

function judgeTier(
  tier: Tier,
  before: Tier | undefined,
  own: readonly Tier[] | undefined,
): TierFault | undefined {
  const { minBets, minProfitLoss, minActiveMembers, rateMillionths } = tier
  if (!Number.isInteger(rateMillionths) || rateMillionths <= 0 || rateMillionths > wholeRateMillionths)
    return 'badRate'
  if (minBets < 0n || minProfitLoss < 0n || minActiveMembers < 0 || !Number.isInteger(minActiveMembers))
    return 'negative'
  if (before && !rises(before, tier)) return 'notRising'
  if (before && rateMillionths < before.rateMillionths) return 'rateFalls'
  return own && judgeAgainst(tier, tierAbove(own, tier))
}

function judgeAgainst(tier: Tier, above: Tier | undefined): TierFault | undefined {
  if (!above) return 'aboveOwnRate'
  return reaches(tier, above) ? undefined : 'belowOwnMinimum'
}

const rises = (before: Tier, tier: Tier): boolean =>
  tier.minBets > before.minBets &&
  tier.minProfitLoss >= before.minProfitLoss &&
  tier.minActiveMembers >= before.minActiveMembers
