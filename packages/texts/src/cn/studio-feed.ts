// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': '实时投注',
  'studio.feed.mine': '我的',
  'studio.feed.all': '全部',
  'studio.feed.high': '高额派彩',
  'studio.feed.none': '还没有投注',
  'studio.feed.about': '我们游戏中的真钱投注，不显示是谁的投注。高额派彩指派彩为投注额十倍或以上。',
}
