// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'สถานะของงวดนี้ไม่อนุญาตให้ทำเช่นนั้น',
  'fault.lottery.wrongTime': 'เวลาใหม่ต้องช้ากว่าเวลาเดิม เรียงลำดับถูกต้อง และก่อนงวดถัดไป',
  'fault.lottery.wrongResult': 'ตัวเลขเหล่านี้เป็นผลของลอตเตอรีนี้ไม่ได้',
  'fault.lottery.sameResult': 'ตัวเลขเหล่านี้มีผลอยู่แล้ว',
  'fault.lottery.notFed': 'ตัวเลขของงวดนี้มาจากซีด จึงไม่มีใครป้อนหรือแก้ไขได้',
  'fault.lottery.resultTooEarly': 'ป้อนผลได้เมื่อถึงเวลาออกรางวัล',
  'fault.lottery.correctionOpen': 'มีการแก้ไขงวดนี้ค้างอยู่แล้ว',
  'fault.lottery.correctionState': 'การแก้ไขนี้ตัดสินแล้วหรือยังไม่พร้อม',
  'fault.lottery.tooManyTickets': 'มีตั๋วมากเกินกว่าจะรวมในครั้งเดียว โปรดเลือกให้น้อยลง',
  'mail.lottery.delayed': '{lottery}: งวด {draw} เลื่อนออกไป',
  'mail.lottery.delayed.text': 'จะออกรางวัลเวลา {time} ตั๋วของคุณยังใช้ได้',
  'mail.lottery.cancelled': '{lottery}: งวด {draw} ถูกยกเลิก',
  'mail.lottery.cancelled.text': 'จะไม่มีการออกรางวัล เงินเดิมพันคืนเข้ายอดเงินของคุณ',
  'mail.lottery.corrected': '{lottery}: แก้ไขผลงวด {draw} แล้ว',
  'mail.lottery.corrected.text': 'ตัวเลขของงวดนี้ไม่ถูกต้อง ตั๋วของคุณคิดตามตัวเลขที่แก้ไขแล้ว',
  'mail.lottery.corrected.paid': 'จ่าย {amount} เข้ายอดเงินของคุณแล้ว',
  'mail.lottery.corrected.taken': 'เรียกคืน {amount} แล้ว',
  'mail.lottery.corrected.owed': 'ยอดเงินของคุณขาด {amount} เงินรางวัลถัดไปจะชำระส่วนนี้',
  'lottery.fromFeed': 'ตัวเลขเหล่านี้มาจากผลของรัฐที่สองคนป้อน ไม่ได้มาจากซีด',
  'lottery.resultCorrected': 'แก้ไขผลแล้ว ตั๋วทั้งหมดคิดตามตัวเลขเหล่านี้',
}
