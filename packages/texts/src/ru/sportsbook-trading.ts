// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Этой цены нет в шкале',
  'fault.sportsbook.losingBook': 'При этих ценах тот, кто ставит на все исходы, точно выиграет',
}
