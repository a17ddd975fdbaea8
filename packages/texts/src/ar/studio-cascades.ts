// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'لا يمكن شراء اللفات المجانية هنا',
  'studio.cascade.buy': 'شراء لفات مجانية',
  'studio.cascade.buyAsk': 'شراء {spins} لفات مجانية مقابل {amount} {currency}؟ تبدأ فورًا.',
  'studio.cascade.buyReturns': 'تعيد في المتوسط {percent} % من سعرها.',
  'studio.cascade.freeWon': 'اللفات المجانية المكتسبة: {spins}',
  'studio.cascade.factor': 'المضاعف {factor}×',
  'studio.cascade.boards': 'لوحات اللفة {spin}',
  'studio.cascade.rules.clusters':
    'تدفع {from} رموز متطابقة أو أكثر إذا تلامست أفقيًا أو عموديًا. يغطي الرهان اللوحة كلها.',
  'studio.cascade.rules.anywhere': 'تدفع {from} رموز متطابقة أو أكثر أينما كانت. يغطي الرهان اللوحة كلها.',
  'studio.cascade.rules.fall':
    'تختفي الرموز الفائزة وتسقط البقية وتأتي رموز جديدة من الأعلى ما دام هناك فوز: حتى {most} مرة في اللفة الواحدة. بعد آخر هذه المرات لا يسقط شيء.',
  'studio.cascade.rules.factors': 'تُضرب أرباح اللفة بالتتابع في {factors}، وكل ما بعدها في آخر هذه القيم.',
  'studio.cascade.rules.keeps': 'في اللفات المجانية لا ينخفض المضاعف أبدًا: تُحسب أرباحها جميعًا.',
  'studio.cascade.rules.multipliers':
    'تبقى المضاعفات حتى نهاية اللفة، ثم تُجمع وتُضرب في ما ربحته. في اللفات المجانية تُحسب مضاعفات كل اللفات حتى الآن.',
  'studio.cascade.rules.free':
    'عدد كافٍ من رموز السكاتر على آخر لوحة في اللفة يمنح لفات مجانية كما في القائمة؛ و{from} أو أكثر في لفة مجانية تمنح {again} إضافية، حتى {most} في الجولة. تدفع رموز السكاتر دون مضاعفات. إذا غادرت، تنتظرك لفاتك المجانية.',
  'studio.cascade.rules.buy':
    'حيثما يُعرض ذلك، يمكنك شراء {spins} لفات مجانية مقابل {price} ضعف رهانك. تبدأ فورًا دون لفة مدفوعة، ولا تدفع أكثر من {most} ضعف ذلك الرهان. تُعرض المضاعفات حينها من السعر.',
  'studio.cascade.par.bought': 'عائد اللفات المجانية المشتراة',
  'studio.cascade.par.error': 'الخطأ المعياري',
  'studio.cascade.par.rounds': 'الجولات المحاكاة',
  'studio.cascade.par.top': 'أعلى ربح فيها',
}
