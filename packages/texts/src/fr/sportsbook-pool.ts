// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Les paris sur ce combat sont fermés',
  'sportsbook.reason.pool_cancelled':
    'La cagnotte a été annulée : un côté aurait rendu 1,07 ou moins, ou n’avait aucune mise',
}
