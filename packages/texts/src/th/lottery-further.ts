// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'แจ็กพอต',
  'lottery.group.SEA': 'ไทย ลาว ฮานอย',
  'lottery.jackpot': 'แจ็กพอต',
  'lottery.jackpot.second': 'แจ็กพอตที่สอง',
  'lottery.jackpot.fair':
    'รางวัลคงที่คืน {rtp} % ของเงินเดิมพันในระยะยาว อีก {percent} % เข้าแจ็กพอตซึ่งโตขึ้นจนกว่าจะมีผู้ชนะ จึงคืนกลับมาตามเวลา ผู้ชนะทุกคนในงวดเดียวกันแบ่งแจ็กพอตตามสัดส่วนเงินเดิมพัน และเราเป็นผู้ใส่เงินเริ่มต้น',
  'lottery.row.first': 'รางวัลที่ 1',
  'lottery.row.front3': 'เลขหน้า 3 ตัว',
  'lottery.row.last3': 'เลขท้าย 3 ตัว',
  'lottery.row.last2': 'เลขท้าย 2 ตัว',
  'lottery.row.bonus': 'ลูกโบนัส',
  'lottery.row.special': 'ลูกพิเศษ',
  'lottery.play.top': '{digits} ตัวบน',
  'lottery.play.tod': '3 ตัวโต๊ด',
  'lottery.play.bottom': '{digits} ตัวล่าง',
  'lottery.play.runTop': 'วิ่งบน',
  'lottery.play.runBottom': 'วิ่งล่าง',
  'lottery.play.balls': 'ครบ {count} ลูก',
  'lottery.play.oneNumber': 'หนึ่งหมายเลข',
  'lottery.play.twoNumbers': 'สองหมายเลข',
  'lottery.play.lowHigh': 'ลูกเล็กหรือลูกใหญ่มากกว่า',
  'lottery.play.moreOddEven': 'ลูกคี่หรือลูกคู่มากกว่า',
  'lottery.play.elements': 'ธาตุทั้งห้า',
  'lottery.play.bookmakerPick': 'เลือก {count} อัตราเจ้ามือ',
  'lottery.side.up': 'เล็ก',
  'lottery.side.down': 'ใหญ่',
  'lottery.side.metal': 'ทอง',
  'lottery.side.wood': 'ไม้',
  'lottery.side.water': 'น้ำ',
  'lottery.side.fire': 'ไฟ',
  'lottery.side.earth': 'ดิน',
  'lottery.hits.special': 'ถูก {count} + ลูกพิเศษ',
  'lottery.tier.twoAny': 'สองหมายเลขจากรางวัลใดก็ได้',
  'lottery.tier.oneFirst': 'หนึ่งหมายเลขของ DB',
  'lottery.tier.oneAny': 'หนึ่งหมายเลขของรางวัลอื่น',
  'lottery.pick.special': 'เลือกลูกบอล {count} ลูก และลูกพิเศษหนึ่งลูก',
}
