// SPDX-License-Identifier: Apache-2.0
import { referralsSettings } from '../../../../contract/src/referrals/settings.ts'
import { rewardsSettings } from '../../../../contract/src/rewards/settings.ts'
import type { Cashback } from '../../promotions/offer-terms.ts'
import { rebateRate } from '../../rebates/rebates.ts'
import { turnoverRewards, type TurnoverRewards } from '../../rewards/edges.ts'

/** Rules that once gave money away. The shipped rules have none of them; a test puts each back, and has to find its gain. */
export interface MoneyRules {
  /** What a leg is valued by when it is cashed out: its source, or the price on sale, which the bet itself has shaded. */
  readonly cashOutBy: 'source' | 'priceOnSale'
  /** The worth of a leg counts how often its stake comes back. */
  readonly countsPushes: boolean
  /** What is taken in play waits, and is refused if a goal falls meanwhile. */
  readonly waitsInPlay: boolean
  /** A builder's price knows what its selections say about one another; otherwise it is their product. */
  readonly correlatesBuilders: boolean
  /** What counts of a bet towards rewards is bounded by the edge of its game. */
  readonly countsByEdge: boolean
  /** Cashback and missions give no more than their share of the theoretical loss. */
  readonly boundsGifts: boolean
  /** Cashback counts a stake when it is settled, otherwise when it is placed. */
  readonly cashbackCounts: 'settled' | 'placed'
  /** Contracts below cover no more than those above, and the house pays what it owes to the head. */
  readonly boundsContracts: boolean
  /** Contracts of a line pay no more than its play was worth, whatever its luck; otherwise each period by itself. */
  readonly boundsPayByWorth: boolean
}

export const shippedRules: MoneyRules = {
  cashOutBy: 'source',
  countsPushes: true,
  waitsInPlay: true,
  correlatesBuilders: true,
  countsByEdge: true,
  boundsGifts: true,
  cashbackCounts: 'settled',
  boundsContracts: true,
  boundsPayByWorth: true,
}

export type GameType = 'SPORTS' | 'LOTT' | 'INHOUSE'

/** The most that one bet of the simulation returns, in hundredths, like all its money; stakes at long odds are lower. */
export const mostPayout = 200_000

/** Seconds that bets and cash-outs in play wait. */
export const delaySeconds = 5

/** A daily cashback and a daily mission that give more than any theoretical loss, so that only the rules bound them. */
export const cashback: Omit<Cashback, 'per'> = { percent: 20, least: 1, most: null }
export const mission = { validBets: 10_000, reward: 500 } as const

/** What the shipped settings give for bets on a type of games at a rank, in per cent of what counts. */
export function rewardsOf(type: GameType, rank: number): TurnoverRewards {
  const { lowest, highest } = rewardsSettings['rewards.rebateRates'].default.find(
    ({ gameType }) => gameType === type,
  )!
  const ranks = rewardsSettings['rewards.ranks'].default
  const inBasisPoints = { lowest: Math.round(lowest * 100), highest: Math.round(highest * 100) }
  return turnoverRewards({
    rebates: ranks.map((_, level) => rebateRate(inBasisPoints, level) / 100),
    earnPer: rewardsSettings['rewards.earnPer'].default,
    pointsPerUnit: rewardsSettings['rewards.exchangeRatio'].default,
    ranks,
    commissionPercent: referralsSettings['referrals.commissionPercent'].default,
  })[rank]!
}
