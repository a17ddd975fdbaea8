// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': '劇院模式',
  'gameWindow.small': '小視窗',
  'gameWindow.large': '返回大畫面',
  'gameWindow.move': '移到下一個角落',
  'gameWindow.close': '關閉遊戲',
  'gameWindow.goesOn': '{name} 在小視窗中繼續',
  'gameWindow.switch.title': '關閉 {name}？',
  'gameWindow.switch.text': '同一時間只能開啟一個遊戲。您回來後，{name} 未完成的局會繼續。',
  'gameWindow.switch.yes': '關閉並開啟另一個遊戲',
  'play.info': '關於這個遊戲',
  'gameWindow.studio': '遊戲商',
  'gameWindow.lines': '線數',
  'gameWindow.minBet': '最低投注',
  'gameWindow.rules': '遊戲規則',
  'gameWindow.wagering': '計入您的紅利流水',
  'gameWindow.notCounted': '投注不計入',
  'gameWindow.missions': '計入您的任務',
}
