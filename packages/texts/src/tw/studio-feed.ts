// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': '即時投注',
  'studio.feed.mine': '我的',
  'studio.feed.all': '全部',
  'studio.feed.high': '高額派彩',
  'studio.feed.none': '還沒有投注',
  'studio.feed.about': '我們遊戲中的真錢投注，不顯示是誰的投注。高額派彩指派彩為投注額十倍或以上。',
}
