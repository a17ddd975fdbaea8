// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'مركز اليانصيب',
  'lottery.one': 'يانصيب',
  'lottery.vietnam': 'اليانصيب الفيتنامي',
  'lottery.studios': 'استوديوهات اليانصيب',
  'lottery.draws': 'السحوبات',
  'lottery.noDraws': 'لا سحوبات حاليًا',
  'lottery.noDrawsHint': 'تظهر هنا السحوبات والنتائج والرهانات فور طرح أي يانصيب.',
  'lottery.unknown': 'هذا اليانصيب غير مطروح',
  'lottery.unknownHint': 'لا يوجد يانصيب كهذا هنا.',
  'lottery.action': 'عرض استوديوهات اليانصيب',
  'lottery.all': 'كل أنواع اليانصيب',
  'lottery.lobby': 'الألعاب',
  'lottery.lobby.hint': 'كل الألعاب في صفحة واحدة.',
  'lottery.group.MB': 'الشمال',
  'lottery.group.MT': 'الوسط',
  'lottery.group.MN': 'الجنوب',
  'lottery.group.FAST': 'سحوبات سريعة',
  'lottery.group.KENO': 'كينو',
  'fault.lottery.unknownGame': 'هذا اليانصيب غير معروف',
  'fault.lottery.unknownDraw': 'هذا السحب غير معروف',
  'fault.lottery.notOnSale': 'هذا اليانصيب غير معروض للبيع الآن',
  'fault.lottery.drawClosed': 'أُغلقت المراهنات على هذا السحب',
  'fault.lottery.wrongPick': 'هذا الاختيار لا يناسب نوع الرهان',
  'fault.lottery.belowMinimum': 'أصغر رهان على الحصة الواحدة هو {min}',
  'fault.lottery.aboveMaximum': 'أكبر رهان على الحصة الواحدة هو {max}',
  'fault.lottery.shareUsed': 'بلغت تذاكرك الحد المسموح لعضو واحد في هذا السحب. جرّب رهانًا أصغر',
  'fault.lottery.drawFull': 'بلغ هذا السحب حدّه الأقصى. جرّب رهانًا أصغر',
}
