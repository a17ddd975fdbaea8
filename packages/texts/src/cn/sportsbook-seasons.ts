// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': '冠军盘',
  'sportsbook.seasons.about': '谁赢得整个赛季，或名列前茅。名次并列者平分该名次，投注额也随之均分。',
  'sportsbook.seasons.season': '{season} 赛季',
  'sportsbook.seasons.ends': '约 {day} 结束',
  'sportsbook.seasons.all': '显示全部：{count}',
  'sportsbook.seasons.fewer': '收起',
  'sportsbook.seasons.none': '目前没有可投注的赛季',
}
