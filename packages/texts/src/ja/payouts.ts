// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': '進行状況',
  'payout.stage.asked': '申請済み',
  'payout.stage.approved': '承認済み',
  'payout.stage.rejected': '却下',
  'payout.stage.sent': '銀行へ送信済み',
  'payout.stage.failed': '送信できませんでした。再度お送りします',
  'payout.stage.paid': '支払い済み',
  'payout.stage.received': '受取済み',
  'payout.stage.forcedReceived': '受取済みとみなしました',
  'payout.stage.notReceived': '未着の報告あり',
  'payout.stage.returned': '当方に返金されました',
  'payout.times': '通常 {usual} 以内、100 件中 95 件は {most} 以内に支払われます',
  'payout.review': '支払いの前に担当者がこの出金を確認します。お客様の操作は不要です。',
  'payout.reason.NAME_DIFFERS':
    '口座がご本人の名義ではありません。ご本人名義の口座を追加し、もう一度出金を申請してください。',
  'payout.reason.ACCOUNT_WRONG':
    '口座番号が正しくありません。確認のうえ口座を追加し直し、もう一度出金を申請してください。',
  'payout.reason.BANK_UNAVAILABLE': '現在この銀行へはお支払いできません。別の口座をお選びください。',
  'payout.reason.IDENTITY':
    'ご本人であることの確認が必要です。本人確認書類を用意し、カスタマーサービスにご連絡ください。',
  'payout.reason.OTHER': 'カスタマーサービスにご連絡ください。お手伝いいたします。',
  'fault.wallet.payeeRefused':
    'この口座へはお支払いできません。別の口座を選ぶか、カスタマーサービスにご連絡ください',
  'fault.backoffice.secondNeeded':
    'この支払いは一人では行えません。承認は保存されました。1日以内に別のオペレーターが同じ操作をすると有効になります。',
  'fault.backoffice.giverGone':
    'これを準備または承認した人には、もうその権限がありません。もう一度行う必要があります。',
  'fault.backoffice.sameOperator': 'この出金はすでにあなたが承認したため、別のオペレーターの判断が必要です',
  'fault.backoffice.aboveTier': 'あなたの役割で承認できるのは {max} までです',
  'fault.backoffice.noPayoutAccount': 'この出金に使える有効な支払口座がありません',
  'fault.backoffice.payoutAccountTaken': 'この ID の支払口座はすでにあります',
  'payout.kind': '支払先',
  'payout.kind.bank': '銀行口座',
  'payout.kind.e-wallet': '電子ウォレット',
  'payout.kind.crypto': '暗号資産',
  'payout.coin': 'コインとネットワーク',
  'payout.walletNumber': '番号または電話番号',
  'payout.address': 'アドレス',
  'payout.addressHint': 'このネットワークのアドレスだけです。誤ったアドレスへ送られたものは戻りません。',
  'payout.holderHint': 'ほかの口座と同じ名義',
  'payout.addAccount': '口座を追加',
  'payout.firstAccount': '出金に使う口座を追加してください。',
  'payout.account': '受取口座',
  'payout.saved': '口座を保存しました',
  'fault.wallet.badAccountNumber': 'この番号またはアドレスは正しくありません。ご確認ください',
  'fault.wallet.holderDiffers': '口座はご本人の名義でなければなりません',
}
