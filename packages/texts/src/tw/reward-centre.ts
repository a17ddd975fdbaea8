// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': '獎勵中心',
  'rewardCentre.open': '待領取',
  'rewardCentre.before': '已領取',
  'rewardCentre.empty': '目前沒有可領取的獎勵',
  'rewardCentre.emptyHint': '您獲得的獎勵會在這裡等您領取。',
  'rewardCentre.missions': '查看任務',
  'rewardCentre.claim': '領取',
  'rewardCentre.claimed': '已領取',
  'rewardCentre.until': '請於 {time} 前領取',
  'rewardCentre.wager': '需完成 {times, plural, other {# 倍}}流水',
  'rewardCentre.credited': '{amount} 已發放給您。',
  'rewardCentre.source.MISSION': '任務',
  'rewardCentre.source.RANK': 'VIP 等級',
  'rewardCentre.source.EVENT': '活動',
  'rewardCentre.source.REFERRAL': '邀請',
  'fault.rewardCentre.claimed': '您已領取過此獎勵',
  'fault.rewardCentre.expired': '此獎勵已過期',
  'fault.rewardCentre.cancelled': '此獎勵已取消',
}
