// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'عرض تجريبي',
  'studio.demo.of': '{title} لعبة مبتكرة للعرض التجريبي، لها قواعدها الخاصة وتعيد ما تنص عليه تلك القواعد.',
  'fault.play.noDemonstration': 'لا توجد لعبة خلف هذا العنوان التجريبي بعد',
  'lobby.noDemonstration': 'غير قابلة للعب في العرض التجريبي',
  'play.noDemonstration.text': 'لم تُنشأ بعد لعبة لعناوين من هذا النوع. يمكنك لعب هذه:',
} as const
