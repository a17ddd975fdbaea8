// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Ces numéros ont atteint leur limite pour ce tirage : {numbers}',
  'fault.lottery.oddsChanged':
    'Les cotes ont changé. Vérifiez les nouvelles sur votre bulletin et misez à nouveau',
  'fault.lottery.tooManyNumbers':
    'Un ticket peut contenir au plus {most} numéros. Utilisez plusieurs tickets',
  'lottery.number.full': '{number}, complet',
  'lottery.number.reduced': '{number}, paie {share} % des cotes habituelles',
  'lottery.crowded': 'Les numéros marqués sont très joués : ils paient moins ou sont complets pour ce tirage',
}
