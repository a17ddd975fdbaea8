// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'サッカー',
  'bets.sport.basketball': 'バスケットボール',
  'bets.sport.tennis': 'テニス',
  'bets.sport.esports': 'eスポーツ',
  'bets.sport.cockfight': '闘鶏',
  'bets.sport.mixed': '複数の競技',
  'sportsbook.review.waiting': '高額のベットのため確認中です（遅くとも{time}まで）',
  'sportsbook.review.offer': '代わりに次の内容をご提案します（{time}まで）',
  'sportsbook.review.stake': 'ベット額 {amount}',
  'sportsbook.review.odds': 'オッズ {odds}',
  'sportsbook.review.accept': '承諾する',
  'sportsbook.review.decline': 'ベット額を戻す',
  'sportsbook.refused.review': 'このベットはお受けできませんでした',
  'sportsbook.refused.declined': 'ご提案を辞退されました',
  'fault.sportsbook.reviewOver': 'このベットはすでに処理されています',
  'fault.sportsbook.badOffer': '現在を超えないオッズか、より低いベット額を提示してください',
  'fault.sportsbook.notOver': 'この試合はまだ終わっていません',
  'fault.sportsbook.badResult': 'この結果はあり得ません：{problem}',
  'fault.sportsbook.sameResult': 'すでにこの内容が有効です',
  'fault.sportsbook.entryOpen': 'この試合の別の入力が残っています。先に確定するか取り下げてください',
  'fault.sportsbook.entryState': 'この入力はもう変更できません',
}
