// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'العودة إلى الصالة',
  'play.fullScreen': 'ملء الشاشة',
  'play.frame': 'اللعبة: {name}',
  'play.loading': 'اللعبة قيد التحميل',
  'play.login.title': 'سجّل الدخول للعب {name}',
  'play.login.text': 'الجولات الحقيقية تحتاج إلى حساب. لا يستغرق الأمر سوى دقيقة.',
  'play.unknown.title': 'هذه اللعبة غير معروفة',
  'play.unknown.text': 'ربما نُقلت. تجد في الصالة كل الألعاب المتاحة.',
  'play.blocked.title': 'لعبة {name} غير متاحة في مكانك',
  'play.blocked.text': 'هذه الألعاب متاحة لك:',
  'play.closed.text': 'هذه اللعبة مغلقة مؤقتًا، وهذه مفتوحة:',
  'play.failed': 'تعذّر فتح اللعبة',
  'play.more': 'المزيد من {studio}',
  'play.rtp': 'نسبة العائد للاعب {rtp} %',
}
