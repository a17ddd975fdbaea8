// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': '報酬センター',
  'rewardCentre.open': '受け取れる報酬',
  'rewardCentre.before': '受け取り済み',
  'rewardCentre.empty': '受け取れる報酬はありません',
  'rewardCentre.emptyHint': '獲得した報酬はここで受け取れます。',
  'rewardCentre.missions': 'ミッションを見る',
  'rewardCentre.claim': '受け取る',
  'rewardCentre.claimed': '受け取り済み',
  'rewardCentre.until': '受け取り期限：{time}',
  'rewardCentre.wager': '{times, plural, other {# 回分}}の賭けが必要です',
  'rewardCentre.credited': '{amount} を受け取りました。',
  'rewardCentre.source.MISSION': 'ミッション',
  'rewardCentre.source.RANK': 'VIPランク',
  'rewardCentre.source.EVENT': 'イベント',
  'rewardCentre.source.REFERRAL': '招待',
  'fault.rewardCentre.claimed': 'この報酬はすでに受け取り済みです',
  'fault.rewardCentre.expired': 'この報酬は期限切れです',
  'fault.rewardCentre.cancelled': 'この報酬は取り消されました',
}
