// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'このオッズは刻みにありません',
  'fault.sportsbook.losingBook': 'このオッズでは、すべての結果に賭けた人が必ず勝ちます',
}
