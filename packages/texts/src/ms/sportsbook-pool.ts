// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Pertaruhan untuk perlawanan ini telah ditutup',
  'sportsbook.reason.pool_cancelled':
    'Kumpulan dibatalkan: satu pihak akan memulangkan 1.07 atau kurang, atau tiada pertaruhan',
}
