// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'نسبة العائد المذكورة هي لأفضل الخيارات. تعرض اللعبة أفضل خيار عندما تطلبه، ويبقى القرار لك.',
  'studio.jacks.title': 'ولد أو أفضل',
  'studio.deuces.title': 'الاثنان جوكر',
  'studio.poker.hand': 'اليد',
  'studio.poker.hold': 'احتفظ',
  'studio.poker.holdCard': 'احتفظ بورقة أو اتركها',
  'studio.poker.hidden': 'ورقة مخفية',
  'studio.poker.draw': 'اسحب',
  'studio.poker.replaced': 'الأوراق المستبدلة: {cards}',
  'studio.poker.first': 'اختر الأوراق التي تحتفظ بها ثم اسحب',
  'studio.poker.best': 'أفضل احتفاظ',
  'studio.poker.worth': 'أفضل احتفاظ: {cards}. يدفع في المتوسط {multiplier}×',
  'studio.poker.nothing': 'لا شيء',
  'studio.poker.jacks': 'زوج أولاد أو أعلى',
  'studio.poker.twoPair': 'زوجان',
  'studio.poker.trips': 'ثلاثة متشابهة',
  'studio.poker.straight': 'تسلسل',
  'studio.poker.flush': 'لون واحد',
  'studio.poker.fullHouse': 'ثلاثة واثنان',
  'studio.poker.quads': 'أربعة متشابهة',
  'studio.poker.straightFlush': 'تسلسل بلون واحد',
  'studio.poker.fiveOfAKind': 'خمسة متشابهة',
  'studio.poker.wildRoyal': 'ملكي بأوراق اثنين',
  'studio.poker.fourDeuces': 'أربع اثنينات',
  'studio.poker.royal': 'تسلسل ملكي',
  'studio.poker.rules.play':
    'تحصل على خمس أوراق من مجموعة واحدة من 52. احتفظ بما تشاء؛ تُستبدل البقية مرة واحدة، وتدفع اليد النهائية حسب الجدول.',
  'studio.poker.rules.wild': 'كل ورقة اثنين تحل محل أي ورقة.',
  'studio.poker.rules.left': 'الجولة التي لا يكملها أحد ليومين تُلعب بأفضل احتفاظ.',
  'studio.verify.poker':
    'الأوراق بالترتيب: كل رقم عشوائي يختار واحدة مما بقي؛ الخمس الأولى هي اليد والباقي بدائل بالترتيب',
}
