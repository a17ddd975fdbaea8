// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': '选择要打开的位置',
  'studio.slot.pick.closed': '位置 {place}，未打开',
  'studio.slot.pick.prize': '位置 {place}：{pays}×',
  'studio.slot.pick.end': '位置 {place} 结束奖励',
  'studio.slot.pick.left': '已打开 {opened}/{places}，目前 {pays}×',
  'studio.slot.pick.next': '替我打开一个',
  'studio.slot.pick.all': '全部打开',
  'studio.slot.pick.places': '各位置的内容',
  'studio.slot.pick.share': '内含 {pays}× 的位置',
  'studio.slot.pick.endShare': '结束奖励的位置',
  'studio.slot.par.pick': '奖励的回报',
  'studio.slot.par.pickChance': '奖励的概率',
  'studio.slot.rules.pick':
    '{from} 个奖励符号带来 {places} 个未打开的位置。您逐个打开，每个支付其内容，直到某个位置结束奖励或全部打开。内容在投注时已确定，您只决定顺序。如果您离开，它们会等您；两天后从第一个位置起依次打开。',
  'studio.slot.rules.expanding': '百搭会填满整条卷轴。',
  'studio.slot.rules.sticky': '在免费旋转中，百搭填满整条卷轴，并一直停留到最后一次。',
  'studio.slot.rules.walking':
    '百搭填满整条卷轴，然后每次重转向左移动一条卷轴，直到离开。每局最多 {most} 次重转；如果您离开，它们会等您。',
  'studio.slot.rules.respinFactor': '重转的每次赢奖按 {factor} 倍计算。',
  'studio.slot.rules.wildHides': '整条百搭的卷轴不显示分散符号。',
  'studio.slot.rules.freePlain': '足够的分散符号带来免费旋转，如下所列。如果您离开，它们会等您。',
  'studio.slot.freePlainWon': '{spins} 次免费旋转',
  'studio.slot.walks': '百搭继续移动：重转',
  'studio.slot.wildReels': '百搭卷轴：{reels}',
}
