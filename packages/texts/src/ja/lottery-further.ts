// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'ジャックポット',
  'lottery.group.SEA': 'タイ・ラオス・ハノイ',
  'lottery.jackpot': 'ジャックポット',
  'lottery.jackpot.second': '第2ジャックポット',
  'lottery.jackpot.fair':
    '固定の賞金は長期的に賭け金の {rtp} % を還元します。さらに {percent} % がジャックポットに積み立てられ、当選者が出るまで増え続け、時間とともに還元されます。1回の抽選の当選者は全員、賭け金に応じてジャックポットを分け合い、開始金額は当社が拠出します。',
  'lottery.row.first': '1等',
  'lottery.row.front3': '上3桁',
  'lottery.row.last3': '下3桁',
  'lottery.row.last2': '下2桁',
  'lottery.row.bonus': 'ボーナスボール',
  'lottery.row.special': 'スペシャルボール',
  'lottery.play.top': '上 末尾{digits}桁',
  'lottery.play.tod': '上 末尾3桁（順不同）',
  'lottery.play.bottom': '下 末尾{digits}桁',
  'lottery.play.runTop': '上3桁に含まれる数字',
  'lottery.play.runBottom': '下2桁に含まれる数字',
  'lottery.play.balls': '{count}個すべて',
  'lottery.play.oneNumber': '番号1つ',
  'lottery.play.twoNumbers': '番号2つ',
  'lottery.play.lowHigh': '小さい球か大きい球が多い',
  'lottery.play.moreOddEven': '奇数の球か偶数の球が多い',
  'lottery.play.elements': '五行',
  'lottery.play.bookmakerPick': 'ブックメーカー {count}個選択',
  'lottery.side.up': '小',
  'lottery.side.down': '大',
  'lottery.side.metal': '金',
  'lottery.side.wood': '木',
  'lottery.side.water': '水',
  'lottery.side.fire': '火',
  'lottery.side.earth': '土',
  'lottery.hits.special': '{count}個的中＋スペシャル',
  'lottery.tier.twoAny': 'いずれかの賞で2つ',
  'lottery.tier.oneFirst': 'DBで1つ',
  'lottery.tier.oneAny': 'ほかの賞で1つ',
  'lottery.pick.special': '選ぶボール：{count}個とスペシャルボール1個',
}
