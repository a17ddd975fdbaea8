// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import { pushBonuses } from '../bonuses/index.ts'
import { presentPage, pushBalance } from '../wallet/index.ts'
import { claimReward } from './claim-reward.ts'
import { priceReward } from './price-reward.ts'
import { pushRewards } from './push-rewards.ts'
import type { RewardCentreDeps } from './reward-centre-deps.ts'
import { listRewardsOf } from './reward-store.ts'
import { titleIn } from './reward-title.ts'

export const rewardCentreCalls = (deps: RewardCentreDeps): DomainHandlers<'rewardCentre'> => ({
  async 'rewardCentre.list'(page, { db, member: { memberId }, nowMs, ...reader }) {
    const { rewards, total, claimable } = await listRewardsOf(db, memberId, { ...page, nowMs })
    const list = rewards.map((reward) => ({
      rewardId: Number(reward.id),
      source: reward.source,
      title: titleIn(reader, reward.title),
      amount: reward.amount,
      currency: reward.currency,
      wagerTimes: reward.wagerTimes,
      expireTime: reward.expiresAtMs,
      status: reward.claimedAtMs === null ? ('Claim' as const) : ('Claimed' as const),
      claimTime: reward.claimedAtMs,
    }))
    return { ...presentPage(list, total, page), claimable }
  },
  'rewardCentre.price': ({ rewardId }, { db, member: { memberId }, language, ip, nowMs }) =>
    priceReward(db, deps, { memberId, language, ip, nowMs }, BigInt(rewardId)),
  async 'rewardCentre.claim'({ rewardId }, { member: { memberId }, nowMs, language, texts }) {
    const { amount, currency } = await deps.database.transaction((tx) =>
      claimReward(tx, deps.payReward, { memberId, nowMs, language, texts }, BigInt(rewardId)),
    )
    pushBalance(deps, { memberId, currency })
    pushBonuses(deps, memberId)
    pushRewards(deps, memberId)
    return { status: 'Claimed' as const, amount, currency }
  },
})
