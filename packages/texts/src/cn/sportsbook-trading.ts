// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': '此赔率不在赔率阶梯上',
  'fault.sportsbook.losingBook': '按这些赔率，投注所有结果的人必定获利',
}
