// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'โหมดโรงภาพยนตร์',
  'gameWindow.small': 'หน้าต่างเล็ก',
  'gameWindow.large': 'กลับไปมุมมองใหญ่',
  'gameWindow.move': 'ย้ายไปมุมถัดไป',
  'gameWindow.close': 'ปิดเกม',
  'gameWindow.goesOn': '{name} เล่นต่อในหน้าต่างเล็ก',
  'gameWindow.switch.title': 'ปิด {name} หรือไม่',
  'gameWindow.switch.text': 'เปิดได้ครั้งละหนึ่งเกม รอบที่ค้างอยู่ของ {name} จะเล่นต่อเมื่อคุณกลับมา',
  'gameWindow.switch.yes': 'ปิดแล้วเปิดอีกเกม',
  'play.info': 'เกี่ยวกับเกมนี้',
  'gameWindow.studio': 'ค่ายเกม',
  'gameWindow.lines': 'จำนวนไลน์',
  'gameWindow.minBet': 'เดิมพันต่ำสุด',
  'gameWindow.rules': 'กติกาของเกม',
  'gameWindow.wagering': 'นับเข้าโบนัสของคุณ',
  'gameWindow.notCounted': 'เดิมพันไม่นับ',
  'gameWindow.missions': 'นับเข้าภารกิจของคุณ',
}
