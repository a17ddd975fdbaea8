import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'ร้านแลกคะแนน',
  'mall.hint': 'คะแนนได้จากการเดิมพันและไม่มีวันหมดอายุ',
  'mall.empty': 'ยังไม่มีของรางวัล',
  'mall.emptyHint': 'ของรางวัลจะแสดงที่นี่เมื่อมีให้แลก',
  'mall.action': 'ดูโปรโมชั่น',
}
