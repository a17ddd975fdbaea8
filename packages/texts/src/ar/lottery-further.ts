// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'الجوائز الكبرى',
  'lottery.group.SEA': 'تايلاند ولاوس وهانوي',
  'lottery.jackpot': 'الجائزة الكبرى',
  'lottery.jackpot.second': 'الجائزة الكبرى الثانية',
  'lottery.jackpot.fair':
    'تعيد الجوائز الثابتة {rtp} % من الرهانات على المدى الطويل. وتذهب {percent} % أخرى إلى الجوائز الكبرى التي تنمو حتى يفوز بها أحد، فتعود مع الوقت. يتقاسم جميع الفائزين في السحب الجائزة الكبرى بنسبة رهاناتهم، ونحن ندفع مبلغها الأول.',
  'lottery.row.first': 'الجائزة الأولى',
  'lottery.row.front3': 'أول ثلاثة',
  'lottery.row.last3': 'آخر ثلاثة',
  'lottery.row.last2': 'آخر رقمين',
  'lottery.row.bonus': 'الكرة الإضافية',
  'lottery.row.special': 'الكرة الخاصة',
  'lottery.play.top': 'آخر {digits}، الأعلى',
  'lottery.play.tod': 'آخر ثلاثة، الأعلى، بأي ترتيب',
  'lottery.play.bottom': 'آخر {digits}، الأسفل',
  'lottery.play.runTop': 'رقم ضمن الثلاثة العليا',
  'lottery.play.runBottom': 'رقم ضمن الرقمين السفليين',
  'lottery.play.balls': 'كل الكرات: {count}',
  'lottery.play.oneNumber': 'رقم واحد',
  'lottery.play.twoNumbers': 'رقمان',
  'lottery.play.lowHigh': 'كرات صغيرة أو كبيرة أكثر',
  'lottery.play.moreOddEven': 'كرات فردية أو زوجية أكثر',
  'lottery.play.elements': 'العناصر الخمسة',
  'lottery.play.bookmakerPick': 'اختيار {count} بأسعار المراهنات',
  'lottery.side.up': 'صغير',
  'lottery.side.down': 'كبير',
  'lottery.side.metal': 'معدن',
  'lottery.side.wood': 'خشب',
  'lottery.side.water': 'ماء',
  'lottery.side.fire': 'نار',
  'lottery.side.earth': 'تراب',
  'lottery.hits.special': '{count} صحيحة + الخاصة',
  'lottery.tier.twoAny': 'اثنان من أي جائزة',
  'lottery.tier.oneFirst': 'واحد من DB',
  'lottery.tier.oneAny': 'واحد من جائزة أخرى',
  'lottery.pick.special': 'الكرات المطلوب اختيارها: {count}، وكرة خاصة واحدة',
}
