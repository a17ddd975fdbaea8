// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'ฟุตบอล',
  'bets.sport.basketball': 'บาสเกตบอล',
  'bets.sport.tennis': 'เทนนิส',
  'bets.sport.esports': 'อีสปอร์ต',
  'bets.sport.cockfight': 'ไก่ชน',
  'bets.sport.mixed': 'หลายกีฬา',
  'sportsbook.review.waiting': 'เดิมพันนี้มียอดสูง เรากำลังตรวจสอบ อย่างช้าถึง {time}',
  'sportsbook.review.offer': 'เราเสนอสิ่งนี้แทน จนถึง {time}',
  'sportsbook.review.stake': 'เงินเดิมพัน {amount}',
  'sportsbook.review.odds': 'อัตราต่อรอง {odds}',
  'sportsbook.review.accept': 'ยอมรับ',
  'sportsbook.review.decline': 'รับเงินเดิมพันคืน',
  'sportsbook.refused.review': 'เราไม่รับเดิมพันนี้',
  'sportsbook.refused.declined': 'คุณปฏิเสธข้อเสนอของเรา',
  'fault.sportsbook.reviewOver': 'เดิมพันนี้ตัดสินไปแล้ว',
  'fault.sportsbook.badOffer': 'เสนอเงินเดิมพันที่ต่ำกว่า หรืออัตราที่ไม่สูงกว่าตอนนี้',
  'fault.sportsbook.notOver': 'การแข่งขันนี้ยังไม่จบ',
  'fault.sportsbook.badResult': 'นี่ไม่อาจเป็นผลการแข่งขันได้: {problem}',
  'fault.sportsbook.sameResult': 'สิ่งนี้มีผลอยู่แล้ว',
  'fault.sportsbook.entryOpen': 'มีรายการอื่นของการแข่งขันนี้เปิดอยู่ โปรดยืนยันหรือยกเลิกก่อน',
  'fault.sportsbook.entryState': 'ไม่สามารถเปลี่ยนรายการนี้ได้อีก',
}
