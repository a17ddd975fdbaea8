// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'โอนเงิน',
  'center.transferUpline': 'โอนให้อัปไลน์',
  'center.personalProfit': 'กำไรขาดทุน',
  'center.bonusDetails': 'โบนัส',
  'center.messageV2': 'ข้อความ',
  'center.playerRank': 'ระดับ VIP',
  'center.broken': 'เปิดศูนย์สมาชิกไม่ได้',
  'center.promotions': 'ดูโปรโมชั่น',
  'center.transferFund.main': 'กระเป๋าหลัก',
  'center.transferFund.wallets': 'กระเป๋าของคุณ',
  'center.transferFund.maintenance': 'อยู่ระหว่างปรับปรุง',
  'center.transferFund.onItsWay': '{amount} กำลังไปที่: {wallet}',
  'center.transferFund.from': 'จาก',
  'center.transferFund.to': 'ไปยัง',
  'center.transferFund.swap': 'สลับสองกระเป๋า',
  'center.transferFund.all': 'ทั้งหมด: {amount}',
  'center.transferFund.returnAll': 'นำเงินกลับทั้งหมด',
  'center.transferFund.returned': 'เงินทั้งหมดกลับมาที่กระเป๋าหลักแล้ว',
  'center.transferFund.notReturned': 'บางกระเป๋ายังไม่ตอบ เงินของคุณปลอดภัย โปรดลองใหม่ภายหลัง',
  'center.transferFund.pending': '{amount} กำลังโอน เมื่อถึงแล้วจะแสดงที่นี่',
  'center.transferFund.hint':
    'เกมของค่ายที่มีกระเป๋าของตัวเองเล่นด้วยเงินในกระเป๋านั้น ขีดจำกัดการเล่นของคุณไม่นับในที่นั้น เดิมพันที่นั่นไม่แสดงในบันทึกการเดิมพันของคุณที่นี่ และไม่นับเป็นยอดเทิร์นโอเวอร์',
  'center.transferFund.emptyHint': 'ไม่มีค่ายเกมใดที่นี่แยกกระเป๋าเงิน จึงไม่ต้องโอนเงิน',
  'center.transfer.to': 'โอนเงินให้ {account}',
  'center.transfer.hint': 'เงินเข้าทันทีและเรียกคืนไม่ได้',
  'center.transfer.done': 'โอนเงิน {amount} แล้ว',
  'center.personalProfit.empty': 'ยังไม่มีอะไรที่นี่',
  'center.personalProfit.emptyHint': 'เดิมพันทุกครั้งของคุณอยู่ในประวัติเดิมพัน',
  'center.personalProfit.action': 'เปิดประวัติเดิมพัน',
  'center.bonusDetails.empty': 'ยังไม่มีโบนัส',
  'center.bonusDetails.emptyHint': 'โบนัสที่คุณได้รับจะแสดงที่นี่',
  'center.avatar': 'รูปของคุณ',
  'center.avatar.all': 'เลือกรูป',
  'center.avatar.one': 'รูปที่ {number}',
}
