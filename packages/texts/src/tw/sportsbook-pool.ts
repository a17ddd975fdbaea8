// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '這場比賽已停止投注',
  'sportsbook.reason.pool_cancelled': '彩池已取消：一方的派彩為 1.07 或更低，或無人投注',
  'sportsbook.pool': '彩池',
  'sportsbook.pool.about': '雙方的投注合成一個彩池，其中 {percent} % 為佣金，其餘由投中者分享。',
  'sportsbook.pool.changes': '各方的派彩會隨每筆投注變化，直到比賽開始停止投注為止。',
  'sportsbook.pool.back': '平局時退回全部投注。若一方派彩為 1.07 或更低，或無人投注，彩池取消，同樣退回。',
  'sportsbook.pool.returns': '目前派彩',
  'sportsbook.pool.noStakes': '尚無投注',
  'sportsbook.pool.on': '投注 {side}',
  'sportsbook.pool.hint': '輸入投注額，再點選一方。投注立即生效，不可撤回。',
  'sportsbook.pool.low': '至少 {amount}',
  'sportsbook.pool.high': '最多 {amount}',
  'sportsbook.pool.placed': '{side} {amount} 已進入彩池。',
  'sportsbook.pool.closed': '這場比賽已停止投注',
  'sportsbook.pool.mine': '我在本場的投注',
  'sportsbook.pool.bets': '彩池投注',
  'sportsbook.pool.none': '您沒有彩池投注。',
  'sportsbook.pool.ifWins': '若勝出，目前可得',
  'sportsbook.pool.rule': '投中者按比例分得扣除佣金後的彩池，向下取整到最小貨幣單位。',
  'sportsbook.pool.commission': '佣金',
}
