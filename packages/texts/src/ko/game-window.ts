// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': '극장 모드',
  'gameWindow.small': '작은 창',
  'gameWindow.large': '큰 화면으로 돌아가기',
  'gameWindow.move': '다음 모서리로 이동',
  'gameWindow.close': '게임 닫기',
  'gameWindow.goesOn': '{name} 게임이 작은 창에서 계속됩니다',
  'gameWindow.switch.title': '{name} 게임을 닫을까요?',
  'gameWindow.switch.text':
    '한 번에 하나의 게임만 열 수 있습니다. 진행 중인 {name} 라운드는 돌아오면 계속됩니다.',
  'gameWindow.switch.yes': '닫고 다른 게임 열기',
  'play.info': '게임 정보',
  'gameWindow.studio': '제작사',
  'gameWindow.lines': '라인 수',
  'gameWindow.minBet': '최소 베팅',
  'gameWindow.rules': '게임 규칙',
  'gameWindow.wagering': '보너스 반영 비율',
  'gameWindow.notCounted': '베팅이 반영되지 않음',
  'gameWindow.missions': '미션에 반영',
}
