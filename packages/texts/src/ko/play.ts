// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': '로비로 돌아가기',
  'play.fullScreen': '전체 화면',
  'play.frame': '게임: {name}',
  'play.loading': '게임을 불러오고 있습니다',
  'play.login.title': '로그인하고 {name} 플레이',
  'play.login.text': '실제로 플레이하려면 계정이 필요합니다. 1분이면 됩니다.',
  'play.unknown.title': '알 수 없는 게임입니다',
  'play.unknown.text': '옮겨졌을 수 있습니다. 열려 있는 게임은 모두 로비에 있습니다.',
  'play.blocked.title': '{name} 게임은 계신 곳에서 제공되지 않습니다',
  'play.blocked.text': '다음 게임을 이용할 수 있습니다:',
  'play.closed.text': '이 게임은 잠시 닫혀 있습니다. 다음 게임이 열려 있습니다:',
  'play.failed': '게임을 열 수 없습니다',
  'play.more': '{studio}의 다른 게임',
  'play.rtp': '환수율(RTP) {rtp} %',
}
