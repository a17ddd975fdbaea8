// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': '最新中奖',
  'rewards.winners.all': '全部赢家',
  'rewards.winners.stop': '暂停滚动',
  'rewards.winners.move': '继续滚动',
  'rewards.winners.player': '玩家',
  'rewards.winners.game': '游戏',
  'rewards.winners.amount': '赢得',
  'rewards.winners.empty': '还没有人中奖，来做第一个吧。',
}
