// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': 'यह भाव सीढ़ी पर नहीं है',
  'fault.sportsbook.losingBook': 'इन भावों पर हर नतीजे पर दाँव लगाने वाला निश्चित जीतेगा',
}
