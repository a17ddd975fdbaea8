// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Las apuestas en este combate están cerradas',
  'sportsbook.reason.pool_cancelled':
    'El bote se canceló: un lado habría devuelto 1,07 o menos, o no tenía apuestas',
}
