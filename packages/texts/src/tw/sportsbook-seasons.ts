// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': '冠軍盤',
  'sportsbook.seasons.about': '誰贏得整個賽季，或名列前茅。名次並列者平分該名次，投注額也隨之均分。',
  'sportsbook.seasons.season': '{season} 賽季',
  'sportsbook.seasons.ends': '約 {day} 結束',
  'sportsbook.seasons.all': '顯示全部：{count}',
  'sportsbook.seasons.fewer': '收起',
  'sportsbook.seasons.none': '目前沒有可投注的賽季',
}
