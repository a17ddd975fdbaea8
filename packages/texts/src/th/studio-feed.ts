// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'เดิมพันสด',
  'studio.feed.mine': 'ของฉัน',
  'studio.feed.all': 'ทั้งหมด',
  'studio.feed.high': 'รางวัลสูง',
  'studio.feed.none': 'ยังไม่มีเดิมพัน',
  'studio.feed.about': 'เดิมพันด้วยเงินในเกมของเรา ไม่แสดงว่าเป็นของใคร รางวัลสูงคือจ่ายสิบเท่าของเดิมพันขึ้นไป',
}
