// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '這場比賽已停止投注',
  'sportsbook.reason.pool_cancelled': '彩池已取消：一方的派彩為 1.07 或更低，或無人投注',
}
