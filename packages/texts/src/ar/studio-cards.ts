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
  'studio.poker.threeAndTwo': 'ثلاثة واثنان',
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
  'studio.raised': 'رهان إضافي',
  'studio.blackjack.title': 'بلاك جاك',
  'studio.blackjack.dealer': 'الموزع',
  'studio.blackjack.second': 'اليد الثانية',
  'studio.blackjack.hit': 'اسحب',
  'studio.blackjack.stand': 'توقف',
  'studio.blackjack.double': 'ضاعف',
  'studio.blackjack.split': 'اقسم',
  'studio.blackjack.insure': 'تأمين',
  'studio.blackjack.decline': 'بدون تأمين',
  'studio.blackjack.asks': 'الموزع يظهر آسًا: تأمين؟',
  'studio.blackjack.first': 'العب يدك',
  'studio.blackjack.best': 'أفضل لعب',
  'studio.blackjack.advice': 'الأفضل: {play}. في المتوسط {result} رهان',
  'studio.blackjack.noInsurance': 'الأفضل: بدون تأمين. يكلف أكثر مما يعيد',
  'studio.blackjack.natural': 'بلاك جاك',
  'studio.blackjack.won': 'فوز',
  'studio.blackjack.push': 'تعادل',
  'studio.blackjack.lost': 'خسارة',
  'studio.blackjack.bust': 'تجاوز',
  'studio.blackjack.decks': 'عدد المجموعات',
  'studio.blackjack.rules.deal':
    'تحصل أنت والموزع على ورقتين لكل منكما من {decks} مجموعات مخلوطة حديثًا. الأقرب إلى 21 يفوز، وما فوق 21 يخسر فورًا. الآس 1 أو 11 والصور 10.',
  'studio.blackjack.rules.dealer':
    'يسحب الموزع حتى 16 ويتوقف عند كل 17. مع آس أو عشرة ينظر أولًا إن كان لديه بلاك جاك.',
  'studio.blackjack.rules.pays':
    'الفوز يدفع 1 إلى 1، والبلاك جاك 3 إلى 2، والتعادل يعيد الرهان. التأمين بنصف الرهان ويدفع 2 إلى 1 إذا كان لدى الموزع بلاك جاك.',
  'studio.blackjack.rules.double':
    'يمكن مضاعفة ورقتين برهان آخر وورقة أخيرة، حتى بعد القسمة. ورقتان متساويتان تُقسمان مرة واحدة برهان آخر، والآسات المقسومة تحصل على ورقة لكل منها.',
  'studio.blackjack.rules.raise':
    'يُخصم كل رهان إضافي من رصيدك قبل الورقة التالية. إن تعذر خصمه تبقى الجولة كما هي. لا يمكن الإضافة في الجولات المجانية.',
  'studio.blackjack.rules.left': 'الجولة التي لا يكملها أحد ليومين تتوقف على كل الأيدي دون تأمين.',
  'studio.verify.blackjack':
    'الأوراق بالترتيب: كل رقم عشوائي يختار واحدة مما بقي في {decks} مجموعات؛ اللاعب، الموزع، اللاعب، الموزع، ثم حسب السحب',
  'studio.slide.title': 'الانزلاق',
  'studio.slide.rules.tape':
    'ينزلق شريط من المضاعفات ويتوقف وأحدها تحت المؤشر. البقية لا تقرر شيئًا وتأتي بتكرار النتائج الحقيقية.',
  'studio.darts.title': 'السهام',
  'studio.darts.ring': 'الحلقة',
  'studio.darts.area': 'نصيب اللوح',
  'studio.darts.rules.throw':
    'يصيب السهم أي موضع من اللوح: كل جزء من مساحته متساوي الاحتمال. الحلقات مرسومة بمساحاتها الحقيقية.',
  'studio.darts.rules.pay':
    'الحلقة المصابة تدفع الرهان مضروبًا في مضاعفها. المتوسط 0.99× في كل مستوى، وكلما زادت الصعوبة صغرت الحلقات الكبيرة وزاد دفعها.',
  'studio.verify.darts': 'جزء المساحة من الوسط: الرقم الأول × 10000 مقطوعًا إلى عدد صحيح',
  'studio.bingo.title': 'بينغو',
  'studio.bingo.lines': 'الخطوط الكاملة',
  'studio.bingo.balls': 'الكرات المسحوبة',
  'studio.bingo.rules.card':
    'كل رهان يحصل على بطاقة جديدة من 24 رقمًا من 1 إلى {numbers}، والخانة الوسطى مجانية. لكل عمود خمسة عشر رقمًا خاصًا.',
  'studio.bingo.rules.pay':
    'تُسحب {balls} كرة. الصفوف والأعمدة والأقطار الكاملة تدفع معًا حسب عددها كما في الجدول.',
  'studio.verify.bingo':
    'البطاقة صفًا صفًا: في كل عمود يختار كل رقم عشوائي واحدًا مما بقي من الخمسة عشر؛ 0 هو الخانة المجانية',
  'studio.verify.bingo.balls': 'الكرات بالترتيب: كل رقم عشوائي يختار واحدة مما بقي',
}
