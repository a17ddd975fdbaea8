// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× 지급: {payout} {currency}',
  'studio.round.lost': '이번에는 당첨되지 않았습니다',
  'studio.steps.safe': '{multiplier}×: 캐시아웃하면 {payout} {currency}',
  'studio.steps.lost': '졌습니다. 이번 라운드는 지급이 없습니다',
  'studio.steps.next': '다음 단계 배수',
  'studio.steps.rules.cashOut':
    '언제든지 캐시아웃할 수 있습니다. 한 번 틀리면 라운드가 끝나고 지급이 없습니다.',
  'studio.steps.rules.pay':
    '배수는 99 %를 여기까지 올 확률로 나눈 값입니다. 어디까지 가든 하우스 엣지는 1 %입니다.',
  'studio.randomTile': '무작위 타일',
  'studio.keno.title': '키노',
  'studio.keno.board': '1부터 40까지의 숫자',
  'studio.keno.number': '숫자 {number}',
  'studio.keno.picks': '고른 숫자',
  'studio.keno.random': '무작위로 고르기',
  'studio.keno.clear': '지우기',
  'studio.keno.hits': '적중',
  'studio.keno.classic': '클래식',
  'studio.keno.rules.draw': '숫자 40개 중 1개에서 10개를 고릅니다. 그다음 10개를 추첨합니다.',
  'studio.keno.rules.pay':
    '고른 숫자가 많이 나올수록 더 많이 지급됩니다. 표에는 고른 개수와 위험도에 따라 적중 수마다 지급 배수와 확률이 나와 있습니다.',
  'studio.verify.keno': '추첨된 숫자: 각 난수가 남은 숫자 중 하나를 고릅니다',
  'studio.wheel.title': '휠',
  'studio.wheel.segments': '칸',
  'studio.wheel.rules.spin': '휠은 한 칸이 바늘을 가리키며 멈춥니다. 모든 칸의 확률은 같습니다.',
  'studio.wheel.rules.pay': '그 칸의 배수를 베팅액에 곱해 지급합니다. 어느 휠이든 배수의 평균은 0.99×입니다.',
  'studio.verify.wheel': '칸: 수 × {segments}의 정수 부분, 0부터 셈',
  'studio.hilo.title': '하이로우',
  'studio.hilo.higher': '높거나 같음',
  'studio.hilo.lower': '낮거나 같음',
  'studio.hilo.skip': '이 카드 넘기기',
  'studio.hilo.card': '카드',
  'studio.hilo.first': '다음 카드는 높을까요, 낮을까요?',
  'studio.hilo.rules.guess':
    '다음 카드가 높은지 낮은지 맞힙니다. A가 가장 낮고 K가 가장 높으며, 13개 숫자의 확률은 매번 같습니다.',
  'studio.hilo.rules.equal':
    '같은 카드는 양쪽 모두 이깁니다. 질 수 없는 선택은 제공되지 않으며, 카드를 넘겨도 비용이 없습니다.',
  'studio.verify.hilo': '카드: 수 × 52의 정수 부분',
  'studio.tower.title': '드래곤 타워',
  'studio.tower.board': '9층 탑',
  'studio.tower.difficulty': '난이도',
  'studio.tower.easy': '쉬움',
  'studio.tower.medium': '보통',
  'studio.tower.hard': '어려움',
  'studio.tower.expert': '전문가',
  'studio.tower.master': '마스터',
  'studio.tower.eggs': '층마다 알',
  'studio.tower.floor': '층',
  'studio.tower.tile': '{floor}층, 타일 {tile}',
  'studio.tower.egg': '알',
  'studio.tower.fire': '불',
  'studio.tower.first': '가장 낮은 층에서 타일을 고르세요',
  'studio.tower.rules.floors':
    '9개 층에서 타일을 하나씩 고릅니다. 알이 나오면 올라가고 불이 나오면 라운드가 끝납니다. 위치는 첫 타일 전에 정해져 있습니다.',
  'studio.verify.tower': '알이 있는 타일, 가장 낮은 층부터',
  'studio.flip.title': '동전 던지기',
  'studio.flip.heads': '앞면',
  'studio.flip.tails': '뒷면',
  'studio.flip.calls': '맞힌 횟수',
  'studio.flip.first': '앞면일까요, 뒷면일까요?',
  'studio.flip.rules.call':
    '동전의 면을 계속 맞힙니다. 맞힐 때마다 배수가 두 배가 되며, {most}번 맞히면 자동으로 캐시아웃됩니다.',
  'studio.verify.flip': '나온 면의 순서: 0.5 미만은 앞면',
}
