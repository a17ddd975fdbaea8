// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': '邀請賺獎勵',
  'referral.promise': '您和好友各得 {amount}',
  'referral.steps': '活動方式',
  'referral.step.share': '分享您的連結或邀請碼。',
  'referral.step.register': '好友用它註冊。',
  'referral.step.play': '好友在 {days} 天內存款 {deposit}，並達到 {bets} 有效投注。',
  'referral.step.reward': '雙方各得 {amount}，在獎勵中心領取，需完成 {times, plural, other {# 倍}}流水。',
  'referral.step.cash': '雙方各得 {amount}，在獎勵中心領取。',
  'referral.step.commission': '您還可獲得好友有效投注的 {percent}，每日發放。',
  'referral.code': '您的邀請碼',
  'referral.share': '分享',
  'referral.shareText': '來 {site} 和我一起玩',
  'referral.invited': '已邀請',
  'referral.qualified': '已達標',
  'referral.bonus': '已賺取',
  'referral.friends': '您的好友',
  'referral.friends.empty': '還沒有人用您的邀請碼註冊',
  'referral.friends.emptyHint': '分享連結即可開始。',
  'referral.registered': '註冊時間',
  'referral.status.Process': '進行中',
  'referral.status.Qualified': '已達標',
  'referral.status.Blocked': '不計入',
  'referral.status.Expired': '已逾時',
  'referral.blocked.device': '與您或您邀請的其他好友使用同一裝置',
  'referral.blocked.ip': '與您使用同一網路位址',
  'referral.blocked.payeeName': '與您的收款姓名相同',
  'referral.blocked.phone': '與您的手機號碼相同',
  'referral.rules': '哪些好友計入',
  'referral.rules.text':
    '如果帳戶與您共用裝置、網路位址、收款姓名或手機號碼，或與您邀請的其他好友共用裝置，則不計入。',
  'referral.title.inviter': '您邀請的好友已達標',
  'referral.title.friend': '接受邀請的獎勵',
  'referral.title.commission': '受邀好友投注分成，{day}',
}
