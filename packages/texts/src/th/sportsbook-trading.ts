// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'ราคานี้ไม่อยู่ในขั้นราคา',
  'fault.sportsbook.losingBook': 'ที่ราคาเหล่านี้ ผู้ที่แทงทุกผลจะได้กำไรแน่นอน',
}
