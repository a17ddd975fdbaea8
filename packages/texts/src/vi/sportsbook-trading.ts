// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'Giá này không có trong thang giá',
  'fault.sportsbook.losingBook': 'Với các giá này, ai đặt mọi kết quả đều chắc chắn thắng',
}
