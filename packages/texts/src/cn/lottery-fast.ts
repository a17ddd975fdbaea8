// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': '和值',
  'lottery.play.oneFace': '单骰',
  'lottery.play.twoFaces': '两骰不同',
  'lottery.play.pair': '对子',
  'lottery.play.triple': '豹子',
  'lottery.play.oddBalls': '单数个数',
  'lottery.play.firstInOrder': '前 {count} 直选',
  'lottery.play.firstAnyOrder': '前 {count} 组选',
  'lottery.play.pairBigSmall': '冠亚和大小',
  'lottery.play.pairOddEven': '冠亚和单双',
  'lottery.play.pairSum': '冠亚和值',
  'lottery.play.carAtPlace': '定位胆',
  'lottery.play.winnerBigSmall': '冠军大小',
  'lottery.play.winnerOddEven': '冠军单双',
  'lottery.play.duel': '第 {place} 名对第 {other} 名',
  'lottery.play.twoInOrder': '两个号码按顺序',
  'lottery.play.ticket': '整张彩票',
  'lottery.tier.reversed': 'DB 顺序相反',
  'lottery.tier.near': '头奖邻号',
  'lottery.tier.dice': '出现骰数：{count}',
  'lottery.row.second': '二奖',
  'lottery.row.third': '三奖',
  'lottery.row.fourth': '四奖',
  'lottery.row.fifth': '五奖',
  'lottery.side.any': '任意豹子',
  'lottery.pick.ranked': '每个位置选一个：{count}',
  'lottery.pick.atPlace': '选一个名次的一辆车',
  'lottery.pick.pair': '两个不同的三位号码连写，如 123456，顺序有别。最多 {count} 个，每个单独成注',
  'lottery.list.hintPlace': '每行一注：名次和车号，如 3 07',
  'lottery.place.at': '第 {number} 位',
}
