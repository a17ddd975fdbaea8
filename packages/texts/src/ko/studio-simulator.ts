// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': '여기서는 더 빨리 연속으로 베팅할 수 없습니다. 잠시 기다려 주세요',
  'studio.crash.cashedOutAt': '{point}×에서 캐시아웃',
  'studio.way.title': '플레이 방식',
  'studio.way.chosen': '매 라운드 이 페이지에서 선택한 대로',
  'studio.way.slot': '모든 스핀을 무료 스핀까지 포함해 진행, 보너스는 구매하지 않음',
  'studio.way.pick': '보너스에서는 첫 번째 자리부터 끝날 때까지 차례로 엽니다',
  'studio.way.crash': '{point}×에서 자동 캐시아웃',
  'studio.way.mines': '왼쪽 위부터 타일을 열고 {count}개 후 캐시아웃',
  'studio.way.tower': '각 층의 첫 타일을 고르고 {count}층 후 캐시아웃',
  'studio.way.flip': '항상 앞면을 고르고 {count}번 맞히면 캐시아웃',
  'studio.way.chicken': '길을 건너고 {count}번째 차선 후 캐시아웃',
  'studio.way.pump': '풍선을 불고 {count}번 후 캐시아웃',
  'studio.way.rps': '항상 바위, 무승부는 다시, {count}번 이기면 캐시아웃',
  'studio.way.hilo': '확률이 높은 쪽을 고르고 A와 K는 건너뜀, {count}번 맞히면 캐시아웃',
  'studio.way.poker': '최선의 플레이: 평균 배당이 가장 높은 카드를 남깁니다',
  'studio.way.blackjack': '보험 없는 최선의 플레이, 환수율은 더블과 스플릿을 포함한 첫 베팅 기준',
}
