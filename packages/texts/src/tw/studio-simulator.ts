// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': '此處投注不能更快連續進行，您的投注請稍候',
  'studio.crash.cashedOutAt': '已在 {point}× 兌現',
  'studio.way.title': '玩法',
  'studio.way.chosen': '每局都按本頁面的選擇進行',
  'studio.way.slot': '每次旋轉及其全部免費旋轉，不購買獎勵',
  'studio.way.pick': '獎勵中從第一個位置開始依次打開，直到結束',
  'studio.way.crash': '在 {point}× 自動兌現',
  'studio.way.mines': '從左上角開始翻開格子，翻開 {count} 個後兌現',
  'studio.way.tower': '每層選第一個格子，第 {count} 層後兌現',
  'studio.way.flip': '始終猜正面，猜對 {count} 次後兌現',
  'studio.way.chicken': '過馬路，通過第 {count} 條車道後兌現',
  'studio.way.pump': '給氣球打氣，打 {count} 次後兌現',
  'studio.way.rps': '始終出石頭，平局重來，贏 {count} 次後兌現',
  'studio.way.hilo': '猜機率較大的一邊，跳過 A 和 K，猜對 {count} 次後兌現',
  'studio.way.poker': '最佳玩法：保留平均賠付最高的牌',
  'studio.way.blackjack': '不買保險的最佳玩法；回報按首注計算，含加倍和分牌',
}
