// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': '以下號碼在本期已達限額：{numbers}',
  'fault.lottery.oddsChanged': '賠率已變動。請查看投注單上的新賠率後再次投注',
  'fault.lottery.tooManyNumbers': '一張彩券最多 {most} 個號碼。請分成幾張投注',
  'lottery.number.full': '{number}，已滿',
  'lottery.number.reduced': '{number}，按平常賠率的 {share} % 派彩',
  'lottery.crowded': '帶標記的號碼投注較多：賠率降低，或本期已滿',
}
