// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'ベット履歴',
  'bets.time': '日時',
  'bets.game': 'ゲーム',
  'bets.studio': 'プロバイダー',
  'bets.bet': 'ベット',
  'bets.validBet': '有効ベット',
  'bets.payout': '払い戻し',
  'bets.net': '差引',
  'bets.status': '状態',
  'bets.status.open': '進行中',
  'bets.status.settled': '確定',
  'bets.status.refunded': '返金済み',
  'bets.verify': 'このラウンドを検証',
  'bets.round': 'ラウンド {round}',
  'bets.empty': 'この期間のベットはありません',
  'bets.emptyHint': 'プレイしたラウンドはすぐここに表示されます。',
  'bets.range': '期間',
  'bets.range.today': '今日',
  'bets.range.week': '7日間',
  'bets.range.month': '30日間',
  'bets.verify.blocked':
    'ラウンドは新しいウィンドウで開きます。ブラウザーに止められたため、もう一度押してください。',
}
