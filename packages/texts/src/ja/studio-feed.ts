// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'ライブベット',
  'studio.feed.mine': '自分',
  'studio.feed.all': 'すべて',
  'studio.feed.high': '高額配当',
  'studio.feed.none': 'まだベットはありません',
  'studio.feed.about':
    '当社のゲームでの実金ベットです。誰のものかは表示されません。高額配当はベット額の10倍以上です。',
}
