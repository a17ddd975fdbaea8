// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'مجموع محدد',
  'lottery.play.oneFace': 'وجه واحد',
  'lottery.play.twoFaces': 'وجهان مختلفان',
  'lottery.play.pair': 'زوج',
  'lottery.play.triple': 'ثلاثي',
  'lottery.play.oddBalls': 'عدد الكرات الفردية',
  'lottery.play.firstInOrder': 'أول {count} بالترتيب',
  'lottery.play.firstAnyOrder': 'أول {count} بأي ترتيب',
  'lottery.play.pairBigSmall': 'أول سيارتين: المجموع كبير أو صغير',
  'lottery.play.pairOddEven': 'أول سيارتين: المجموع فردي أو زوجي',
  'lottery.play.pairSum': 'أول سيارتين: مجموع محدد',
  'lottery.play.carAtPlace': 'سيارة في مركز',
  'lottery.play.winnerBigSmall': 'الفائزة كبيرة أو صغيرة',
  'lottery.play.winnerOddEven': 'الفائزة فردية أو زوجية',
  'lottery.play.duel': 'المركز {place} ضد {other}',
  'lottery.play.twoInOrder': 'رقمان بالترتيب',
  'lottery.play.ticket': 'تذكرة كاملة',
  'lottery.tier.reversed': 'DB بالترتيب المعكوس',
  'lottery.tier.near': 'رقم مجاور للجائزة الأولى',
  'lottery.tier.dice': 'عدد أحجار النرد: {count}',
  'lottery.row.second': 'الجائزة الثانية',
  'lottery.row.third': 'الجائزة الثالثة',
  'lottery.row.fourth': 'الجائزة الرابعة',
  'lottery.row.fifth': 'الجائزة الخامسة',
  'lottery.side.any': 'أي ثلاثي',
  'lottery.pick.ranked': 'اختر واحدة لكل مركز: {count}',
  'lottery.pick.atPlace': 'اختر سيارة في مركز واحد',
  'lottery.pick.pair':
    'رقمان مختلفان من ثلاث خانات معًا، مثل 123456: الترتيب مهم. حتى {count}، كل منها رهان مستقل',
  'lottery.list.hintPlace': 'رهان في كل سطر: المركز والسيارة، مثل 3 07',
  'lottery.place.at': 'المركز {number}',
}
