// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': '此处投注不能更快连续进行，您的投注请稍候',
  'studio.crash.cashedOutAt': '已在 {point}× 兑现',
  'studio.way.title': '玩法',
  'studio.way.chosen': '每局都按本页面的选择进行',
  'studio.way.slot': '每次旋转及其全部免费旋转，不购买奖励',
  'studio.way.pick': '奖励中从第一个位置开始依次打开，直到结束',
  'studio.way.crash': '在 {point}× 自动兑现',
  'studio.way.mines': '从左上角开始翻开格子，翻开 {count} 个后兑现',
  'studio.way.tower': '每层选第一个格子，第 {count} 层后兑现',
  'studio.way.flip': '始终猜正面，猜对 {count} 次后兑现',
  'studio.way.chicken': '过马路，通过第 {count} 条车道后兑现',
  'studio.way.pump': '给气球打气，打 {count} 次后兑现',
  'studio.way.rps': '始终出石头，平局重来，赢 {count} 次后兑现',
  'studio.way.hilo': '猜概率较大的一边，跳过 A 和 K，猜对 {count} 次后兑现',
  'studio.way.poker': '最佳玩法：保留平均赔付最高的牌',
  'studio.way.blackjack': '不买保险的最佳玩法；回报按首注计算，含加倍和分牌',
}
