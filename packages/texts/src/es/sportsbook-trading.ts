// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Esta cuota no está en la escala',
  'fault.sportsbook.losingBook': 'Con estas cuotas, quien apuesta a todos los resultados gana seguro',
}
