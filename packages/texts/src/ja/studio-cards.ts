// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    '表示の還元率は最善の選択をした場合のものです。求めればゲームが最善の選択を示します。決めるのはあなたです。',
  'studio.jacks.title': 'ジャックス・オア・ベター',
  'studio.deuces.title': 'デューセスワイルド',
  'studio.poker.hand': '手札',
  'studio.poker.hold': 'ホールド',
  'studio.poker.holdCard': 'カードをホールドまたは解除',
  'studio.poker.hidden': '伏せたカード',
  'studio.poker.draw': 'ドロー',
  'studio.poker.replaced': '交換する枚数：{cards}',
  'studio.poker.first': '残すカードを選んでドロー',
  'studio.poker.best': '最善のホールド',
  'studio.poker.worth': '最善のホールド：{cards}。平均 {multiplier}×',
  'studio.poker.nothing': 'なし',
  'studio.poker.jacks': 'ジャックス以上のペア',
  'studio.poker.twoPair': 'ツーペア',
  'studio.poker.trips': 'スリーカード',
  'studio.poker.straight': 'ストレート',
  'studio.poker.flush': 'フラッシュ',
  'studio.poker.fullHouse': 'フルハウス',
  'studio.poker.quads': 'フォーカード',
  'studio.poker.straightFlush': 'ストレートフラッシュ',
  'studio.poker.fiveOfAKind': 'ファイブカード',
  'studio.poker.wildRoyal': 'ワイルドロイヤル',
  'studio.poker.fourDeuces': 'デュース4枚',
  'studio.poker.royal': 'ロイヤルフラッシュ',
  'studio.poker.rules.play':
    '52枚1組から5枚が配られます。好きなカードを残し、残りは1回だけ交換され、最後の手札が表のとおり支払われます。',
  'studio.poker.rules.wild': '2はすべてのカードの代わりになります。',
  'studio.poker.rules.left': '2日間続けられないラウンドは最善のホールドで終了します。',
  'studio.verify.poker':
    '順番のカード：乱数ごとに残りから1枚を選びます。最初の5枚が手札、残りは順に交換用です',
}
