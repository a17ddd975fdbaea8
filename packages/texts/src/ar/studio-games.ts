// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× يدفع {payout} {currency}',
  'studio.round.lost': 'لا فوز هذه المرة',
  'studio.steps.safe': '{multiplier}×: سحب الربح الآن يدفع {payout} {currency}',
  'studio.steps.lost': 'خسرت. هذه الجولة لا تدفع شيئاً',
  'studio.steps.next': 'الخطوة التالية تبلغ',
  'studio.steps.rules.cashOut': 'اسحب ربحك متى شئت. خطوة خاطئة واحدة تنهي الجولة ولا تدفع شيئاً.',
  'studio.steps.rules.pay':
    'المضاعف هو 99 % مقسوماً على احتمال الوصول إلى هنا. الأفضلية واحد بالمئة مهما ذهبت بعيداً.',
  'studio.randomTile': 'مربع عشوائي',
  'studio.keno.title': 'كينو',
  'studio.keno.board': 'الأرقام من 1 إلى 40',
  'studio.keno.number': 'الرقم {number}',
  'studio.keno.picks': 'الأرقام المختارة',
  'studio.keno.random': 'أرقام عشوائية',
  'studio.keno.clear': 'مسح',
  'studio.keno.hits': 'الإصابات',
  'studio.keno.classic': 'كلاسيكي',
  'studio.keno.rules.draw': 'اختر من رقم واحد إلى عشرة من 40 رقماً. ثم تُسحب عشرة أرقام.',
  'studio.keno.rules.pay':
    'كلما سُحب عدد أكبر من أرقامك دفعت الجولة أكثر. يبيّن الجدول ما يدفعه كل عدد من الإصابات وفق اختيارك ومخاطرتك، مع احتماله.',
  'studio.verify.keno': 'الأرقام المسحوبة: كل رقم عشوائي يختار واحداً من الأرقام المتبقية',
  'studio.wheel.title': 'العجلة',
  'studio.wheel.segments': 'القطاعات',
  'studio.wheel.rules.spin': 'تتوقف العجلة وأحد قطاعاتها عند المؤشر؛ وكلها متساوية الاحتمال.',
  'studio.wheel.rules.pay': 'يدفع ذلك القطاع الرهان مضروباً في مضاعفه. متوسط المضاعفات في كل عجلة 0.99×.',
  'studio.verify.wheel': 'القطاع: الرقم × {segments} دون الكسور، والعد من 0',
  'studio.hilo.title': 'أعلى أو أدنى',
  'studio.hilo.higher': 'أعلى أو مساوية',
  'studio.hilo.lower': 'أدنى أو مساوية',
  'studio.hilo.skip': 'تخطَّ هذه الورقة',
  'studio.hilo.card': 'الورقة',
  'studio.hilo.first': 'هل الورقة التالية أعلى أم أدنى؟',
  'studio.hilo.rules.guess':
    'خمّن هل الورقة التالية أعلى أم أدنى. الآس هو الأدنى والملك هو الأعلى؛ والرتب الثلاث عشرة متساوية الاحتمال في كل مرة.',
  'studio.hilo.rules.equal':
    'الورقة المساوية تفوز في الحالتين. لا يُعرض تخمين لا يمكن أن يخسر، وتخطي الورقة مجاني.',
  'studio.verify.hilo': 'الأوراق: الرقم × 52 دون الكسور',
  'studio.tower.title': 'برج التنين',
  'studio.tower.board': 'برج من تسعة طوابق',
  'studio.tower.difficulty': 'الصعوبة',
  'studio.tower.easy': 'سهل',
  'studio.tower.medium': 'متوسط',
  'studio.tower.hard': 'صعب',
  'studio.tower.expert': 'خبير',
  'studio.tower.master': 'محترف',
  'studio.tower.eggs': 'البيض في كل طابق',
  'studio.tower.floor': 'الطابق',
  'studio.tower.tile': 'الطابق {floor}، المربع {tile}',
  'studio.tower.egg': 'بيضة',
  'studio.tower.fire': 'نار',
  'studio.tower.first': 'اختر مربعاً في الطابق الأدنى',
  'studio.tower.rules.floors':
    'اختر مربعاً واحداً في كل طابق من الطوابق التسعة. البيضة تصعد بك والنار تنهي الجولة. الأماكن محددة قبل مربعك الأول.',
  'studio.verify.tower': 'مربعات البيض بدءاً من الطابق الأدنى',
  'studio.flip.title': 'رمي العملة',
  'studio.flip.heads': 'صورة',
  'studio.flip.tails': 'كتابة',
  'studio.flip.calls': 'التخمينات الصحيحة',
  'studio.flip.first': 'صورة أم كتابة؟',
  'studio.flip.rules.call':
    'خمّن وجه العملة مرة بعد مرة. كل تخمين صحيح يضاعف المضاعف؛ وبعد {most} تخميناً صحيحاً تُسحب الجولة تلقائياً.',
  'studio.verify.flip': 'الوجوه بالترتيب: صورة لما دون 0.5',
}
