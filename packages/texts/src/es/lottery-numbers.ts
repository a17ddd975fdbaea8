// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Estos números han llegado a su límite en este sorteo: {numbers}',
  'fault.lottery.oddsChanged': 'Las cuotas han cambiado. Revisa las nuevas en tu boleto y vuelve a apostar',
  'fault.lottery.tooManyNumbers': 'Un boleto puede tener como máximo {most} números. Usa varios boletos',
  'lottery.number.full': '{number}, completo',
  'lottery.number.reduced': '{number}, paga el {share} % de las cuotas habituales',
  'lottery.crowded':
    'Muchos han apostado a los números marcados: pagan menos o están completos en este sorteo',
}
