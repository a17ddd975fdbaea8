// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': '최근 당첨',
  'rewards.winners.all': '모든 당첨자',
  'rewards.winners.stop': '당첨자 움직임 멈추기',
  'rewards.winners.move': '당첨자 다시 시작',
  'rewards.winners.player': '플레이어',
  'rewards.winners.game': '게임',
  'rewards.winners.amount': '당첨금',
  'rewards.winners.empty': '아직 당첨자가 없습니다. 첫 주인공이 되어 보세요.',
}
