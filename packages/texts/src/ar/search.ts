// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'ألعاب، صفحات، يانصيب، مساعدة',
  'search.games': 'الألعاب',
  'search.studios': 'الاستوديوهات',
  'search.themes': 'المواضيع',
  'search.features': 'الميزات',
  'search.pages': 'الصفحات',
  'search.lotteries': 'اليانصيب',
  'search.promotions': 'العروض',
  'search.help': 'المساعدة',
  'search.places': 'صفحات ويانصيب وعروض ومساعدة',
  'search.recent': 'عمليات البحث الأخيرة',
  'search.recent.clear': 'مسح عمليات البحث',
  'search.popular': 'الأكثر رواجًا الآن',
  'search.meant': 'هل تقصد {name}؟',
  'search.none': 'لا شيء يطابق “{text}”. ربما أحد هذه؟',
  'search.all': 'كل نتائج “{text}”',
  'search.found':
    '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
}
