// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'シアターモード',
  'gameWindow.small': '小さいウィンドウ',
  'gameWindow.large': '大きい画面に戻る',
  'gameWindow.move': '次の隅へ移動',
  'gameWindow.close': 'ゲームを閉じる',
  'gameWindow.goesOn': '{name}は小さいウィンドウで続きます',
  'gameWindow.switch.title': '{name}を閉じますか？',
  'gameWindow.switch.text': '一度に開けるゲームは1つです。{name}の途中のラウンドは、戻ったときに続きます。',
  'gameWindow.switch.yes': '閉じて別のゲームを開く',
  'play.info': 'このゲームについて',
  'gameWindow.studio': 'スタジオ',
  'gameWindow.lines': 'ライン数',
  'gameWindow.minBet': '最小ベット',
  'gameWindow.rules': 'ゲームのルール',
  'gameWindow.wagering': 'ボーナスへの算入',
  'gameWindow.notCounted': 'ベットは算入されません',
  'gameWindow.missions': 'ミッションへの算入',
}
