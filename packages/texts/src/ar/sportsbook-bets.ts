// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'هذا الرهان غير موجود',
  'fault.sportsbook.unknownMarket': 'هذا السوق غير موجود',
  'fault.sportsbook.slipRefused': 'لا يمكن جمع هذه الاختيارات في هذا النوع من الرهان',
  'fault.sportsbook.marketClosed': 'أحد الأسواق لا يقبل الرهانات الآن',
  'fault.sportsbook.priceChanged': 'تغيّرت الاحتمالات',
  'fault.sportsbook.scoreChanged': 'تغيّرت النتيجة',
  'fault.sportsbook.stakeTooSmall': 'مبلغ الرهان أقل من الحد الأدنى',
  'fault.sportsbook.stakeTooLarge': 'مبلغ الرهان أعلى مما يسمح به هذا الرهان',
  'fault.sportsbook.stakeTooFine': 'لا توجد وحدة بهذا الصغر في هذه العملة',
}
