// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'この試合の受付は終了しました',
  'sportsbook.reason.pool_cancelled':
    'プールは取消になりました：片方の払戻が 1.07 倍以下か、賭けがありませんでした',
}
