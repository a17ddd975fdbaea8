// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Cette cote n’est pas dans l’échelle',
  'fault.sportsbook.losingBook': 'À ces cotes, parier sur toutes les issues rapporte à coup sûr',
}
