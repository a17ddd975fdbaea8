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
  'lottery.unknownHint': 'العنوان يشير إلى يانصيب غير متوفر لدينا.',
  'lottery.action': 'عرض استوديوهات اليانصيب',
  'lottery.all': 'كل أنواع اليانصيب',
  'lottery.lobby': 'الألعاب',
  'lottery.lobby.hint': 'كل ألعابنا في صفحة واحدة.',
}
