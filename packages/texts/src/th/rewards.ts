// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'ผู้ชนะล่าสุด',
  'rewards.winners.all': 'ผู้ชนะทั้งหมด',
  'rewards.winners.stop': 'หยุดเลื่อนรายการ',
  'rewards.winners.move': 'เลื่อนรายการ',
  'rewards.winners.player': 'ผู้เล่น',
  'rewards.winners.game': 'เกม',
  'rewards.winners.amount': 'เงินที่ได้',
  'rewards.winners.empty': 'ยังไม่มีผู้ชนะ มาเป็นคนแรกกัน',
}
