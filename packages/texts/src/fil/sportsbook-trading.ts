// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Wala sa hagdan ng presyo ang presyong ito',
  'fault.sportsbook.losingBook': 'Sa mga presyong ito, siguradong panalo ang tataya sa lahat ng resulta',
}
