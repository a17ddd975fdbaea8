// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'As apostas nesta luta estão encerradas',
  'sportsbook.reason.pool_cancelled':
    'O bolão foi cancelado: um lado devolveria 1,07 ou menos, ou não tinha apostas',
}
