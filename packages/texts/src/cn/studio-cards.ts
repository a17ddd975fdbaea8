// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules': '所示返还率以最佳选择为准。您需要时，游戏会显示最佳选择；决定权始终在您。',
  'studio.jacks.title': '对J或更好',
  'studio.deuces.title': '百搭二',
  'studio.poker.hand': '手牌',
  'studio.poker.hold': '保留',
  'studio.poker.holdCard': '保留或放弃一张牌',
  'studio.poker.hidden': '暗牌',
  'studio.poker.draw': '换牌',
  'studio.poker.replaced': '换牌数：{cards}',
  'studio.poker.first': '选择要保留的牌，然后换牌',
  'studio.poker.best': '最佳保留',
  'studio.poker.worth': '最佳保留：{cards}。平均支付 {multiplier}×',
  'studio.poker.nothing': '不留牌',
  'studio.poker.jacks': '对J或更好',
  'studio.poker.twoPair': '两对',
  'studio.poker.trips': '三条',
  'studio.poker.straight': '顺子',
  'studio.poker.flush': '同花',
  'studio.poker.fullHouse': '葫芦',
  'studio.poker.quads': '四条',
  'studio.poker.straightFlush': '同花顺',
  'studio.poker.fiveOfAKind': '五条',
  'studio.poker.wildRoyal': '带二皇家同花顺',
  'studio.poker.fourDeuces': '四张二',
  'studio.poker.royal': '皇家同花顺',
  'studio.poker.rules.play': '从一副52张牌中发给您五张。任意保留几张，其余换一次，最后的手牌按表支付。',
  'studio.poker.rules.wild': '每张二可代替任何牌。',
  'studio.poker.rules.left': '两天无人继续的局按最佳保留完成。',
  'studio.verify.poker': '牌的顺序：每个随机数从剩余的牌中选一张；前五张为手牌，其余依次替换',
}
