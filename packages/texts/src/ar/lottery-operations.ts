// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'حالة هذا السحب لا تسمح بذلك',
  'fault.lottery.wrongTime': 'يجب أن تكون الأوقات الجديدة بعد القديمة، وبترتيب صحيح، وقبل السحب التالي',
  'fault.lottery.wrongResult': 'هذه الأرقام ليست نتيجة ممكنة لهذا اليانصيب',
  'fault.lottery.sameResult': 'هذه هي الأرقام المعتمدة بالفعل',
  'fault.lottery.notFed': 'أرقام هذا السحب تنتج من بذرته، فلا يمكن لأحد إدخالها أو تصحيحها',
  'fault.lottery.resultTooEarly': 'يمكن إدخال النتيجة عند حلول موعد السحب',
  'fault.lottery.correctionOpen': 'هناك تصحيح مفتوح لهذا السحب',
  'fault.lottery.correctionState': 'تم البت في هذا التصحيح، أو أنه غير جاهز بعد',
  'fault.lottery.tooManyTickets': 'التذاكر كثيرة جدًا لجمعها دفعة واحدة. اختر أقل',
  'mail.lottery.delayed': '{lottery}: تأجل السحب {draw}',
  'mail.lottery.delayed.text': 'يجري السحب الآن في {time}. تبقى تذاكرك صالحة.',
  'mail.lottery.cancelled': '{lottery}: أُلغي السحب {draw}',
  'mail.lottery.cancelled.text': 'لن يجري السحب. تُعاد رهاناتك إلى رصيدك.',
  'mail.lottery.corrected': '{lottery}: صُححت نتيجة السحب {draw}',
  'mail.lottery.corrected.text': 'كانت أرقام هذا السحب خاطئة. تُحسب تذاكرك الآن وفق الأرقام المصححة.',
  'mail.lottery.corrected.paid': 'دُفع {amount} إلى رصيدك.',
  'mail.lottery.corrected.taken': 'استُرد {amount}.',
  'mail.lottery.corrected.owed': 'رصيدك لم يغطِ {amount}. تسدده أرباحك القادمة.',
  'lottery.fromFeed': 'هذه الأرقام من نتيجة رسمية أدخلها شخصان، وليست من بذرة.',
  'lottery.resultCorrected': 'صُححت النتيجة. تُحسب كل التذاكر وفق هذه الأرقام.',
}
