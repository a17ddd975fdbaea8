// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Cược cả mùa',
  'sportsbook.seasons.about':
    'Ai vô địch mùa giải hoặc lọt vào nhóm đầu. Các đội đồng hạng chia nhau thứ hạng, và tiền cược cũng được chia.',
  'sportsbook.seasons.season': 'Mùa giải {season}',
  'sportsbook.seasons.ends': 'Kết thúc khoảng {day}',
  'sportsbook.seasons.all': 'Xem tất cả: {count}',
  'sportsbook.seasons.fewer': 'Thu gọn',
  'sportsbook.seasons.none': 'Hiện chưa có mùa giải nào để cược',
}
