// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': '以下号码在本期已达限额：{numbers}',
  'fault.lottery.oddsChanged': '赔率已变动。请查看投注单上的新赔率后再次投注',
  'fault.lottery.tooManyNumbers': '一张彩票最多 {most} 个号码。请分成几张投注',
  'lottery.number.full': '{number}，已满',
  'lottery.number.reduced': '{number}，按平常赔率的 {share} % 派彩',
  'lottery.crowded': '带标记的号码投注较多：赔率降低，或本期已满',
}
