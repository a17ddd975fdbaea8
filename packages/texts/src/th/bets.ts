// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'ประวัติเดิมพัน',
  'bets.time': 'เวลา',
  'bets.game': 'เกม',
  'bets.studio': 'ค่ายเกม',
  'bets.bet': 'เดิมพัน',
  'bets.validBet': 'ยอดเดิมพันที่นับ',
  'bets.payout': 'เงินรางวัล',
  'bets.net': 'สุทธิ',
  'bets.status': 'สถานะ',
  'bets.status.open': 'ยังไม่จบ',
  'bets.status.settled': 'คิดผลแล้ว',
  'bets.status.refunded': 'คืนเงินแล้ว',
  'bets.verify': 'ตรวจสอบรอบนี้',
  'bets.round': 'รอบ {round}',
  'bets.empty': 'ไม่มีเดิมพันในช่วงเวลานี้',
  'bets.emptyHint': 'รอบที่คุณเล่นจะแสดงที่นี่ทันที',
  'bets.range': 'ช่วงเวลา',
  'bets.range.today': 'วันนี้',
  'bets.range.week': '7 วัน',
  'bets.range.month': '30 วัน',
  'bets.verify.blocked': 'รอบนี้จะเปิดในหน้าต่างใหม่ แต่เบราว์เซอร์ของคุณบล็อกไว้ โปรดกดอีกครั้ง',
}
