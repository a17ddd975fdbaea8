// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'Hindi ito pinapayagan ng estado ng draw na ito',
  'fault.lottery.wrongTime':
    'Ang mga bagong oras ay dapat mas huli sa luma, nasa ayos, at bago ang susunod na draw',
  'fault.lottery.wrongResult': 'Hindi posibleng resulta ng lottery na ito ang mga numerong ito',
  'fault.lottery.sameResult': 'Ito na ang mga numerong binibilang',
  'fault.lottery.notFed':
    'Galing sa seed ang mga numero ng draw na ito kaya walang makapaglalagay o makapagtatama nito',
  'fault.lottery.resultTooEarly': 'Maaaring ilagay ang resulta kapag oras na ng draw',
  'fault.lottery.correctionOpen': 'May bukas nang pagtatama sa draw na ito',
  'fault.lottery.correctionState': 'Napagpasyahan na ang pagtatamang ito, o hindi pa handa',
  'fault.lottery.tooManyTickets':
    'Masyadong maraming tiket para sabay-sabay na sumahin. Pumili ng mas kaunti',
  'mail.lottery.delayed': '{lottery}: naantala ang draw {draw}',
  'mail.lottery.delayed.text': 'Sa {time} na ang draw. Balido pa rin ang iyong mga tiket.',
  'mail.lottery.cancelled': '{lottery}: kinansela ang draw {draw}',
  'mail.lottery.cancelled.text': 'Hindi na gaganapin ang draw. Ibinabalik sa balanse mo ang iyong mga taya.',
  'mail.lottery.corrected': '{lottery}: itinama ang resulta ng draw {draw}',
  'mail.lottery.corrected.text':
    'Mali ang mga numero ng draw na ito. Binibilang na ang mga tiket mo ayon sa itinamang numero.',
  'mail.lottery.corrected.paid': 'Ibinayad sa balanse mo ang {amount}.',
  'mail.lottery.corrected.taken': 'Binawi ang {amount}.',
  'mail.lottery.corrected.owed':
    'Hindi sapat ang balanse mo para sa {amount}. Babayaran ito ng susunod mong mga panalo.',
  'lottery.fromFeed':
    'Galing ang mga numerong ito sa resulta ng estado na inilagay ng dalawang tao, hindi sa seed.',
  'lottery.resultCorrected': 'Itinama ang resulta. Binibilang ang lahat ng tiket ayon sa mga numerong ito.',
}
