// SPDX-License-Identifier: Apache-2.0
import { usualWeights, type BonusTerms } from '@tessera/rules/bonuses/terms'
import type { Amount } from '@tessera/rules/money'

const usualDays = 30

/**
 * The terms of bonuses whose operator sets how often they are staked, and perhaps the largest stake. Everything
 * else is fixed, so that a bonus is granted with the terms that its owner read before.
 */
export const usualTerms = (wagerTimes: number, maxStake: Amount | null = null): BonusTerms => ({
  wagerTimes,
  wagerBase: 'bonus',
  weights: usualWeights,
  vendorWeights: {},
  gameWeights: {},
  maxStake,
  daysToWager: usualDays,
  countsByEdge: true,
})
