// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Nombor ini telah mencapai had untuk cabutan ini: {numbers}',
  'fault.lottery.oddsChanged': 'Odds telah berubah. Semak odds baharu pada slip anda dan letak semula',
  'fault.lottery.tooManyNumbers': 'Satu tiket boleh ada paling banyak {most} nombor. Gunakan beberapa tiket',
  'lottery.number.full': '{number}, penuh',
  'lottery.number.reduced': '{number}, membayar {share} % daripada odds biasa',
  'lottery.crowded':
    'Nombor bertanda banyak dipertaruhkan: bayarannya kurang atau sudah penuh untuk cabutan ini',
}
