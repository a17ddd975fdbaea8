// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '这场比赛已停止投注',
  'sportsbook.reason.pool_cancelled': '彩池已取消：一方的派彩为 1.07 或更低，或无人投注',
}
