// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': '累積彩池',
  'lottery.group.SEA': '泰國、寮國、河內',
  'lottery.jackpot': '頭獎彩池',
  'lottery.jackpot.second': '第二彩池',
  'lottery.jackpot.fair':
    '固定獎項長期返還投注額的 {rtp} %。另有 {percent} % 進入彩池，彩池不斷累積直到有人中獎，因此會隨時間返還。同一期的所有中獎者按投注額分享彩池，起始金額由我們投入。',
  'lottery.row.first': '頭獎',
  'lottery.row.front3': '前三碼',
  'lottery.row.last3': '後三碼',
  'lottery.row.last2': '後兩碼',
  'lottery.row.bonus': '附加球',
  'lottery.row.special': '特別球',
  'lottery.play.top': '上 後{digits}碼',
  'lottery.play.tod': '上 後三碼（不限順序）',
  'lottery.play.bottom': '下 後{digits}碼',
  'lottery.play.runTop': '數字在上三碼中',
  'lottery.play.runBottom': '數字在下兩碼中',
  'lottery.play.balls': '全部 {count} 顆球',
  'lottery.play.oneNumber': '一個號碼',
  'lottery.play.twoNumbers': '兩個號碼',
  'lottery.play.lowHigh': '小球或大球較多',
  'lottery.play.moreOddEven': '單球或雙球較多',
  'lottery.play.elements': '五行',
  'lottery.play.bookmakerPick': '博彩賠率 選 {count}',
  'lottery.side.up': '小',
  'lottery.side.down': '大',
  'lottery.side.metal': '金',
  'lottery.side.wood': '木',
  'lottery.side.water': '水',
  'lottery.side.fire': '火',
  'lottery.side.earth': '土',
  'lottery.hits.special': '中 {count} 個 + 特別球',
  'lottery.tier.twoAny': '任意獎項中兩個',
  'lottery.tier.oneFirst': 'DB 中一個',
  'lottery.tier.oneAny': '其他獎項中一個',
  'lottery.pick.special': '選擇 {count} 顆球和一顆特別球',
}
