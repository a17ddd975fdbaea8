// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'لم يصل',
  'dispute.proof': 'إثبات عدم وصول المبلغ',
  'dispute.hint': 'من 1 إلى {count} صور، PNG أو JPG، بحجم {size} ميغابايت لكل منها، مثل كشف حسابك المصرفي.',
  'dispute.send': 'إرسال الإثبات',
  'dispute.sent': 'شكرًا لك. نحن نبحث عن الدفعة وسنكتب إليك.',
  'dispute.open': 'أخبرتنا بأن المبلغ لم يصل. نحن نبحث عن الدفعة وسنكتب إليك.',
  'dispute.picture': 'إثباتك، الصورة {number}',
  'dispute.arrived': 'لقد وصل أخيرًا',
  'dispute.forced': 'يُعدّ مستلمًا لأنك لم تُجب. إذا لم يصل، فتواصل مع خدمة العملاء قبل {time}.',
  'fault.wallet.proofNeeded': 'أضف من 1 إلى 3 صور كإثبات',
  'mail.withdrawal.title': 'سحبك بمبلغ {amount}',
  'mail.withdrawal.reopened': 'نحن نبحث عن هذه الدفعة التي لم تصل إليك. سنكتب إليك عندما نجدها.',
  'mail.withdrawal.arrived': 'وجدنا هذه الدفعة: لقد وصلت إلى مصرفك.',
  'mail.withdrawal.returned': 'عادت هذه الدفعة إلينا. سندفعها لك مرة أخرى.',
}
