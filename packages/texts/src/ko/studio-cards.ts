// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    '표시된 환수율은 최선의 선택을 할 때의 값입니다. 요청하면 게임이 최선의 선택을 보여 주며, 결정은 당신의 몫입니다.',
  'studio.jacks.title': '잭스 오어 베터',
  'studio.deuces.title': '듀시스 와일드',
  'studio.poker.hand': '패',
  'studio.poker.hold': '홀드',
  'studio.poker.holdCard': '카드를 홀드하거나 해제',
  'studio.poker.hidden': '뒤집힌 카드',
  'studio.poker.draw': '드로우',
  'studio.poker.replaced': '교체할 카드: {cards}',
  'studio.poker.first': '남길 카드를 고르고 드로우하세요',
  'studio.poker.best': '최선의 홀드',
  'studio.poker.worth': '최선의 홀드: {cards}. 평균 {multiplier}× 지급',
  'studio.poker.nothing': '없음',
  'studio.poker.jacks': 'J 이상 페어',
  'studio.poker.twoPair': '투페어',
  'studio.poker.trips': '트리플',
  'studio.poker.straight': '스트레이트',
  'studio.poker.flush': '플러시',
  'studio.poker.fullHouse': '풀하우스',
  'studio.poker.quads': '포카드',
  'studio.poker.straightFlush': '스트레이트 플러시',
  'studio.poker.fiveOfAKind': '파이브 카드',
  'studio.poker.wildRoyal': '와일드 로열',
  'studio.poker.fourDeuces': '2 네 장',
  'studio.poker.royal': '로열 플러시',
  'studio.poker.rules.play':
    '52장 한 벌에서 다섯 장을 받습니다. 원하는 카드를 남기면 나머지가 한 번 교체되고, 최종 패가 표대로 지급됩니다.',
  'studio.poker.rules.wild': '모든 2는 어떤 카드로도 쓰입니다.',
  'studio.poker.rules.left': '이틀 동안 이어지지 않은 라운드는 최선의 홀드로 끝납니다.',
  'studio.verify.poker':
    '순서대로의 카드: 각 난수가 남은 카드 중 하나를 고릅니다. 처음 다섯 장이 패이고 나머지가 차례로 교체합니다',
}
