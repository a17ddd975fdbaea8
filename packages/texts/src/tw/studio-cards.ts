// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules': '所示返還率以最佳選擇為準。您需要時，遊戲會顯示最佳選擇；決定權始終在您。',
  'studio.jacks.title': '對J或更好',
  'studio.deuces.title': '百搭二',
  'studio.poker.hand': '手牌',
  'studio.poker.hold': '保留',
  'studio.poker.holdCard': '保留或放棄一張牌',
  'studio.poker.hidden': '暗牌',
  'studio.poker.draw': '換牌',
  'studio.poker.replaced': '換牌數：{cards}',
  'studio.poker.first': '選擇要保留的牌，然後換牌',
  'studio.poker.best': '最佳保留',
  'studio.poker.worth': '最佳保留：{cards}。平均支付 {multiplier}×',
  'studio.poker.nothing': '不留牌',
  'studio.poker.jacks': '對J或更好',
  'studio.poker.twoPair': '兩對',
  'studio.poker.trips': '三條',
  'studio.poker.straight': '順子',
  'studio.poker.flush': '同花',
  'studio.poker.fullHouse': '葫蘆',
  'studio.poker.quads': '四條',
  'studio.poker.straightFlush': '同花順',
  'studio.poker.fiveOfAKind': '五條',
  'studio.poker.wildRoyal': '帶二皇家同花順',
  'studio.poker.fourDeuces': '四張二',
  'studio.poker.royal': '皇家同花順',
  'studio.poker.rules.play': '從一副52張牌中發給您五張。任意保留幾張，其餘換一次，最後的手牌按表支付。',
  'studio.poker.rules.wild': '每張二可代替任何牌。',
  'studio.poker.rules.left': '兩天無人繼續的局按最佳保留完成。',
  'studio.verify.poker': '牌的順序：每個隨機數從剩餘的牌中選一張；前五張為手牌，其餘依次替換',
}
