// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'بنك تجريبي',
  'bank.playMoney': 'أموال وهمية: لا شيء هنا حقيقي',
  'bank.social.title': 'تسجيل دخول تجريبي بدلًا من {provider}',
  'bank.social.play': 'هذا عرض تجريبي: لا يُتصل بأي مزوّد حقيقي ولا يُفحص شيء',
  'bank.social.name': 'الاسم',
  'bank.social.agree': 'متابعة',
  'bank.social.close': 'إلغاء',
  'bank.toPay': 'المبلغ المستحق',
  'bank.order': 'الطلب',
  'bank.pay': 'دفع {amount}',
  'bank.payLate': 'دفع متأخر: يصل بعد {seconds} ثانية',
  'bank.payTooLate': 'دفع بعد فوات الأوان: يصل بعد انتهاء مهلة الدفع',
  'bank.underpay': 'دفع ناقص: إرسال {half} فقط',
  'bank.fail': 'فشل: عدم الدفع',
  'bank.paid': 'لقد دفعت {amount}.',
  'bank.paidLate': 'لقد دفعت {amount}. يصل المبلغ خلال {seconds} ثانية.',
  'bank.paidTooLate': 'لقد دفعت {amount}. يصل المبلغ بعد انتهاء مهلة الدفع.',
  'bank.underpaid': 'لقد أرسلت {half} بدلًا من {amount}.',
  'bank.failed': 'فشل الدفع. لم يُدفع أي مبلغ.',
  'bank.back': 'العودة إلى الموقع',
  'bank.mayClose': 'يمكنك أيضًا إغلاق هذه الصفحة.',
  'bank.unknown': 'عملية الدفع هذه غير معروفة.',
}
