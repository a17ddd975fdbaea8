import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'مركز الأعضاء',
  'members.center.pages': 'صفحات مركز الأعضاء',
  'members.security': 'الأمان',
  'members.account': 'الحساب',
  'members.since': 'عضو منذ',
  'members.memberNumber': 'رقم العضو',
  'members.password': 'كلمة مرور الدخول',
  'members.password.change': 'تغيير كلمة مرور الدخول',
  'members.password.old': 'كلمة المرور القديمة',
  'members.password.new': 'كلمة المرور الجديدة',
  'members.password.confirm': 'إعادة كلمة المرور الجديدة',
  'members.password.done': 'تم تغيير كلمة المرور',
  'members.payment': 'كلمة مرور الدفع',
  'members.birthday.invalid': 'يرجى إدخال تاريخ بصيغة yyyy-MM-dd',
  'members.birthday.tooYoung': 'يجب أن يكون عمرك {age} عامًا',
  'fault.members.fixed': 'يمكن كتابة هذا مرة واحدة فقط، يرجى التواصل مع خدمة العملاء',
  'members.payment.set': 'معيّنة',
  'members.payment.unset': 'غير معيّنة',
  'members.payment.hint': 'ستة أرقام تحمي كل عملية سحب.',
  'members.payment.create': 'تعيين كلمة مرور الدفع',
  'members.payment.change': 'تغيير كلمة مرور الدفع',
  'members.payment.old': 'كلمة مرور الدفع القديمة',
  'members.payment.new': 'كلمة مرور الدفع الجديدة',
  'members.payment.confirm': 'إعادة كلمة مرور الدفع الجديدة',
  'members.payment.done': 'تم حفظ كلمة مرور الدفع',
  'members.payment.sixDigits': 'يرجى إدخال 6 خانات: أرقام فقط',
}
