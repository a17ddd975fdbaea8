// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'ロビーへ戻る',
  'play.fullScreen': '全画面',
  'play.frame': 'ゲーム：{name}',
  'play.loading': 'ゲームを読み込んでいます',
  'play.login.title': 'ログインして{name}で遊ぶ',
  'play.login.text': '遊ぶにはアカウントが必要です。1分で作れます。',
  'play.unknown.title': 'このゲームはありません',
  'play.unknown.text': '移動した可能性があります。遊べるゲームはロビーにあります。',
  'play.blocked.title': '{name} はお住まいの地域では提供していません',
  'play.blocked.text': '次のゲームで遊べます：',
  'play.closed.text': 'このゲームは一時的に閉じています。次のゲームは開いています：',
  'play.failed': 'ゲームを開けませんでした',
  'play.more': '{studio}のほかのゲーム',
  'play.rtp': '還元率（RTP） {rtp} %',
}
