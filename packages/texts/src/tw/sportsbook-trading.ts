// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': '此賠率不在賠率階梯上',
  'fault.sportsbook.losingBook': '按這些賠率，投注所有結果的人必定獲利',
}
