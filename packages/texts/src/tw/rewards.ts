// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': '最新中獎',
  'rewards.winners.all': '全部贏家',
  'rewards.winners.stop': '暫停滾動',
  'rewards.winners.move': '繼續滾動',
  'rewards.winners.player': '玩家',
  'rewards.winners.game': '遊戲',
  'rewards.winners.amount': '贏得',
  'rewards.winners.empty': '還沒有人中獎，來做第一個吧。',
}
