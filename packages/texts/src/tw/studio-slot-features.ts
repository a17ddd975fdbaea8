// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': '選擇要打開的位置',
  'studio.slot.pick.closed': '位置 {place}，未打開',
  'studio.slot.pick.prize': '位置 {place}：{pays}×',
  'studio.slot.pick.end': '位置 {place} 結束獎勵',
  'studio.slot.pick.left': '已打開 {opened}/{places}，目前 {pays}×',
  'studio.slot.pick.next': '替我打開一個',
  'studio.slot.pick.all': '全部打開',
  'studio.slot.pick.places': '各位置的內容',
  'studio.slot.pick.share': '內含 {pays}× 的位置',
  'studio.slot.pick.endShare': '結束獎勵的位置',
  'studio.slot.par.pick': '獎勵的回報',
  'studio.slot.par.pickChance': '獎勵的機率',
  'studio.slot.rules.pick':
    '{from} 個獎勵符號帶來 {places} 個未打開的位置。您逐一打開，每個支付其內容，直到某個位置結束獎勵或全部打開。內容在投注時已確定，您只決定順序。如果您離開，它們會等您；兩天後從第一個位置起依序打開。',
  'studio.slot.rules.expanding': '百搭會填滿整條轉軸。',
  'studio.slot.rules.sticky': '在免費旋轉中，百搭填滿整條轉軸，並一直停留到最後一次。',
  'studio.slot.rules.walking':
    '百搭填滿整條轉軸，然後每次重轉向左移動一條轉軸，直到離開。每局最多 {most} 次重轉；如果您離開，它們會等您。',
  'studio.slot.rules.respinFactor': '重轉的每次贏獎按 {factor} 倍計算。',
  'studio.slot.rules.wildHides': '整條百搭的轉軸不顯示分散符號。',
  'studio.slot.rules.freePlain': '足夠的分散符號帶來免費旋轉，如下所列。如果您離開，它們會等您。',
  'studio.slot.freePlainWon': '{spins} 次免費旋轉',
  'studio.slot.walks': '百搭繼續移動：重轉',
  'studio.slot.wildReels': '百搭轉軸：{reels}',
}
