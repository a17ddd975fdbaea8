// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': '邀请赚奖励',
  'referral.promise': '您和好友各得 {amount}',
  'referral.steps': '活动方式',
  'referral.step.share': '分享您的链接或邀请码。',
  'referral.step.register': '好友用它注册。',
  'referral.step.play': '好友在 {days} 天内存款 {deposit}，并达到 {bets} 有效投注。',
  'referral.step.reward': '双方各得 {amount}，在奖励中心领取，需完成 {times, plural, other {# 倍}}流水。',
  'referral.step.cash': '双方各得 {amount}，在奖励中心领取。',
  'referral.step.commission': '您还可获得好友有效投注的 {percent}，每日发放。',
  'referral.code': '您的邀请码',
  'referral.share': '分享',
  'referral.shareText': '来 {site} 和我一起玩',
  'referral.invited': '已邀请',
  'referral.qualified': '已达标',
  'referral.bonus': '已赚取',
  'referral.friends': '您的好友',
  'referral.friends.empty': '还没有人用您的邀请码注册',
  'referral.friends.emptyHint': '分享链接即可开始。',
  'referral.registered': '注册时间',
  'referral.status.Process': '进行中',
  'referral.status.Qualified': '已达标',
  'referral.status.Blocked': '不计入',
  'referral.status.Expired': '已超时',
  'referral.blocked.device': '与您或您邀请的其他好友使用同一设备',
  'referral.blocked.ip': '与您使用同一网络地址',
  'referral.blocked.payeeName': '与您的收款姓名相同',
  'referral.blocked.phone': '与您的手机号码相同',
  'referral.rules': '哪些好友计入',
  'referral.rules.text':
    '如果账户与您共用设备、网络地址、收款姓名或手机号码，或与您邀请的其他好友共用设备，则不计入。',
  'referral.title.inviter': '您邀请的好友已达标',
  'referral.title.friend': '接受邀请的奖励',
  'referral.title.commission': '受邀好友投注分成，{day}',
}
