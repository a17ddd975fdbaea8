// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': '返回大廳',
  'play.fullScreen': '全屏',
  'play.frame': '遊戲：{name}',
  'play.loading': '遊戲正在載入',
  'play.login.title': '登入後即可玩 {name}',
  'play.login.text': '真錢遊戲需要帳戶，註冊只需一分鐘。',
  'play.unknown.title': '沒有這個遊戲',
  'play.unknown.text': '它可能已移走。大廳裡有全部開放的遊戲。',
  'play.blocked.title': '{name} 在您所在地區不提供',
  'play.blocked.text': '您可以玩這些遊戲：',
  'play.closed.text': '此遊戲暫時關閉，以下遊戲可以玩：',
  'play.failed': '遊戲無法開啟',
  'play.more': '{studio} 的更多遊戲',
  'play.rtp': '玩家回報率 {rtp} %',
}
