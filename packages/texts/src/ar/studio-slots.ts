// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'لعبة سلوت',
  'studio.slot.lost': 'لا فوز هذه المرة',
  'studio.slot.freeWon': 'عدد الدورات المجانية {spins}، ويُحسب كل فوز {factor} مرات',
  'studio.slot.spinAll': 'تدوير الكل',
  'studio.slot.quick': 'دورات سريعة',
  'studio.slot.skip': 'تخطٍّ',
  'studio.slot.bigWin': 'فوز كبير',
  'studio.slot.hugeWin': 'فوز ضخم',
  'studio.slot.ways': 'الطرق: {ways}',
  'studio.slot.scatters': 'رموز السكاتر: {scatters}',
  'studio.slot.brings': '{multiplier}×، الدورات المجانية: {spins}',
  'studio.slot.rules.lines':
    'الرموز المتماثلة المتتالية من اليسار تدفع على أي من الخطوط وعددها {lines} حسب الجدول. يشمل الرهان جميع الخطوط.',
  'studio.slot.rules.ways':
    'الرموز المتماثلة على بكرات متجاورة من اليسار تدفع بكل طرق اختيار رمز من كل بكرة، حتى {ways} طريقة. يشمل الرهان جميع الطرق.',
  'studio.slot.rules.heights': 'في كل دورة تعرض كل بكرة من {least} إلى {most} صفوف.',
  'studio.slot.rules.full':
    'إذا عرضت جميع الخانات الرمز نفسه من آخر {symbols} رموز في الجدول، يُحسب كل فوز {factor} مرات.',
  'studio.slot.rules.free':
    'عدد كافٍ من رموز السكاتر يمنح دورات مجانية كما في القائمة أدناه. يُحسب كل فوز فيها {factor} مرات، وقد تمنح المزيد حتى {most} في الجولة. تنتظرك الدورات المجانية عند مغادرتك.',
  'studio.slot.rules.cap': 'الجولة التي تبلغ {most}× تدفع هذا القدر وتنتهي عنده.',
  'studio.slot.respin': 'إعادة الدوران {spin}',
  'studio.slot.rules.wild': 'يحل رمز الوايلد محل كل الرموز ما عدا العملة.',
  'studio.slot.coins': 'العملات: {coins}، الدورات المعادة المتبقية: {left}',
  'studio.slot.mini': 'ميني',
  'studio.slot.minor': 'صغرى',
  'studio.slot.major': 'كبرى',
  'studio.slot.grand': 'عظمى',
  'studio.slot.coinShare': 'العملات التي تدفع {pays}×',
  'studio.slot.rules.hold':
    'تبقى {from} عملات أو أكثر في أماكنها، وتدور الخانات الفارغة من جديد: {respins} مرات، ثم {respins} مرات أخرى بعد كل عملة جديدة. في النهاية تدفع كل عملة ما هو مكتوب عليها، وتدفع النافذة الممتلئة الجائزة العظمى {grand}× إضافةً إلى ذلك. تنتظرك الدورات المعادة عند مغادرتك.',
  'studio.slot.par.hold': 'عائد الدورات المعادة',
  'studio.slot.par.holdChance': 'احتمال الدورات المعادة',
  'studio.slot.par.paid': 'عائد الدورات المدفوعة',
  'studio.slot.par.free': 'عائد الدورات المجانية',
  'studio.slot.par.deviation': 'الانحراف المعياري',
  'studio.slot.par.top': 'أعلى فوز لدورة مدفوعة',
  'studio.slot.par.topValue': '{stakes}×، مرة كل {spins} دورة',
  'studio.slot.par.most': 'لا تدفع أي جولة أكثر من',
}
