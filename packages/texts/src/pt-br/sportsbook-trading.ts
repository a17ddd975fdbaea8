// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Esta cotação não está na escala',
  'fault.sportsbook.losingBook': 'Com estas cotações, quem aposta em todos os resultados ganha com certeza',
}
