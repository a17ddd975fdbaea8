// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': '未着',
  'dispute.proof': '届いていないことの証明',
  'dispute.hint': '画像 1～{count} 枚、PNG または JPG、各 {size} MB まで。銀行の取引明細など。',
  'dispute.send': '証明を送る',
  'dispute.sent': 'ありがとうございます。お支払いを調べ、メッセージでお知らせします。',
  'dispute.open': '届いていないとのご連絡をいただきました。お支払いを調べ、メッセージでお知らせします。',
  'dispute.picture': 'お送りいただいた証明、画像 {number}',
  'dispute.arrived': 'その後届きました',
  'dispute.forced':
    'ご回答がなかったため受取済みとして扱われています。届いていない場合は {time} までにカスタマーサービスへご連絡ください。',
  'fault.wallet.proofNeeded': '証明として画像を 1～3 枚追加してください',
  'mail.withdrawal.title': '{amount} の出金について',
  'mail.withdrawal.reopened': 'まだ届いていないこのお支払いを調べています。見つかり次第お知らせします。',
  'mail.withdrawal.arrived': 'このお支払いを確認しました。お客様の銀行に届いています。',
  'mail.withdrawal.returned': 'このお支払いは当方に戻ってきました。もう一度お支払いします。',
}
