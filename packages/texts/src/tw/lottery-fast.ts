// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': '和值',
  'lottery.play.oneFace': '單骰',
  'lottery.play.twoFaces': '兩骰不同',
  'lottery.play.pair': '對子',
  'lottery.play.triple': '豹子',
  'lottery.play.oddBalls': '單數個數',
  'lottery.play.firstInOrder': '前 {count} 直選',
  'lottery.play.firstAnyOrder': '前 {count} 組選',
  'lottery.play.pairBigSmall': '冠亞和大小',
  'lottery.play.pairOddEven': '冠亞和單雙',
  'lottery.play.pairSum': '冠亞和值',
  'lottery.play.carAtPlace': '定位膽',
  'lottery.play.winnerBigSmall': '冠軍大小',
  'lottery.play.winnerOddEven': '冠軍單雙',
  'lottery.play.duel': '第 {place} 名對第 {other} 名',
  'lottery.play.twoInOrder': '兩個號碼按順序',
  'lottery.play.ticket': '整張彩票',
  'lottery.tier.reversed': 'DB 順序相反',
  'lottery.tier.near': '頭獎鄰號',
  'lottery.tier.dice': '出現骰數：{count}',
  'lottery.row.second': '二獎',
  'lottery.row.third': '三獎',
  'lottery.row.fourth': '四獎',
  'lottery.row.fifth': '五獎',
  'lottery.side.any': '任意豹子',
  'lottery.pick.ranked': '每個位置選一個：{count}',
  'lottery.pick.atPlace': '選一個名次的一輛車',
  'lottery.pick.pair': '兩個不同的三位號碼連寫，如 123456，順序有別。最多 {count} 個，每個單獨成注',
  'lottery.list.hintPlace': '每行一注：名次和車號，如 3 07',
  'lottery.place.at': '第 {number} 位',
}
