// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'مراحل السحب',
  'payout.stage.asked': 'تم الطلب',
  'payout.stage.approved': 'تمت الموافقة',
  'payout.stage.rejected': 'مرفوض',
  'payout.stage.sent': 'أُرسل إلى البنك',
  'payout.stage.failed': 'تعذر الإرسال؛ سنحاول مرة أخرى',
  'payout.stage.paid': 'مدفوع',
  'payout.stage.received': 'تم الاستلام',
  'payout.stage.forcedReceived': 'احتُسب مستلمًا',
  'payout.stage.notReceived': 'أُبلغ عن عدم الاستلام',
  'payout.stage.returned': 'عاد المبلغ إلينا',
  'payout.times': 'يُدفع عادةً خلال {usual}؛ و95 من كل 100 سحب خلال {most}',
  'payout.review': 'ينظر أحد الموظفين في هذا السحب قبل دفعه. لا يلزمك فعل شيء.',
  'payout.reason.NAME_DIFFERS': 'الحساب ليس باسمك. أضف حسابًا باسمك واطلب السحب مرة أخرى.',
  'payout.reason.ACCOUNT_WRONG': 'رقم الحساب غير صحيح. تحقق منه وأضف الحساب من جديد واطلب السحب مرة أخرى.',
  'payout.reason.BANK_UNAVAILABLE': 'لا يمكننا الدفع إلى هذا البنك حاليًا. يرجى اختيار حساب آخر.',
  'payout.reason.IDENTITY': 'نحتاج إلى التأكد من أنك أنت. يرجى مراسلة خدمة العملاء وتجهيز وثيقة هوية.',
  'payout.reason.OTHER': 'يرجى مراسلة خدمة العملاء وسيساعدونك.',
  'fault.wallet.payeeRefused': 'لا يمكننا الدفع إلى هذا الحساب. يرجى اختيار حساب آخر أو مراسلة خدمة العملاء',
  'fault.backoffice.sameOperator': 'لقد وافقت على هذا السحب من قبل، لذا يجب أن يقرر مشغل آخر',
  'fault.backoffice.aboveTier': 'يمكن لدورك الموافقة حتى {max}',
  'fault.backoffice.noPayoutAccount': 'لا يوجد حساب دفع مفتوح يناسب هذا السحب',
  'fault.backoffice.payoutAccountTaken': 'يوجد بالفعل حساب دفع بهذا الرمز',
}
