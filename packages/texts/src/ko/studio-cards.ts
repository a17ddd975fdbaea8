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
  'studio.poker.threeAndTwo': '풀하우스',
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
  'studio.raised': '추가 베팅',
  'studio.blackjack.title': '블랙잭',
  'studio.blackjack.dealer': '딜러',
  'studio.blackjack.second': '두 번째 패',
  'studio.blackjack.hit': '히트',
  'studio.blackjack.stand': '스탠드',
  'studio.blackjack.double': '더블',
  'studio.blackjack.split': '스플릿',
  'studio.blackjack.insure': '인슈어런스',
  'studio.blackjack.decline': '인슈어런스 안 함',
  'studio.blackjack.asks': '딜러가 에이스입니다: 인슈어런스?',
  'studio.blackjack.first': '차례입니다',
  'studio.blackjack.best': '최선의 플레이',
  'studio.blackjack.advice': '최선: {play}. 평균 베팅의 {result}배',
  'studio.blackjack.noInsurance': '최선: 인슈어런스 안 함. 비용이 환수보다 큽니다',
  'studio.blackjack.natural': '블랙잭',
  'studio.blackjack.won': '승',
  'studio.blackjack.push': '무승부',
  'studio.blackjack.lost': '패',
  'studio.blackjack.bust': '버스트',
  'studio.blackjack.decks': '덱 수',
  'studio.blackjack.rules.deal':
    '새로 섞은 {decks}벌에서 당신과 딜러가 두 장씩 받습니다. 21에 가까운 쪽이 이기고 21을 넘으면 바로 집니다. 에이스는 1 또는 11, 그림은 10입니다.',
  'studio.blackjack.rules.dealer':
    '딜러는 16까지 뽑고 모든 17에서 멈춥니다. 에이스나 10이면 먼저 블랙잭을 확인합니다.',
  'studio.blackjack.rules.pays':
    '승리는 1대1, 블랙잭은 3대2, 무승부는 반환됩니다. 인슈어런스는 베팅의 절반이며 딜러가 블랙잭이면 2대1을 지급합니다.',
  'studio.blackjack.rules.double':
    '두 장이면 같은 금액을 더 걸고 마지막 한 장을 받는 더블이 가능하며 스플릿 후에도 됩니다. 같은 값 두 장은 한 번 스플릿할 수 있고 에이스는 한 장씩만 받습니다.',
  'studio.blackjack.rules.raise':
    '추가 베팅은 다음 카드 전에 잔액에서 차감됩니다. 차감할 수 없으면 라운드는 그대로입니다. 무료 라운드에서는 추가할 수 없습니다.',
  'studio.blackjack.rules.left':
    '이틀 동안 이어지지 않은 라운드는 모든 패에서 스탠드하며 인슈어런스는 없습니다.',
  'studio.verify.blackjack':
    '순서대로의 카드: 각 난수가 {decks}벌의 남은 카드 중 하나를 고릅니다. 플레이어, 딜러, 플레이어, 딜러, 이후 뽑는 순서',
  'studio.slide.title': '슬라이드',
  'studio.slide.rules.tape':
    '배율 테이프가 미끄러지다 하나가 포인터 아래에 멈춥니다. 나머지는 결과와 무관하며 실제 결과와 같은 빈도로 나옵니다.',
  'studio.darts.title': '다트',
  'studio.darts.ring': '링',
  'studio.darts.area': '보드 비율',
  'studio.darts.rules.throw':
    '다트는 보드 어디에나 꽂히며 면적의 모든 부분이 같은 확률입니다. 링은 실제 면적대로 그려집니다.',
  'studio.darts.rules.pay':
    '맞은 링의 배율만큼 베팅이 지급됩니다. 모든 난이도의 평균은 0.99×이며 어려울수록 고배율 링은 작고 큽니다.',
  'studio.verify.darts': '중심부터의 면적 번호: 첫 수 × 10,000의 정수 부분',
  'studio.bingo.title': '빙고',
  'studio.bingo.lines': '완성된 줄',
  'studio.bingo.balls': '뽑는 공',
  'studio.bingo.rules.card':
    '베팅마다 1에서 {numbers}까지 24개 숫자의 새 카드를 받으며 가운데는 무료입니다. 각 열은 자기 열다섯 개에서 나옵니다.',
  'studio.bingo.rules.pay':
    '공 {balls}개를 뽑습니다. 완성된 가로, 세로, 대각선의 수에 따라 표대로 지급됩니다.',
  'studio.verify.bingo': '카드(행 순서): 각 열에서 난수가 남은 열다섯 중 하나를 고릅니다. 0은 무료 칸입니다',
  'studio.verify.bingo.balls': '순서대로의 공: 각 난수가 남은 공 중 하나를 고릅니다',
}
