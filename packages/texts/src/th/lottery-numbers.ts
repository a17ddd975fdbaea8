// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'เลขเหล่านี้ถึงขีดจำกัดของงวดนี้แล้ว: {numbers}',
  'fault.lottery.oddsChanged': 'อัตราจ่ายเปลี่ยนแล้ว ตรวจสอบอัตราใหม่ในสลิปแล้ววางเดิมพันอีกครั้ง',
  'fault.lottery.tooManyNumbers': 'ตั๋วหนึ่งใบมีได้ไม่เกิน {most} เลข โปรดแบ่งเป็นหลายใบ',
  'lottery.number.full': '{number} เต็มแล้ว',
  'lottery.number.reduced': '{number} จ่าย {share} % ของอัตราปกติ',
  'lottery.crowded': 'เลขที่มีเครื่องหมายมีคนแทงมาก จ่ายน้อยลงหรือเต็มแล้วในงวดนี้',
}
