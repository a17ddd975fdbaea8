// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Estes números atingiram o limite neste sorteio: {numbers}',
  'fault.lottery.oddsChanged': 'As odds mudaram. Confira as novas no seu bilhete e aposte de novo',
  'fault.lottery.tooManyNumbers': 'Um bilhete pode ter no máximo {most} números. Use vários bilhetes',
  'lottery.number.full': '{number}, esgotado',
  'lottery.number.reduced': '{number}, paga {share} % das odds normais',
  'lottery.crowded': 'Muitos apostaram nos números marcados: pagam menos ou estão esgotados neste sorteio',
}
