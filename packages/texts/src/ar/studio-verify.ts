// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'التحقق من جولة',
  'studio.verify.lead':
    'يعيد متصفحك هنا حساب الجولة من البذور المكشوفة وقواعد اللعبة. لا حاجة إلى تصديق أي شيء في هذه الصفحة: يمكن حساب الأرقام نفسها بأي أداة أخرى.',
  'studio.verify.game': 'اللعبة',
  'studio.verify.round': 'الجولة',
  'studio.verify.return': 'العائد',
  'studio.verify.result': 'نتيجة التحقق',
  'studio.verify.right': 'صحيح:',
  'studio.verify.wrong': 'خطأ:',
  'studio.verify.shown': 'محسوب:',
  'studio.verify.verdict.right': 'كل شيء متطابق. حُسمت هذه الجولة كما وُعد قبل الرهان.',
  'studio.verify.verdict.wrong': 'هناك ما لا يتطابق. انظر إلى الخطوة الحمراء واسأل خدمة العملاء عنها.',
  'studio.verify.verdict.shown': 'هذا ما تعطيه البذور. قارنه بما عرضته اللعبة.',
  'studio.verify.computed': 'محسوب هنا',
  'studio.verify.recorded': 'في السجل',
  'studio.verify.commitment.title': 'بذرة الخادم هي التي وُعد بها قبل الرهان',
  'studio.verify.commitment':
    'عُرضت بصمتها (SHA-256) قبل رهانك. لأي بذرة أخرى بصمة أخرى، لذلك لا يمكن أن تكون قد تغيّرت بعد ذلك.',
  'studio.verify.computedHash': 'البصمة المحسوبة هنا',
  'studio.verify.publishedHash': 'البصمة المعروضة قبل الرهان',
  'studio.verify.stream.title': 'بذرة الخادم وبذرة اللاعب ورقم الرهان تعطي الأرقام العشوائية',
  'studio.verify.stream':
    'توقّع بذرة الخادم النص «بذرة اللاعب : رقم الرهان : الكتلة». كل أربعة بايتات من التوقيع تكوّن رقمًا من 0 إلى ما دون 1.',
  'studio.verify.floats':
    '{floats, plural, zero {لا أرقام مستخدمة} one {الرقم المستخدم} two {الرقمان المستخدمان} few {الأرقام المستخدمة (#)} many {الأرقام المستخدمة (#)} other {الأرقام المستخدمة (#)}}',
  'studio.verify.outcome.title': 'معنى هذه الأرقام في اللعبة',
  'studio.verify.outcome': 'محسوب وفق قواعد اللعبة من الأرقام أعلاه.',
  'studio.verify.story.title': 'الأرقام تعطي النتيجة التي عُرضت',
  'studio.verify.story': 'تُلعب الجولة من جديد من الأرقام أعلاه وتُقارن بالسجل خطوة بخطوة.',
  'studio.verify.money.title': 'العائد صحيح',
  'studio.verify.money': 'مبلغ الرهان × المضاعف، مقرّبًا إلى الأدنى حتى أصغر وحدة نقدية.',
  'studio.verify.dice': 'الرمية: الرقم × {rolls}، دون الكسور، مقسومًا على 100',
  'studio.verify.limbo': 'النقطة: 0.99 مقسومة على الرقم، حتى منزلتين عشريتين',
  'studio.verify.sample.stops': 'مواضع توقف البكرات',
  'studio.verify.mines': 'الخانات الملغومة، مرقمة بالصفوف من 1 إلى 25',
  'studio.verify.plinko.path': 'مسار الكرة: إلى اليمين ابتداءً من 0.5',
  'studio.verify.plinko.slot': 'الخانة',
  'studio.verify.plinko.slotOf': '{slot} من {slots}، من اليسار',
  'studio.verify.chain.title': 'الحلقة تنتمي إلى السلسلة المنشورة',
  'studio.verify.chain':
    'حساب البصمة من الحلقة المكشوفة {position, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} يقود إلى نهاية السلسلة التي نُشرت قبل الجولة الأولى.',
  'studio.verify.chain.link': 'الحلقة {position}، كُشفت بعد الانهيار',
  'studio.verify.chain.outcome.title': 'الحلقة والملح العلني يعطيان النتيجة',
  'studio.verify.chain.outcome':
    'توقّع الحلقة الملح الذي سُحب بعد نشر السلسلة: لم يكن بإمكان أحد اختيار سلسلة تناسبه.',
  'studio.verify.point.title': 'النتيجة تعطي نقطة الانهيار',
  'studio.verify.point':
    'أول 52 بت من التوقيع تمثل الكسر X؛ يقع الانهيار عند 0.99 / (1 − X)، حتى منزلتين عشريتين وبحد أدنى 1.00×.',
  'studio.verify.tableBet':
    'الرهان الذي سُحب عند نقطة الانهيار أو قبلها يُدفع له المبلغ × مضاعفه، مقرّبًا إلى الأدنى؛ وما عداه خاسر.',
  'studio.verify.left': 'سُحب الرهان عند',
  'studio.verify.notLeft': 'لم يكن قد سُحب عند الانهيار',
  'studio.verify.position': 'الموضع في السلسلة',
  'studio.verify.positionOf': '{position} من {length}',
  'studio.verify.notPlayed': 'لم تُلعب هذه الجولة ورُدّ مبلغ الرهان، فلا شيء للتحقق منه.',
  'studio.verify.stillRuns':
    'ما زالت هذه الجولة جارية. تُكشف حلقتها من السلسلة بعد الانهيار؛ افتح هذه الصفحة من جديد حينها.',
  'studio.verify.hidden.title': 'بذرة الخادم لهذه الجولة ما زالت سرية',
  'studio.verify.hidden':
    'ما زالت تحسم رهانات جديدة، لذلك لا يمكن عرضها بعد. افتح اللعبة، ثم «النزاهة والسجل»، واضغط «كشف بذرة الخادم». بعدها افتح هذه الصفحة من جديد.',
  'studio.verify.manual.title': 'التحقق يدويًا',
  'studio.verify.manual': 'اكتب أي قيم أو ألصقها. يُحسب كل شيء في متصفحك ولا يُرسل شيء.',
  'studio.verify.compute': 'احسب',
  'studio.verify.nonce': 'رقم الرهان (nonce)',
  'studio.verify.hash': 'حلقة السلسلة (البصمة)',
  'studio.verify.hashOptional': 'البصمة المعروضة قبل الرهان (يمكن تركها فارغة)',
  'studio.verify.terminalOptional': 'نهاية السلسلة المنشورة (يمكن تركها فارغة)',
  'studio.verify.badServerSeed': '64 خانة من 0 إلى 9 ومن a إلى f',
  'studio.verify.badSalt': 'الملح مفقود',
  'studio.verify.badNonce': 'عدد صحيح من 0 فما فوق',
  'studio.verify.badSettings':
    'اللعبة لا تتيح هذه الإعدادات. يرجى مراجعة الهدف أو الألغام أو الصفوف أو المخاطرة.',
}
