// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'ما يملكه الأعضاء',
  'liabilities.intro':
    'في نهاية كل يوم ننشر ما يملكه جميع الأعضاء معاً: أموالهم النقدية وما هو محجوز للسحب. جذر واحد يشمل كل رصيد، فلا يمكن إسقاط أي رصيد أو تخفيضه لاحقاً.',
  'liabilities.check.title': 'هل رصيدك ضمنه؟',
  'liabilities.check.hint': 'تحسب هذه الصفحة الجذر بنفسها من رصيدك خطوة بخطوة، وتقارنه بالجذر المنشور.',
  'liabilities.check': 'تحقق من رصيدي',
  'liabilities.check.login': 'سجّل الدخول للتحقق من رصيدك',
  'liabilities.ok': 'رصيدك جزء من المجموع',
  'liabilities.okText':
    '{amount} للحساب {account} جزء من {total} في {day}. عدد الحسابات: {accounts, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {# حسابات} many {# حساباً} other {# حساب}}.',
  'liabilities.bad': 'هذا لا يؤدي إلى الجذر المنشور',
  'liabilities.badText': 'احفظ الإثبات وتواصل مع خدمة العملاء.',
  'liabilities.compare': 'جذر يوم {day} لم يعد مدرجاً هنا. قارنه بما دوّنته في ذلك اليوم.',
  'liabilities.none': 'لم تكن تملك شيئاً في نهاية {day}، فلا شيء لإثباته.',
  'liabilities.noDay': 'لم يُنشر أي جذر بعد. يظهر الأول بعد منتصف الليل.',
  'liabilities.steps':
    'الخطوات من رصيدك إلى الجذر: {count, plural, zero {لا خطوات} one {خطوة واحدة} two {خطوتان} few {# خطوات} many {# خطوة} other {# خطوة}}',
  'liabilities.save': 'حفظ الإثبات',
  'liabilities.load': 'التحقق من إثبات محفوظ',
  'liabilities.load.hint': 'ملف حفظته من هذه الصفحة',
  'liabilities.load.choose': 'اختر ملفاً',
  'liabilities.badFile': 'هذا الملف ليس إثباتاً',
  'liabilities.days': 'الجذور المنشورة',
  'liabilities.day': 'اليوم (UTC)',
  'liabilities.accounts': 'الحسابات',
  'liabilities.total': 'المجموع',
  'liabilities.root': 'الجذر',
  'liabilities.how': 'كيف يعمل',
  'liabilities.howText':
    'يكوّن رصيدك واسم حسابك ورقم عشوائي بصمة، فلا يعرف أحد لمن الرصيد المجاور لك. ثم تكوّن بصمتان متجاورتان مع مجموعيهما البصمة التالية حتى يبقى جذر واحد. لا تُحتسب أموال المكافآت.',
}
