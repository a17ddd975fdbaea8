// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'แหล่งสุ่ม',
  'lottery.beacon.own': 'บีคอนของผู้ให้บริการเอง มีลายเซ็นและต่อเป็นลูกโซ่',
  'lottery.beacon.drand': 'drand ดำเนินการโดยองค์กรอิสระ',
  'lottery.beacon.unknown': 'แหล่งที่ไม่รู้จัก',
  'lottery.beacon.none': 'ไม่มี: สร้างจากซีดเท่านั้น',
  'lottery.beacon.round': 'รอบ {round}',
  'lottery.beacon.signature': 'ลายเซ็นของรอบ',
  'lottery.beacon.waiting': 'งวด {number} กำลังรอแหล่งสุ่ม หากไม่มา จะคืนเงินเดิมพันทั้งหมด',
  'lottery.verifier.save': 'บันทึกหน้าสำหรับตรวจแบบออฟไลน์',
  'lottery.verifier.title': 'การตรวจสอบงวด',
  'lottery.verifier.lead': 'หน้านี้คำนวณงวดใหม่บนอุปกรณ์นี้ และเชื่อมต่อเซิร์ฟเวอร์ใดไม่ได้',
  'lottery.verifier.seed': 'ซีดมีลายนิ้วมือตรงกับที่เผยแพร่ก่อนออกรางวัล',
  'lottery.verifier.round': 'เป็นรอบแรกนับจากเวลาออกรางวัล และมีลายเซ็น',
  'lottery.verifier.numbers': 'ตัวเลขได้มาจากค่าที่เผยแพร่',
}
