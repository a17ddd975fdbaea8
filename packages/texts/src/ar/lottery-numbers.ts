// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'بلغت هذه الأرقام حدها في هذا السحب: {numbers}',
  'fault.lottery.oddsChanged': 'تغيرت الاحتمالات. راجع الاحتمالات الجديدة في قسيمتك ثم أرسلها مرة أخرى',
  'fault.lottery.tooManyNumbers': 'يمكن أن تحتوي القسيمة على {most} رقمًا كحد أقصى. استخدم عدة قسائم',
  'lottery.number.full': '{number}، مكتمل',
  'lottery.number.reduced': '{number}، يدفع {share} % من الاحتمالات المعتادة',
  'lottery.crowded': 'راهن كثيرون على الأرقام المميزة: تدفع أقل أو اكتملت في هذا السحب',
}
