// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'ตัวกรอง',
  'filters.minBet': 'เดิมพันขั้นต่ำตั้งแต่',
  'filters.lines': 'ไลน์จ่ายอย่างน้อย',
  'filters.theme': 'ธีม',
  'filters.feature': 'ฟีเจอร์',
  'filters.volatility': 'ความผันผวน',
  'filters.volatility.1': 'ต่ำ',
  'filters.volatility.2': 'ค่อนข้างต่ำ',
  'filters.volatility.3': 'ปานกลาง',
  'filters.volatility.4': 'สูง',
  'filters.volatility.5': 'สูงมาก',
  'filters.rtp': 'อัตราคืนสู่ผู้เล่น',
  'filters.from': '{value} ขึ้นไป',
  'filters.clear': 'ล้างทั้งหมด',
  'filters.show': '{count, plural, other {แสดง # เกม}}',
  'filters.remove': 'นำออก: {name}',
}
