// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'May ipinadala ang laro na hindi mabasa',
  'studio.unknownField': 'May ipinadala ang laro na hindi kilalang field: {field}',
  'studio.badAmount': 'Hindi puwedeng itaya ang halagang ito',
  'studio.badClientSeed':
    'Ang client seed ay may 1 hanggang 64 na letra, numero, espasyo, tuldok, gitling, o underscore',
  'studio.badTarget': 'Wala ang target na ito',
  'studio.badDirection': 'Pumili ng mas mataas o mas mababa',
  'studio.badMineCount': 'May 1 hanggang 24 na mina ang board',
  'studio.badTile': 'Wala sa board ang tile na ito',
  'studio.tileAlreadyOpen': 'Bukas na ang tile na ito',
  'studio.badRows': 'Pumili ng 8, 12, o 16 na hanay',
  'studio.badRisk': 'Pumili ng mababa, katamtaman, o mataas na risk',
  'studio.notFound': 'Hindi kilala ang round na ito',
  'studio.wrongMethod': 'Hindi sumasagot ang address na ito sa ganyang method',
  'studio.wrongContentType': 'Hindi binabasa rito ang ganitong uri ng content',
  'studio.tooLarge': 'Masyadong malaki ang request',
  'studio.tooManyRequests': 'Masyadong mabilis, maghintay muna sandali',
  'studio.sessionExpired':
    'Natapos na ang session ng larong ito. Mag-log in kung hihilingin, at buksan ulit ang laro mula sa lobby',
  'studio.otherGame': 'Sa ibang laro ang session na ito',
  'studio.requestReused': 'Nagamit na sa ibang taya ang bet number na ito',
  'studio.roundPending': 'Inilalagay pa ang taya mo, maghintay muna sandali',
  'studio.stakeTooSmall': 'Ang pinakamaliit na taya ay {minimum}',
  'studio.stakeTooLarge': 'Ang pinakamalaking taya ay {maximum}',
  'studio.winTooLarge': 'Hanggang {maximum} lang ang bayad ng isang round',
  'studio.notEnoughMoney': 'Kulang ang balanse mo para sa tayang ito',
  'studio.limitReached': 'Naabot na ang isa sa mga limitasyon mo',
  'studio.noFreeRounds': 'Wala nang libreng round para sa tayang ito',
  'studio.accountClosed': 'Hindi makakapaglaro ang account mo sa ngayon',
  'studio.betNotTaken': 'Hindi nailagay ang taya mo. Kung nabawas ang taya, pabalik na ito sa iyo',
  'studio.roundOpen': 'Tapusin muna ang bukas mong round',
  'studio.roundEnded': 'Tapos na ang round na ito',
  'studio.roundArchived': 'Nasa archive na ang round na ito. Hingin ito sa customer service',
  'studio.nothingOpened': 'Magbukas muna ng tile bago mag-cash out',
  'studio.bettingClosed': 'Sarado na ang tayaan, malapit na ang susunod na round',
  'studio.notStarted': 'Hindi pa nagsisimula ang round',
  'studio.cashOutTooLate': 'Huli na: nag-crash na ang round',
  'studio.tableClosed': 'Sarado muna sandali ang mesa. Kung nabawas ang taya mo, pabalik na ito sa iyo',
  'studio.unavailable': 'Hindi available ang laro ngayon, pakisubukan ulit maya-maya',
  'studio.unexpected': 'May nangyaring mali sa amin. Ref. no. {reference}',
}
