// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Sarado na ang pagtaya sa labang ito',
  'sportsbook.reason.pool_cancelled':
    'Kinansela ang pool: ang isang panig ay magbabalik ng 1.07 o mas mababa, o walang taya',
}
