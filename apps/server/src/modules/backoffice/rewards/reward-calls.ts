// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { memberById } from '../../members/index.ts'
import {
  cancelReward,
  listRewardsByStatus,
  listRewardsOfName,
  pushRewards,
  statusOf,
  titleIn,
  type ListedReward,
} from '../../reward-centre/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { shippedTexts } from '../../../platform/texts/brand-texts.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

type RewardCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'rewardsOnOffer' | 'cancelReward'}`>

export const rewardCalls = (deps: BackofficeDeps): RewardCalls => ({
  async 'backoffice.rewardsOnOffer'(
    { brandCode: brand, status, username, ...page },
    { db, brandCode, nowMs },
  ) {
    const query = { ...page, nowMs, brandCode: await brandOfCall(deps, brand, brandCode) }
    const { rewards, total } =
      username === ''
        ? await listRewardsByStatus(db, status, query)
        : await listRewardsOfName(db, username, query)
    return presentPage(
      rewards.map((reward) => presentReward(reward, nowMs)),
      total,
      page,
    )
  },
  async 'backoffice.cancelReward'({ id, reason }, { tx, operator, nowMs, afterCommit }) {
    const reward = await cancelReward(tx, BigInt(id), { reason, by: operator.name, nowMs })
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'cancelReward',
      subject: `rewardOnOffer:${id}`,
      memberId: reward.memberId,
      before: { status: 'Claim' },
      after: {
        status: 'Cancelled',
        reason,
        member: Number(reward.memberId),
        amount: formatAmount(reward.amount),
        currency: reward.currency,
      },
      nowMs,
    })
    afterCommit(() => pushRewards(deps, reward.memberId))
    const username = (await memberById(tx, reward.memberId))?.username ?? ''
    return presentReward({ ...reward, username }, nowMs)
  },
})

const presentReward = (reward: ListedReward, nowMs: number): OperationOutput<'backoffice.cancelReward'> => ({
  rewardId: Number(reward.id),
  memberId: Number(reward.memberId),
  username: reward.username,
  source: reward.source,
  title: titleIn({ language: 'EN', texts: shippedTexts }, reward.title),
  reference: reward.reference,
  amount: reward.amount,
  currency: reward.currency,
  wagerTimes: reward.wagerTimes,
  offeredAt: reward.offeredAtMs,
  expireTime: reward.expiresAtMs,
  status: statusOf(reward, nowMs),
  claimTime: reward.claimedAtMs,
  cancelledAt: reward.cancelledAtMs,
  cancelledBy: reward.cancelledBy,
  reason: reward.cancelReason,
})
