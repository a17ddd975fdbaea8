// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'ศูนย์หวย',
  'lottery.one': 'หวย',
  'lottery.vietnam': 'หวยเวียดนาม',
  'lottery.studios': 'ค่ายหวย',
  'lottery.draws': 'งวด',
  'lottery.noDraws': 'ขณะนี้ไม่มีงวดที่เปิดอยู่',
  'lottery.noDrawsHint': 'งวด ผลรางวัล และรายการแทงจะแสดงที่นี่เมื่อเปิดขายหวย',
  'lottery.unknown': 'หวยนี้ไม่ได้เปิดขาย',
  'lottery.unknownHint': 'ไม่มีหวยนี้ที่นี่',
  'lottery.action': 'ดูค่ายหวย',
  'lottery.all': 'หวยทั้งหมด',
  'lottery.lobby': 'เกม',
  'lottery.lobby.hint': 'เกมทั้งหมดในหน้าเดียว',
  'lottery.group.MB': 'ภาคเหนือ',
  'lottery.group.MT': 'ภาคกลาง',
  'lottery.group.MN': 'ภาคใต้',
  'lottery.group.FAST': 'ออกรางวัลเร็ว',
  'lottery.group.KENO': 'คีโน',
  'fault.lottery.unknownGame': 'ไม่พบหวยนี้',
  'fault.lottery.unknownDraw': 'ไม่พบงวดนี้',
  'fault.lottery.notOnSale': 'หวยนี้ยังไม่เปิดขาย',
  'fault.lottery.drawClosed': 'งวดนี้ปิดรับเดิมพันแล้ว',
  'fault.lottery.wrongPick': 'ตัวเลือกนี้ไม่ตรงกับวิธีแทง',
  'fault.lottery.belowMinimum': 'เดิมพันขั้นต่ำต่อหนึ่งชุดคือ {min}',
  'fault.lottery.aboveMaximum': 'เดิมพันสูงสุดต่อหนึ่งชุดคือ {max}',
  'fault.lottery.shareUsed': 'ตั๋วของคุณถึงขีดจำกัดของสมาชิกหนึ่งคนในงวดนี้แล้ว ลองเดิมพันน้อยลง',
  'fault.lottery.drawFull': 'งวดนี้เต็มวงเงินแล้ว โปรดลดเดิมพัน',
}
