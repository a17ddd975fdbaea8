// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Приём ставок на этот бой закрыт',
  'sportsbook.reason.pool_cancelled':
    'Пул отменён: одна из сторон вернула бы 1,07 или меньше либо на неё не ставили',
}
