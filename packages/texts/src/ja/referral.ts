// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': '招待して獲得',
  'referral.promise': 'あなたと友達がそれぞれ {amount} を獲得',
  'referral.steps': '仕組み',
  'referral.step.share': 'リンクまたはコードをシェアします。',
  'referral.step.register': '友達がそれを使って登録します。',
  'referral.step.play': '友達が {days} 日以内に {deposit} を入金し、有効ベット {bets} に達します。',
  'referral.step.reward':
    '2人とも報酬センターで {amount} を受け取れます（{times, plural, other {# 回分}}の賭けが必要）。',
  'referral.step.cash': '2人とも報酬センターで {amount} を受け取れます。',
  'referral.step.commission': 'さらに友達の有効ベットの {percent} が毎日支払われます。',
  'referral.code': 'あなたのコード',
  'referral.share': 'シェア',
  'referral.shareText': '{site} で一緒に遊びましょう',
  'referral.invited': '招待数',
  'referral.qualified': '達成数',
  'referral.bonus': '獲得額',
  'referral.friends': 'あなたの友達',
  'referral.friends.empty': 'まだ誰もあなたのコードで登録していません',
  'referral.friends.emptyHint': 'リンクをシェアして始めましょう。',
  'referral.registered': '登録日時',
  'referral.status.Process': '進行中',
  'referral.status.Qualified': '達成',
  'referral.status.Blocked': '対象外',
  'referral.status.Expired': '期限切れ',
  'referral.blocked.device': 'あなたまたは別の友達と同じ端末を使っています',
  'referral.blocked.ip': 'あなたと同じインターネットアドレスを使っています',
  'referral.blocked.payeeName': '支払い名義があなたと同じです',
  'referral.blocked.phone': '電話番号があなたと同じです',
  'referral.rules': '対象になる人',
  'referral.rules.text':
    'あなたと端末、インターネットアドレス、支払い名義、電話番号のいずれかが同じアカウント、またはあなたが招待した別の友達と端末が同じアカウントは対象外です。',
  'referral.title.inviter': '招待した友達が条件を達成しました',
  'referral.title.friend': '招待を受けた報酬',
  'referral.title.commission': '招待した友達のベットからの分配 {day}',
}
