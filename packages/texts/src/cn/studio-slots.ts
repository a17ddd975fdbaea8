// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': '老虎机游戏',
  'studio.slot.lost': '本次未中奖',
  'studio.slot.freeWon': '{spins} 次免费旋转，每次中奖按 {factor} 倍计算',
  'studio.slot.spinAll': '全部旋转',
  'studio.slot.quick': '快速旋转',
  'studio.slot.skip': '跳过',
  'studio.slot.bigWin': '大奖',
  'studio.slot.hugeWin': '巨奖',
  'studio.slot.ways': '{ways} 种方式',
  'studio.slot.scatters': '分散图案：{scatters}',
  'studio.slot.brings': '{multiplier}×，免费旋转：{spins} 次',
  'studio.slot.rules.lines': '在 {lines} 条线中的任意一条上，从左起连续相同的图案按表派彩。投注覆盖所有线。',
  'studio.slot.rules.ways':
    '从左起相邻卷轴上的相同图案，按每个卷轴各选一个的所有方式派彩，最多 {ways} 种。投注覆盖所有方式。',
  'studio.slot.rules.heights': '每次旋转，每个卷轴显示 {least} 至 {most} 行。',
  'studio.slot.rules.full':
    '如果所有位置都显示表中最后 {symbols} 个图案中的同一个，每次中奖按 {factor} 倍计算。',
  'studio.slot.rules.free':
    '足够的分散图案会带来免费旋转，如下所列。免费旋转中每次中奖按 {factor} 倍计算，还可再获得更多，每局最多 {most} 次。您离开后，免费旋转会为您保留。',
  'studio.slot.rules.cap': '一局达到 {most}× 时，按此派彩并就此结束。',
  'studio.slot.respin': '第 {spin} 次重转',
  'studio.slot.rules.wild': '百搭可替代除硬币外的所有图案。',
  'studio.slot.coins': '硬币：{coins}，剩余重转：{left}',
  'studio.slot.mini': '迷你',
  'studio.slot.minor': '小奖',
  'studio.slot.major': '大奖',
  'studio.slot.grand': '至尊',
  'studio.slot.coinShare': '派彩 {pays}× 的硬币',
  'studio.slot.rules.hold':
    '{from} 枚或更多硬币会留在原位，空位重新旋转 {respins} 次；每出现新硬币，重新计为 {respins} 次。最后每枚硬币按所示派彩，全部填满再加至尊大奖 {grand}×。您离开后，重转会为您保留。',
  'studio.slot.par.hold': '重转的返还率',
  'studio.slot.par.holdChance': '重转的概率',
  'studio.slot.par.paid': '付费旋转的返还率',
  'studio.slot.par.free': '免费旋转的返还率',
  'studio.slot.par.deviation': '标准差',
  'studio.slot.par.top': '付费旋转的最高中奖',
  'studio.slot.par.topValue': '{stakes}×，每 {spins} 次旋转一次',
  'studio.slot.par.most': '每局派彩不超过',
}
