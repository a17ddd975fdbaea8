// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': '資金移動',
  'center.transferUpline': '上位へ送金',
  'center.personalProfit': '損益',
  'center.bonusDetails': 'ボーナス',
  'center.messageV2': 'メッセージ',
  'center.playerRank': 'VIPランク',
  'center.broken': '会員センターを開けませんでした',
  'center.promotions': 'プロモーションを見る',
  'center.transferFund.main': 'メインウォレット',
  'center.transferFund.wallets': 'あなたのウォレット',
  'center.transferFund.maintenance': 'メンテナンス中',
  'center.transferFund.onItsWay': '{amount} を移動中：{wallet} へ',
  'center.transferFund.from': '移動元',
  'center.transferFund.to': '移動先',
  'center.transferFund.swap': '2 つのウォレットを入れ替える',
  'center.transferFund.all': '全額：{amount}',
  'center.transferFund.returnAll': 'すべて戻す',
  'center.transferFund.returned': 'すべてメインウォレットに戻りました',
  'center.transferFund.notReturned':
    '応答のないウォレットがあります。資金は安全です。後でもう一度お試しください。',
  'center.transferFund.pending': '{amount} を移動中です。到着するとここに表示されます。',
  'center.transferFund.hint':
    '独自のウォレットを持つベンダーのゲームは、そのウォレットの資金で遊びます。プレイの上限はそこでは計算されません。そこでのベットはこのサイトのベット履歴に表示されず、賭け条件にも計算されません。',
  'center.transferFund.emptyHint': '独自のウォレットを持つプロバイダーはないため、移動は不要です。',
  'center.transfer.to': '{account}へ送金',
  'center.transfer.hint': '送金はすぐに届き、取り消せません。',
  'center.transfer.done': '{amount}を送金しました',
  'center.personalProfit.empty': 'まだ何もありません',
  'center.personalProfit.emptyHint': 'すべてのベットはベット履歴にあります。',
  'center.personalProfit.action': 'ベット履歴を開く',
  'center.bonusDetails.empty': 'ボーナスはまだありません',
  'center.bonusDetails.emptyHint': '受け取ったボーナスがここに表示されます。',
  'center.avatar': 'アイコン',
  'center.avatar.all': '選べるアイコン',
  'center.avatar.one': 'アイコン {number}',
}
