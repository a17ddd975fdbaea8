import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} هو رمزك لتسجيل الدخول. لا تشاركه مع أحد.',
  'mail.code.register': '{site}: {secret} هو رمزك لإنشاء الحساب.',
  'mail.code.forgot': '{site}: {secret} هو رمزك لتعيين كلمة مرور جديدة. إن لم تطلبه فلا داعي لفعل شيء.',
  'mail.code.contact': '{site}: {secret} لتأكيد وسيلة الاتصال الجديدة. لا تشارك هذا الرمز مع أحد.',
  'mail.contact.subject': 'رمزك من {site}',
  'mail.reset.subject': 'كلمة مرورك المؤقتة في {site}',
  'mail.reset': 'مرحبًا {username}،\nيمكنك بكلمة المرور المؤقتة هذه تسجيل الدخول إلى {site} مرة واحدة خلال {minutes} دقيقة:\n{secret}\nسيُطلب منك اختيار كلمة مرور جديدة. إن لم تطلب ذلك فلا داعي لفعل شيء: كلمة مرورك لم تتغير.',
  'mail.invite.subject': 'اختيار كلمة مرور لحسابك في {site}',
  'mail.invite': 'مرحبًا {username}،\nافتح هذا الرابط خلال 24 ساعة واختر كلمة مرور جديدة لحسابك في {site}:\n{secret}',
}
