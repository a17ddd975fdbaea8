// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'สาธิต',
  'studio.demo.of': '{title} เป็นเกมสมมติสำหรับการสาธิต มีกติกาของตัวเองและจ่ายคืนตามที่กติการะบุ',
  'fault.play.noDemonstration': 'เกมสาธิตนี้ยังไม่มีตัวเกมให้เล่น',
  'lobby.noDemonstration': 'เล่นไม่ได้ในการสาธิต',
  'play.noDemonstration.text': 'ยังไม่มีการสร้างเกมสำหรับประเภทนี้ เกมเหล่านี้เล่นได้:',
} as const
