// SPDX-License-Identifier: Apache-2.0
import { mostTurnoverBasisPoints, sumOfRewards, turnoverRewards } from '@tessera/rules/rewards/edges'
import { rankLevels } from '@tessera/rules/ranks/ranks'
import { rebateRate } from '@tessera/rules/rebates/rebates'
import type { Settings } from '../../../platform/settings/settings.ts'

/**
 * Whether everything that a bet earns stays below the edge of every game: rebate, points, the bonus of the next rank and
 * the commission of an inviter, in per cent of what counts of the bet. Names the type and the rank that get most.
 */
export async function rewardsBelowEdge(settings: Settings): Promise<string | undefined> {
  const [rates, earnPer, pointsPerUnit, ranks, commissionPercent] = await Promise.all([
    settings.read('rewards.rebateRates'),
    settings.read('rewards.earnPer'),
    settings.read('rewards.exchangeRatio'),
    settings.read('rewards.ranks'),
    settings.read('referrals.commissionPercent'),
  ])
  const lines = [...rates, { gameType: 'PVP', lowest: 0, highest: 0 }].flatMap(
    ({ gameType, lowest, highest }) => {
      const inBasisPoints = { lowest: Math.round(lowest * 100), highest: Math.round(highest * 100) }
      const rebates = rankLevels.map((rank) => rebateRate(inBasisPoints, rank) / 100)
      const rewards = turnoverRewards({ rebates, earnPer, pointsPerUnit, ranks, commissionPercent })
      return rewards.map((ofRank, rank) => ({ gameType, rank, sum: sumOfRewards(ofRank), ...ofRank }))
    },
  )
  const [worst] = lines.toSorted((one, other) => other.sum - one.sum)
  const most = mostTurnoverBasisPoints / 100
  if (!worst || worst.sum < most) return undefined
  const { gameType, rank, sum, rebate, points, nextRank, commission } = worst
  const percent = (value: number): string => `${Math.ceil(value * 1000 - 1e-9) / 1000} %`
  return `A bet on ${gameType} would earn VIP${rank} ${percent(sum)}: rebate ${percent(rebate)}, points ${percent(points)}, bonus of the next rank ${percent(nextRank)}, commission of the inviter ${percent(commission)}. Together they stay below ${most} %, so that no game gives back more than the house keeps`
}
