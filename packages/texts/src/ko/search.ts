// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': '게임, 페이지, 복권, 도움말',
  'search.games': '게임',
  'search.studios': '스튜디오',
  'search.themes': '테마',
  'search.features': '기능',
  'search.pages': '페이지',
  'search.lotteries': '복권',
  'search.promotions': '프로모션',
  'search.help': '도움말',
  'search.places': '페이지, 복권, 프로모션, 도움말',
  'search.recent': '최근 검색',
  'search.recent.clear': '검색 기록 지우기',
  'search.popular': '지금 인기',
  'search.meant': '{name}을(를) 찾으세요?',
  'search.none': '“{text}”와(과) 일치하는 항목이 없습니다. 이건 어떠세요?',
  'search.all': '“{text}” 전체 결과',
  'search.found': '{count, plural, other {추천 #개}}',
}
