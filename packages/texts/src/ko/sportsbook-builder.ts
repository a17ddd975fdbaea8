// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': '지금은 이 베팅을 캐시아웃할 수 없습니다',
  'fault.sportsbook.cashOutChanged': '제안 금액이 내려갔습니다. 새 금액을 확인하세요',
  'fault.sportsbook.cashOutWaits': '이 베팅의 캐시아웃이 이미 대기 중입니다',
  'fault.sportsbook.cashOutTooSmall': '이 부분은 너무 작아 지급할 수 없습니다',
  'fault.sportsbook.cashOutTarget': '제안보다 높고 예상 당첨금보다 낮은 금액을 선택하세요',
  'sportsbook.cashOut.take': '{amount} 캐시아웃',
  'sportsbook.cashOut.none': '지금은 캐시아웃이 없습니다',
  'sportsbook.cashOut.share': '베팅의 얼마만큼',
  'sportsbook.cashOut.rest': '베팅금 중 {stake}은(는) 계속됩니다',
  'sportsbook.cashOut.confirm': '{amount} 확인',
  'sportsbook.cashOut.keep': '베팅 유지',
  'sportsbook.cashOut.done': '{amount}이(가) 지급되었습니다',
  'sportsbook.cashOut.changed': '현재 제안은 {amount}입니다',
  'sportsbook.cashOut.waits': '경기 중 캐시아웃은 잠시 후 결정됩니다: {seconds}초 남음',
  'sportsbook.cashOut.refused.event_changed':
    '캐시아웃되지 않음: 대기 중 경기 상황이 바뀌었습니다. 베팅은 계속됩니다',
  'sportsbook.cashOut.refused.offer_lower':
    '캐시아웃되지 않음: 대기 중 제안 금액이 내려갔습니다. 베팅은 계속됩니다',
  'sportsbook.cashOut.refused.not_offered': '캐시아웃되지 않음: 더 이상 제안이 없습니다. 베팅은 계속됩니다',
  'sportsbook.cashOut.automatic': '자동 캐시아웃',
  'sportsbook.cashOut.automaticAt': '이 금액이 제안되면',
  'sportsbook.cashOut.automaticSet': '{amount}이(가) 제안되면 캐시아웃',
  'sportsbook.cashOut.set': '설정',
  'sportsbook.cashOut.remove': '삭제',
  'sportsbook.cashOut.paidSoFar': '지금까지 {amount} 캐시아웃',
  'sportsbook.builder.hint': '모두 맞아야 하는 결과를 두 개 이상 선택하세요.',
  'sportsbook.builder.price': '합산 배당',
  'sportsbook.builder.add': '베팅 슬립에 추가',
  'sportsbook.builder.added': '베팅 슬립에 있습니다',
  'sportsbook.builder.clear': '지우기',
  'sportsbook.builder.waits': '지금은 배당이 없습니다',
  'sportsbook.builder.full': '베팅 슬립이 가득 찼습니다',
  'sportsbook.builder.builder_too_few': '결과를 두 개 이상 선택하세요',
  'sportsbook.builder.builder_too_many': '결과는 최대 열두 개입니다',
  'sportsbook.builder.builder_same_market': '마켓마다 결과 하나만 선택할 수 있습니다',
  'sportsbook.builder.builder_market': '이 마켓 중 하나는 조합할 수 없습니다',
  'sportsbook.builder.builder_no_states': '이 마켓들은 서로 조합할 수 없습니다',
  'sportsbook.builder.builder_contradictory': '이 결과들은 모두 맞을 수 없습니다',
  'sportsbook.builder.builder_no_price': '너무 확실해 배당이 없습니다',
  'sportsbook.builder.builder_several_events': '모든 결과는 한 경기의 것이어야 합니다',
  'sportsbook.builder.builder_not_offered': '이 경기에는 벳빌더가 없습니다',
}
