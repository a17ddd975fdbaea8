// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': '累积奖池',
  'lottery.group.SEA': '泰国、老挝、河内',
  'lottery.jackpot': '头奖奖池',
  'lottery.jackpot.second': '二号奖池',
  'lottery.jackpot.fair':
    '固定奖项长期返还投注额的 {rtp} %。另有 {percent} % 进入奖池，奖池不断累积直到有人中奖，因此会随时间返还。同一期的所有中奖者按投注额分享奖池，起始金额由我们投入。',
  'lottery.row.first': '一等奖',
  'lottery.row.front3': '前三位',
  'lottery.row.last3': '后三位',
  'lottery.row.last2': '后两位',
  'lottery.row.bonus': '附加球',
  'lottery.row.special': '特别球',
  'lottery.play.top': '上 后{digits}位',
  'lottery.play.tod': '上 后三位（不限顺序）',
  'lottery.play.bottom': '下 后{digits}位',
  'lottery.play.runTop': '数字在上三位中',
  'lottery.play.runBottom': '数字在下两位中',
  'lottery.play.balls': '全部 {count} 个球',
  'lottery.play.oneNumber': '一个号码',
  'lottery.play.twoNumbers': '两个号码',
  'lottery.play.lowHigh': '小球或大球更多',
  'lottery.play.moreOddEven': '单球或双球更多',
  'lottery.play.elements': '五行',
  'lottery.play.bookmakerPick': '博彩赔率 选 {count}',
  'lottery.side.up': '小',
  'lottery.side.down': '大',
  'lottery.side.metal': '金',
  'lottery.side.wood': '木',
  'lottery.side.water': '水',
  'lottery.side.fire': '火',
  'lottery.side.earth': '土',
  'lottery.hits.special': '中 {count} 个 + 特别球',
  'lottery.tier.twoAny': '任意奖项中两个',
  'lottery.tier.oneFirst': 'DB 中一个',
  'lottery.tier.oneAny': '其他奖项中一个',
  'lottery.pick.special': '选择 {count} 个球和一个特别球',
}
