// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'サンドボックス銀行',
  'bank.playMoney': 'プレイマネー：ここにあるものは本物ではありません',
  'bank.social.title': '{provider}の代わりのサンドボックスログイン',
  'bank.social.play': 'デモです。実際のプロバイダーには接続せず、何も検証しません',
  'bank.social.name': '名前',
  'bank.social.agree': '続ける',
  'bank.social.close': 'キャンセル',
  'bank.toPay': 'お支払い額',
  'bank.order': '注文',
  'bank.pay': '{amount}を支払う',
  'bank.payLate': '遅れて支払う：{seconds}秒後に届きます',
  'bank.payTooLate': '期限後に支払う：支払い期限が過ぎてから届きます',
  'bank.underpay': '不足で支払う：{half}だけ送ります',
  'bank.fail': '失敗：支払わない',
  'bank.paid': '{amount}を支払いました。',
  'bank.paidLate': '{amount}を支払いました。{seconds}秒後に届きます。',
  'bank.paidTooLate': '{amount}を支払いました。支払い期限が過ぎてから届きます。',
  'bank.underpaid': '{amount}のところ、{half}を送りました。',
  'bank.failed': '支払いに失敗しました。何も支払われていません。',
  'bank.back': 'サイトへ戻る',
  'bank.mayClose': 'このページは閉じてもかまいません。',
  'bank.unknown': 'この支払いはありません。',
}
