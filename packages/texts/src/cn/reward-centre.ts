// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': '奖励中心',
  'rewardCentre.open': '待领取',
  'rewardCentre.before': '已领取',
  'rewardCentre.empty': '暂无可领取的奖励',
  'rewardCentre.emptyHint': '您获得的奖励会在这里等您领取。',
  'rewardCentre.missions': '查看任务',
  'rewardCentre.claim': '领取',
  'rewardCentre.claimed': '已领取',
  'rewardCentre.until': '请于 {time} 前领取',
  'rewardCentre.wager': '需完成 {times, plural, other {# 倍}}流水',
  'rewardCentre.credited': '{amount} 已发放给您。',
  'rewardCentre.source.MISSION': '任务',
  'rewardCentre.source.RANK': 'VIP 等级',
  'rewardCentre.source.EVENT': '活动',
  'rewardCentre.source.REFERRAL': '邀请',
  'fault.rewardCentre.claimed': '您已领取过此奖励',
  'fault.rewardCentre.expired': '此奖励已过期',
  'fault.rewardCentre.cancelled': '此奖励已取消',
}
