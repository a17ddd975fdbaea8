// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': '返回大厅',
  'play.fullScreen': '全屏',
  'play.frame': '游戏：{name}',
  'play.loading': '游戏正在加载',
  'play.login.title': '登录后即可玩 {name}',
  'play.login.text': '真钱游戏需要账户，注册只需一分钟。',
  'play.unknown.title': '没有这个游戏',
  'play.unknown.text': '它可能已移走。大厅里有全部开放的游戏。',
  'play.blocked.title': '{name} 在您所在地区不提供',
  'play.blocked.text': '您可以玩这些游戏：',
  'play.closed.text': '该游戏暂时关闭，以下游戏可以玩：',
  'play.failed': '游戏无法打开',
  'play.more': '{studio} 的更多游戏',
  'play.rtp': '玩家回报率 {rtp} %',
}
