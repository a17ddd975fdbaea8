// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Эти номера достигли лимита в этом тираже: {numbers}',
  'fault.lottery.oddsChanged': 'Коэффициенты изменились. Проверьте новые в купоне и сделайте ставку ещё раз',
  'fault.lottery.tooManyNumbers':
    'В одном билете может быть не больше {most} номеров. Возьмите несколько билетов',
  'lottery.number.full': '{number}, лимит исчерпан',
  'lottery.number.reduced': '{number}, платит {share} % обычных коэффициентов',
  'lottery.crowded': 'На отмеченные номера много ставок: они платят меньше или закрыты в этом тираже',
}
