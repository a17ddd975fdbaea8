// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'عوامل التصفية',
  'filters.minBet': 'أقل رهان من',
  'filters.lines': 'خطوط الدفع على الأقل',
  'filters.theme': 'الموضوع',
  'filters.feature': 'الميزة',
  'filters.volatility': 'التقلب',
  'filters.volatility.1': 'منخفض',
  'filters.volatility.2': 'دون المتوسط',
  'filters.volatility.3': 'متوسط',
  'filters.volatility.4': 'مرتفع',
  'filters.volatility.5': 'مرتفع جدًا',
  'filters.rtp': 'العائد للاعب',
  'filters.from': '{value} فأكثر',
  'filters.clear': 'مسح الكل',
  'filters.show':
    '{count, plural, zero {لا ألعاب} one {عرض لعبة واحدة} two {عرض لعبتين} few {عرض # ألعاب} many {عرض # لعبة} other {عرض # لعبة}}',
  'filters.remove': 'إزالة: {name}',
}
