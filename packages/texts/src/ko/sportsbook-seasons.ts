// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': '시즌 베팅',
  'sportsbook.seasons.about':
    '시즌 우승자, 또는 상위권에 드는 팀을 맞힙니다. 동순위는 순위를 나누며 베팅액도 나뉩니다.',
  'sportsbook.seasons.season': '시즌 {season}',
  'sportsbook.seasons.ends': '{day}경 종료',
  'sportsbook.seasons.all': '모두 보기: {count}',
  'sportsbook.seasons.fewer': '간단히 보기',
  'sportsbook.seasons.none': '지금 베팅할 수 있는 시즌이 없습니다',
}
