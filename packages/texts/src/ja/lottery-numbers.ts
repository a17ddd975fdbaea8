// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': '次の番号はこの抽選の上限に達しました：{numbers}',
  'fault.lottery.oddsChanged':
    'オッズが変わりました。スリップの新しいオッズを確認して、もう一度ベットしてください',
  'fault.lottery.tooManyNumbers': '1枚のチケットの番号は最大{most}個です。複数のチケットに分けてください',
  'lottery.number.full': '{number}、満枠',
  'lottery.number.reduced': '{number}、通常オッズの{share} %',
  'lottery.crowded': '印のある番号は人気があり、配当が下がるか、この抽選では満枠です',
}
