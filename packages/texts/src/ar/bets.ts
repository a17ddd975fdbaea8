// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'سجل الرهانات',
  'bets.time': 'الوقت',
  'bets.game': 'اللعبة',
  'bets.studio': 'الاستوديو',
  'bets.bet': 'الرهان',
  'bets.validBet': 'الرهان الصالح',
  'bets.payout': 'العائد',
  'bets.net': 'الصافي',
  'bets.status': 'الحالة',
  'bets.status.open': 'مفتوح',
  'bets.status.settled': 'تمت التسوية',
  'bets.status.refunded': 'تم رد المبلغ',
  'bets.verify': 'التحقق من الجولة',
  'bets.round': 'الجولة {round}',
  'bets.empty': 'لا رهانات في هذه الفترة',
  'bets.emptyHint': 'تظهر جولاتك هنا فور لعبها.',
  'bets.range': 'الفترة',
  'bets.range.today': 'اليوم',
  'bets.range.week': '7 أيام',
  'bets.range.month': '30 يومًا',
  'bets.verify.blocked': 'تُفتح الجولة في نافذة جديدة، وقد منعها متصفحك. يرجى الضغط مرة أخرى.',
}
