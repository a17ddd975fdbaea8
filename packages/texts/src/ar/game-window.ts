// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'وضع المسرح',
  'gameWindow.small': 'نافذة صغيرة',
  'gameWindow.large': 'العودة إلى العرض الكبير',
  'gameWindow.move': 'النقل إلى الزاوية التالية',
  'gameWindow.close': 'إغلاق اللعبة',
  'gameWindow.goesOn': 'تستمر {name} في النافذة الصغيرة',
  'gameWindow.switch.title': 'هل تريد إغلاق {name}؟',
  'gameWindow.switch.text': 'يمكن فتح لعبة واحدة فقط في كل مرة. تستمر الجولة المفتوحة في {name} عند عودتك.',
  'gameWindow.switch.yes': 'أغلقها وافتح اللعبة الأخرى',
  'play.info': 'عن هذه اللعبة',
  'gameWindow.studio': 'الاستوديو',
  'gameWindow.lines': 'الخطوط',
  'gameWindow.minBet': 'أقل رهان',
  'gameWindow.rules': 'قواعد اللعبة',
  'gameWindow.wagering': 'تُحتسب لمكافآتك',
  'gameWindow.notCounted': 'لا تُحتسب الرهانات',
  'gameWindow.missions': 'تُحتسب لمهامك',
}
