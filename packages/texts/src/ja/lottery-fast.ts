// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': '合計ぴったり',
  'lottery.play.oneFace': '目1つ',
  'lottery.play.twoFaces': '異なる目2つ',
  'lottery.play.pair': 'ゾロ目2つ',
  'lottery.play.triple': 'ゾロ目3つ',
  'lottery.play.oddBalls': '奇数ボールの数',
  'lottery.play.firstInOrder': '先頭{count}個、順番どおり',
  'lottery.play.firstAnyOrder': '先頭{count}個、順不同',
  'lottery.play.pairBigSmall': '上位2台の合計 大小',
  'lottery.play.pairOddEven': '上位2台の合計 奇偶',
  'lottery.play.pairSum': '上位2台の合計ぴったり',
  'lottery.play.carAtPlace': '順位と車',
  'lottery.play.winnerBigSmall': '1着 大小',
  'lottery.play.winnerOddEven': '1着 奇偶',
  'lottery.play.duel': '{place}着 対 {other}着',
  'lottery.play.twoInOrder': '2つの番号を順番どおり',
  'lottery.play.ticket': '券1枚',
  'lottery.tier.reversed': 'DB、逆の順',
  'lottery.tier.near': '1等の前後賞',
  'lottery.tier.dice': '出た個数: {count}',
  'lottery.row.second': '2等',
  'lottery.row.third': '3等',
  'lottery.row.fourth': '4等',
  'lottery.row.fifth': '5等',
  'lottery.side.any': 'どのゾロ目3つでも',
  'lottery.pick.ranked': '各順位に1つずつ選ぶ: {count}',
  'lottery.pick.atPlace': '1つの順位に車を1台選ぶ',
  'lottery.pick.pair':
    '異なる3桁の番号2つを続けて入力（例: 123456）。順番も対象です。最大{count}個、それぞれ別の賭けです',
  'lottery.list.hintPlace': '1行に1つの賭け: 順位と車、例 3 07',
  'lottery.place.at': '{number}番目',
}
