// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '这场比赛已停止投注',
  'sportsbook.reason.pool_cancelled': '彩池已取消：一方的派彩为 1.07 或更低，或无人投注',
  'sportsbook.pool': '彩池',
  'sportsbook.pool.about': '双方的投注合成一个彩池，其中 {percent} % 为佣金，其余由投中者分享。',
  'sportsbook.pool.changes': '各方的派彩会随每笔投注变化，直到比赛开始停止投注为止。',
  'sportsbook.pool.back': '平局时退回全部投注。若一方派彩为 1.07 或更低，或无人投注，彩池取消，同样退回。',
  'sportsbook.pool.returns': '当前派彩',
  'sportsbook.pool.noStakes': '尚无投注',
  'sportsbook.pool.on': '投注 {side}',
  'sportsbook.pool.hint': '输入投注额，再点选一方。投注立即生效，不可撤回。',
  'sportsbook.pool.low': '至少 {amount}',
  'sportsbook.pool.high': '最多 {amount}',
  'sportsbook.pool.placed': '{side} {amount} 已进入彩池。',
  'sportsbook.pool.closed': '这场比赛已停止投注',
  'sportsbook.pool.mine': '我在本场的投注',
  'sportsbook.pool.bets': '彩池投注',
  'sportsbook.pool.none': '您没有彩池投注。',
  'sportsbook.pool.ifWins': '若胜出，当前可得',
  'sportsbook.pool.rule': '投中者按比例分得扣除佣金后的彩池，向下取整到最小货币单位。',
  'sportsbook.pool.commission': '佣金',
}
