// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'سلوتس وطاولات مباشرة وصيد أسماك ورياضة وألعاب خاصة يمكن إثبات نزاهتها، في مكان واحد وبمحفظة واحدة.',
  'page.hot.description': 'الألعاب الأكثر لعبًا اليوم في {site}.',
  'page.games.title': '{type}',
  'page.games.description': '{type} في {site}: اختر استوديو، وابحث عن اللعبة باسمها، والعب بمحفظة واحدة.',
  'page.providers.title': 'الاستوديوهات',
  'page.providers.description': 'كل ألعاب الاستوديو الواحد في {site}.',
  'page.promotions.description': 'ما يقدمه {site} لأعضائه حاليًا، مع شروط كل عرض.',
  'page.mall.description': 'ما يمكن لأعضاء {site} الحصول عليه مقابل نقاطهم.',
  'page.help.description': 'أسئلة متكررة في {site} وإجاباتها.',
  'page.owned.description': 'ما يملكه جميع أعضاء {site} معاً، مع إثبات يمكن لكل عضو التحقق منه.',
  'page.download.description': 'احصل على {site} على هاتفك خطوة بخطوة.',
  'page.register.title': 'إنشاء حساب',
  'page.register.description': 'افتح حسابًا في {site}.',
  'page.login.title': 'تسجيل الدخول',
  'page.notFound.description': 'لا توجد صفحة على هذا العنوان.',
}
