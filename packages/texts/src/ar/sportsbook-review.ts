// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'كرة القدم',
  'bets.sport.basketball': 'كرة السلة',
  'bets.sport.tennis': 'التنس',
  'bets.sport.esports': 'الرياضات الإلكترونية',
  'bets.sport.cockfight': 'مصارعة الديوك',
  'bets.sport.mixed': 'رياضات متعددة',
  'sportsbook.review.waiting': 'هذا الرهان كبير. نحن نراجعه، حتى {time} على الأكثر',
  'sportsbook.review.offer': 'نعرض عليك هذا بدلاً من ذلك، حتى {time}',
  'sportsbook.review.stake': 'مبلغ الرهان {amount}',
  'sportsbook.review.odds': 'الاحتمالات {odds}',
  'sportsbook.review.accept': 'قبول',
  'sportsbook.review.decline': 'استرداد المبلغ',
  'sportsbook.refused.review': 'لم نقبل هذا الرهان',
  'sportsbook.refused.declined': 'لقد رفضت عرضنا',
  'fault.sportsbook.reviewOver': 'تم البت في هذا الرهان بالفعل',
  'fault.sportsbook.badOffer': 'اعرض مبلغًا أقل أو احتمالات لا تتجاوز الحالية',
  'fault.sportsbook.notOver': 'لم تنته هذه الفعالية',
  'fault.sportsbook.badResult': 'لا يمكن أن تكون هذه هي النتيجة: {problem}',
  'fault.sportsbook.sameResult': 'هذا هو المعتمد بالفعل',
  'fault.sportsbook.entryOpen': 'هناك إدخال آخر مفتوح لهذه الفعالية. أكّده أو ألغه أولاً',
  'fault.sportsbook.entryState': 'لم يعد بالإمكان تغيير هذا الإدخال',
}
