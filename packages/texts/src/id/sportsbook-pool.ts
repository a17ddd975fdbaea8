// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Taruhan untuk laga ini sudah ditutup',
  'sportsbook.reason.pool_cancelled':
    'Pool dibatalkan: salah satu pihak akan mengembalikan 1,07 atau kurang, atau tidak ada taruhannya',
}
