// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPrice as source } from '../en/sportsbook-price.ts'
import type { Translated } from '../translated.ts'

/** What a price button says. */
export const sportsbookPrice: Translated<typeof source> = {
  'sportsbook.price.label': '{market}: {outcome}, {price}',
  'sportsbook.price.suspended': '{market}: {outcome}, приостановлено',
  'sportsbook.price.up': '{outcome}: вырос до {price}',
  'sportsbook.price.down': '{outcome}: снизился до {price}',
}
