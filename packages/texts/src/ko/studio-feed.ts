// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': '실시간 베팅',
  'studio.feed.mine': '내 베팅',
  'studio.feed.all': '전체',
  'studio.feed.high': '고배당',
  'studio.feed.none': '아직 베팅이 없습니다',
  'studio.feed.about':
    '우리 게임의 현금 베팅입니다. 누구의 것인지는 표시되지 않습니다. 고배당은 베팅액의 10배 이상입니다.',
}
