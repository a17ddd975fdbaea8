// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'اختر مكانًا لفتحه',
  'studio.slot.pick.closed': 'المكان {place}، مغلق',
  'studio.slot.pick.prize': 'المكان {place}: ‏{pays}×',
  'studio.slot.pick.end': 'المكان {place} ينهي المكافأة',
  'studio.slot.pick.left': 'فُتح {opened} من {places}، حتى الآن {pays}×',
  'studio.slot.pick.next': 'افتح واحدًا عني',
  'studio.slot.pick.all': 'افتح الكل',
  'studio.slot.pick.places': 'ما كانت تحويه الأماكن',
  'studio.slot.pick.share': 'أماكن تحوي {pays}×',
  'studio.slot.pick.endShare': 'أماكن تنهي المكافأة',
  'studio.slot.par.pick': 'عائد المكافأة',
  'studio.slot.par.pickChance': 'احتمال المكافأة',
  'studio.slot.rules.pick':
    '{from} رموز مكافأة تجلب لوحة من {places} مكانًا مغلقًا. تفتحها واحدًا بعد الآخر، وكل منها يدفع ما يحويه، حتى ينهي أحدها المكافأة أو تُفتح كلها. محتواها يتحدد مع رهانك، وأنت تختار الترتيب فقط. إذا غادرت فإنها تنتظرك، وبعد يومين تُفتح بدءًا من المكان الأول.',
  'studio.slot.rules.expanding': 'الرمز البديل يملأ بكرته كلها.',
  'studio.slot.rules.sticky': 'في اللفات المجانية يملأ الرمز البديل بكرته كلها ويبقى حتى اللفة الأخيرة.',
  'studio.slot.rules.walking':
    'الرمز البديل يملأ بكرته كلها، ثم ينتقل بكرة إلى اليسار مع كل إعادة لف حتى يخرج. في الجولة {most} إعادة لف على الأكثر، وإذا غادرت فإنها تنتظرك.',
  'studio.slot.rules.respinFactor': 'كل ربح في إعادة اللف يُحتسب {factor} مرات.',
  'studio.slot.rules.wildHides': 'البكرة البديلة بالكامل لا تُظهر رموز التشتت.',
  'studio.slot.rules.freePlain':
    'عدد كافٍ من رموز التشتت يجلب لفات مجانية كما هو مذكور أدناه. إذا غادرت فإنها تنتظرك.',
  'studio.slot.freePlainWon': '{spins} لفات مجانية',
  'studio.slot.walks': 'الرمز البديل ينتقل: إعادة لف',
  'studio.slot.wildReels': 'بكرات بديلة: {reels}',
}
