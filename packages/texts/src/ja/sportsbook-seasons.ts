// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'シーズン優勝',
  'sportsbook.seasons.about':
    'シーズンの優勝者、または上位に入るのは誰か。同じ順位の場合は順位を分け合い、ベット額も等分されます。',
  'sportsbook.seasons.season': 'シーズン {season}',
  'sportsbook.seasons.ends': '{day}頃に終了',
  'sportsbook.seasons.all': 'すべて表示：{count}',
  'sportsbook.seasons.fewer': '表示を減らす',
  'sportsbook.seasons.none': '現在ベットできるシーズンはありません',
}
