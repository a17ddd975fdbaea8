// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': '拉霸遊戲',
  'studio.slot.lost': '這次沒有中獎',
  'studio.slot.freeWon': '{spins} 次免費旋轉，每次中獎以 {factor} 倍計算',
  'studio.slot.spinAll': '全部旋轉',
  'studio.slot.quick': '快速旋轉',
  'studio.slot.skip': '略過',
  'studio.slot.bigWin': '大獎',
  'studio.slot.hugeWin': '巨獎',
  'studio.slot.ways': '{ways} 種方式',
  'studio.slot.scatters': '分散圖案：{scatters}',
  'studio.slot.brings': '{multiplier}×，免費旋轉：{spins} 次',
  'studio.slot.rules.lines': '在 {lines} 條線的任一條上，從左起連續相同的圖案依表派彩。投注涵蓋所有線。',
  'studio.slot.rules.ways':
    '從左起相鄰轉軸上的相同圖案，依每個轉軸各選一個的所有方式派彩，最多 {ways} 種。投注涵蓋所有方式。',
  'studio.slot.rules.heights': '每次旋轉，每個轉軸顯示 {least} 至 {most} 列。',
  'studio.slot.rules.full':
    '如果所有位置都顯示表中最後 {symbols} 個圖案中的同一個，每次中獎以 {factor} 倍計算。',
  'studio.slot.rules.free':
    '足夠的分散圖案會帶來免費旋轉，如下所列。免費旋轉中每次中獎以 {factor} 倍計算，還可再獲得更多，每局最多 {most} 次。您離開後，免費旋轉會為您保留。',
  'studio.slot.rules.cap': '一局達到 {most}× 時，依此派彩並就此結束。',
  'studio.slot.respin': '第 {spin} 次重轉',
  'studio.slot.rules.wild': '百搭可替代硬幣以外的所有圖案。',
  'studio.slot.coins': '硬幣：{coins}，剩餘重轉：{left}',
  'studio.slot.mini': '迷你',
  'studio.slot.minor': '小獎',
  'studio.slot.major': '大獎',
  'studio.slot.grand': '至尊',
  'studio.slot.coinShare': '派彩 {pays}× 的硬幣',
  'studio.slot.rules.hold':
    '{from} 枚或更多硬幣會留在原位，空位重新旋轉 {respins} 次；每出現新硬幣，重新計為 {respins} 次。最後每枚硬幣依所示派彩，全部填滿再加至尊大獎 {grand}×。您離開後，重轉會為您保留。',
  'studio.slot.par.hold': '重轉的返還率',
  'studio.slot.par.holdChance': '重轉的機率',
  'studio.slot.par.paid': '付費旋轉的返還率',
  'studio.slot.par.free': '免費旋轉的返還率',
  'studio.slot.par.deviation': '標準差',
  'studio.slot.par.top': '付費旋轉的最高中獎',
  'studio.slot.par.topValue': '{stakes}×，每 {spins} 次旋轉一次',
  'studio.slot.par.most': '每局派彩不超過',
}
