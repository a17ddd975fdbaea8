// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': '乱数源',
  'lottery.beacon.own': '運営者自身のビーコン（署名と連鎖付き）',
  'lottery.beacon.drand': 'drand（独立した組織が運営）',
  'lottery.beacon.unknown': '不明な乱数源',
  'lottery.beacon.none': 'なし：シードのみで抽選',
  'lottery.beacon.round': 'ラウンド {round}',
  'lottery.beacon.signature': 'ラウンドの署名',
  'lottery.beacon.waiting': '第 {number} 回は乱数源を待っています。届かない場合は賭け金をすべて返金します。',
  'lottery.verifier.save': 'オフライン確認ページを保存',
  'lottery.verifier.title': '抽選の確認',
  'lottery.verifier.lead': 'このページはこの端末で抽選を再計算します。サーバーには一切接続できません。',
  'lottery.verifier.seed': 'シードの指紋は抽選前に公開されたものと同じ',
  'lottery.verifier.round': 'ラウンドは抽選時刻以降の最初のもので、署名付き',
  'lottery.verifier.numbers': '番号は公開された値から導かれる',
}
