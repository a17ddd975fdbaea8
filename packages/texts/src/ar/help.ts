// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'المساعدة',
  'help.center': 'مركز المساعدة',
  'help.center.hint': 'إجابات عن أكثر أسئلة اللاعبين شيوعًا.',
  'help.views': 'المساعدة أو الشروط',
  'help.terms': 'شروط الاستخدام',
  'help.all': 'كل مواضيع المساعدة',
  'help.topics': 'المواضيع',
  'help.search': 'البحث في المساعدة',
  'help.search.empty': 'لا موضوع يذكر ذلك',
  'help.search.emptyHint': 'جرّب كلمة أخرى أو راسلنا.',
  'help.found':
    '{count, plural, zero {لا مواضيع} one {موضوع واحد} two {موضوعان} few {# مواضيع} many {# موضوعًا} other {# موضوع}}',
  'help.empty': 'لا مواضيع مساعدة بعد',
  'help.emptyHint': 'راسلنا وسنجيبك.',
  'help.write': 'مراسلتنا',
  'help.terms.age.title': 'العمر والحساب',
  'help.terms.age':
    'عمرك {age} عامًا على الأقل وبلغت السن القانونية في بلدك. لكل شخص حساب واحد باسمه، ويحتفظ بكلمات مروره لنفسه.',
  'help.terms.money.title': 'الإيداع والسحب',
  'help.terms.money':
    'يتم الإيداع من وسائل الدفع الخاصة بك، والسحب إلى حساب باسمك. قد نتحقق من هويتك قبل دفع السحب.',
  'help.terms.play.title': 'الرهانات والنتائج',
  'help.terms.play':
    'يُحتسب الرهان من لحظة قبول الخادم له. تُحدَّد النتائج على الخادم وحده. الجولة التي تنقطع تُسوّى وفق قواعدها أو يُرد مبلغها كاملًا.',
  'help.terms.fair.title': 'اللعب النزيه',
  'help.terms.fair':
    'لا يُسمح بالاتفاق بين اللاعبين ولا ببرامج اللعب الآلي ولا باستغلال الأخطاء. الرهانات الرابحة بهذه الطرق لاغية وقد يُغلق الحساب.',
  'help.terms.limits.title': 'اللعب باعتدال',
  'help.terms.limits':
    'اللعب للتسلية. لا تراهن إلا بما يمكنك تحمّل خسارته، وتوقف عندما لا يعود ممتعًا. راسلنا وسنساعدك على أخذ استراحة.',
  'help.terms.data.title': 'بياناتك',
  'help.terms.data': 'يحتفظ {site} بما يلزم لإدارة حسابك وما يطلبه القانون، ولا يعطيه لأحد غير ذلك.',
}
