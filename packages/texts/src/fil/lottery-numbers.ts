// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Naabot na ng mga numerong ito ang limitasyon sa draw na ito: {numbers}',
  'fault.lottery.oddsChanged': 'Nagbago ang odds. Tingnan ang bagong odds sa iyong slip at itaya ulit',
  'fault.lottery.tooManyNumbers': 'Hanggang {most} numero lang ang isang tiket. Gumamit ng ilang tiket',
  'lottery.number.full': '{number}, puno na',
  'lottery.number.reduced': '{number}, nagbabayad ng {share} % ng karaniwang odds',
  'lottery.crowded':
    'Marami ang tumaya sa mga minarkahang numero: mas mababa ang bayad o puno na sa draw na ito',
}
