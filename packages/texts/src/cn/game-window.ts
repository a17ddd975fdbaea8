// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': '影院模式',
  'gameWindow.small': '小窗口',
  'gameWindow.large': '返回大画面',
  'gameWindow.move': '移到下一个角落',
  'gameWindow.close': '关闭游戏',
  'gameWindow.goesOn': '{name} 在小窗口中继续',
  'gameWindow.switch.title': '关闭 {name}？',
  'gameWindow.switch.text': '同一时间只能打开一个游戏。您回来后，{name} 未完成的局会继续。',
  'gameWindow.switch.yes': '关闭并打开另一个游戏',
  'play.info': '关于这个游戏',
  'gameWindow.studio': '游戏商',
  'gameWindow.lines': '线数',
  'gameWindow.minBet': '最低投注',
  'gameWindow.rules': '游戏规则',
  'gameWindow.wagering': '计入您的红利流水',
  'gameWindow.notCounted': '投注不计入',
  'gameWindow.missions': '计入您的任务',
}
