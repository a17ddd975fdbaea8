// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} هو رمزك لتسجيل الدخول. لا تشاركه مع أحد.',
  'mail.code.register': '{site}: {secret} هو رمزك لإنشاء الحساب.',
  'mail.code.forgot': '{site}: {secret} هو رمزك لتعيين كلمة مرور جديدة. إن لم تطلبه فلا داعي لفعل شيء.',
  'mail.code.contact': '{site}: {secret} لتأكيد وسيلة الاتصال الجديدة. لا تشارك هذا الرمز مع أحد.',
  'mail.contact.subject': 'رمزك من {site}',
  'mail.reset.subject': 'كلمة مرورك المؤقتة في {site}',
  'mail.reset':
    'مرحبًا {username}،\nيمكنك بكلمة المرور المؤقتة هذه تسجيل الدخول إلى {site} مرة واحدة خلال {minutes} دقيقة:\n{secret}\nسيُطلب منك اختيار كلمة مرور جديدة. إن لم تطلب ذلك فلا داعي لفعل شيء: كلمة مرورك لم تتغير.',
  'mail.invite.subject': 'اختيار كلمة مرور لحسابك في {site}',
  'mail.invite':
    'مرحبًا {username}،\nافتح هذا الرابط خلال 24 ساعة واختر كلمة مرور جديدة لحسابك في {site}:\n{secret}',
  'mail.security.subject': '{site}: تغيير في حسابك',
  'mail.security.title': 'تغيير في حسابك',
  'mail.security.warning': 'إذا لم تطلب ذلك، فتواصل مع خدمة العملاء فورًا.',
  'mail.security': 'مرحبًا {username}،\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'طُلب من خدمة العملاء إزالة وسائل التحقق الثانية من حسابك (تطبيق المصادقة ومفاتيح المرور).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'أُضيف مفتاح مرور إلى حسابك.',
  'mail.security.appAdded': 'أُعدّ تطبيق مصادقة لحسابك.',
  'mail.security.recoveryCodesMade': 'أُنشئت رموز استرداد جديدة لحسابك.',
  'mail.security.newWaysRemoved':
    'استعاد أحدهم الوصول إلى حسابك. أُزيلت عوامل التحقق الثانية التي أُضيفت مؤخرًا.',
  'mail.security.factorsRemoved': 'أُزيلت وسيلة تحقق ثانية من حسابك.',
  'mail.security.inviteAsked': 'طُلب من خدمة العملاء رابط لتعيين كلمة مرور جديدة لحسابك.',
  'mail.security.inviteMade': 'أُنشئ رابط لتعيين كلمة مرور جديدة لحسابك.',
  'mail.security.passwordSet': 'تغيّرت كلمة مرور حسابك.',
  'mail.security.paymentPasswordAdded': 'أُضيفت كلمة مرور للدفع إلى حسابك.',
  'mail.security.paymentPasswordSet': 'تغيّرت كلمة مرور الدفع الخاصة بك.',
  'mail.security.bankAccountAdded': 'أُضيف حساب بنكي ينتهي بـ {ending} لعمليات السحب.',
  'mail.security.contactChanged': 'تغيّر رقم الهاتف أو عنوان البريد الإلكتروني لحسابك.',
  'mail.security.unlocked': 'فتحت خدمة العملاء قفل حسابك بعد محاولات خاطئة.',
}
