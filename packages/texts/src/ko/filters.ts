// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': '필터',
  'filters.minBet': '최소 베팅액 하한',
  'filters.lines': '최소 페이라인 수',
  'filters.theme': '테마',
  'filters.feature': '기능',
  'filters.volatility': '변동성',
  'filters.volatility.1': '낮음',
  'filters.volatility.2': '약간 낮음',
  'filters.volatility.3': '보통',
  'filters.volatility.4': '높음',
  'filters.volatility.5': '매우 높음',
  'filters.rtp': '환수율',
  'filters.from': '{value} 이상',
  'filters.clear': '모두 지우기',
  'filters.show': '{count, plural, other {게임 #개 보기}}',
  'filters.remove': '제거: {name}',
}
