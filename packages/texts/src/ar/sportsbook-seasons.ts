// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'رهانات الموسم',
  'sportsbook.seasons.about':
    'من يفوز بالموسم أو ينهيه بين الأوائل. من يتساوون في مركز يتقاسمونه، ويُقسم مبلغ الرهان معهم.',
  'sportsbook.seasons.season': 'الموسم {season}',
  'sportsbook.seasons.ends': 'ينتهي نحو {day}',
  'sportsbook.seasons.all': 'عرض الكل: {count}',
  'sportsbook.seasons.fewer': 'عرض أقل',
  'sportsbook.seasons.none': 'لا يوجد موسم متاح للرهان الآن',
}
