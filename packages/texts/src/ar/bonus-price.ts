// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'كم تكلّف هذه المكافأة',
  'bonusPrice.cash': 'هذه المكافأة نقد فورًا، ولا يلزم الرهان بشيء.',
  'bonusPrice.required': 'يلزم الرهان بمبلغ {amount} إجمالًا',
  'bonusPrice.requiredHint': 'عندها فقط يصبح ما تبقّى من المكافأة نقدًا.',
  'bonusPrice.until':
    '{days, plural, zero {خلال # يوم} one {خلال يوم واحد} two {خلال يومين} few {خلال # أيام} many {خلال # يومًا} other {خلال # يوم}}',
  'bonusPrice.untilHint': 'بعد ذلك تضيع أموال المكافأة وما ربحته.',
  'bonusPrice.games': 'الألعاب المحتسبة',
  'bonusPrice.counts': 'يُحتسب {percent} من الرهان: يلزم الرهان بمبلغ {amount}',
  'bonusPrice.excluded': 'ليس بهذه المكافأة: {types}',
  'bonusPrice.noGames': 'لا تُحتسب أي لعبة حاليًا، لذا لا يمكن أن تصبح هذه المكافأة نقدًا.',
  'bonusPrice.gameCount': 'عدد الألعاب: {count}',
  'bonusPrice.unknown': 'ألعاب لا تذكر نسبة العائد: {count}',
  'bonusPrice.cost': 'تكلّف {amount} في المتوسط',
  'bonusPrice.costRange': 'تكلّف من {least} إلى {most} في المتوسط',
  'bonusPrice.costAt': 'في {game}.',
  'bonusPrice.costBoth': '{least} في {game}، و{most} في {other}.',
  'bonusPrice.costOwn': 'في {game}، اللعبة التي تلعبها أكثر: {amount}.',
  'bonusPrice.costUnknown': 'التكلفة غير معروفة: لا تذكر أي من هذه الألعاب نسبة عائدها.',
  'bonusPrice.chance': '{percent} ينتهون بأكثر من المكافأة',
  'bonusPrice.chanceWithDeposit': '{percent} ينتهون بأكثر من الإيداع والمكافأة',
  'bonusPrice.chanceAt': 'محاكاة في {game}، بهامش خطأ ±{error}.',
  'bonusPrice.chanceBoth':
    'محاكاة في {game}، بهامش خطأ ±{error}؛ وفي {other}‏ {percent}، بهامش خطأ ±{otherError}.',
  'bonusPrice.chanceUnknown': 'الرهانات اللازمة أكثر من أن تُحاكى نتيجتها.',
  'bonusPrice.halfWay': 'إذا توقفت في منتصف الطريق',
  'bonusPrice.halfWayText':
    'النقد وما ربحه لك؛ وأموال المكافأة وما ربحته تضيع. مثال: رهان بمبلغ {staked} وخسارة {lost}. عندها يبقى {cash} ويضيع {bonus}.',
  'bonusPrice.maxStake': 'الرهان بأموال المكافأة: {amount} كحد أقصى',
  'bonusPrice.order.cashFirst': 'تُؤخذ الرهانات من نقدك أولًا، ثم من المكافأة.',
  'bonusPrice.order.bonusFirst': 'تُؤخذ الرهانات من المكافأة أولًا، ثم من نقدك.',
  'bonusPrice.how': 'كيف يُحسب هذا',
  'bonusPrice.how.cost':
    'متوسط التكلفة: المبلغ اللازم للرهان مضروبًا في الجزء الذي لا تعيده اللعبة (100% ناقص نسبة العائد للاعب).',
  'bonusPrice.how.simulation':
    'المحاكاة: تُلعب المكافأة {rounds} مرة برهانات قدرها {stake}، حتى يكتمل الرهان أو ينفد المال. الرهانات اللازمة: {bets}.',
  'bonusPrice.how.seed': 'البذرة: {seed}. الشروط نفسها تعطي الأرقام نفسها دائمًا.',
  'bonusPrice.how.error': 'هامش الخطأ هو الخطأ المعياري. في حالتين من كل ثلاث تقع النسبة الحقيقية ضمنه.',
  'bonusPrice.pays.exact': 'تدفع الرهانات تمامًا كما في اللعبة.',
  'bonusPrice.pays.choice': 'تدفع الرهانات تمامًا كما في اللعبة عند اختيار {choice}.',
  'bonusPrice.pays.model': 'تدفع الرهانات وفق نموذج للعبة لها هذا العائد وهذا التقلب.',
  'bonusPrice.finished': 'اكتمال الرهان قبل نفاد المال',
  'bonusPrice.moreThanDeposit': 'يبقى أكثر من الإيداع',
  'bonusPrice.moreThanBonus': 'يبقى أكثر من الإيداع والمكافأة',
  'bonusPrice.medianLeft': 'في نصف الحالات يبقى على الأكثر',
  'bonusPrice.weight': 'المحتسب',
  'bonusPrice.return': 'العائد للاعب',
  'bonusPrice.stake': 'إجمالي الرهان',
  'bonusPrice.average': 'متوسط التكلفة',
  'bonusPrice.choice.dice': 'رمية أعلى من 50.50',
  'bonusPrice.choice.limbo': 'هدف 2.00×',
  'bonusPrice.choice.mines': '3 ألغام و3 مربعات',
  'bonusPrice.choice.plinko': '12 صفًا ومخاطرة متوسطة',
  'bonusPrice.choice.crash': 'سحب عند 2.00×',
}
