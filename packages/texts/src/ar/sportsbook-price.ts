// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPrice as source } from '../en/sportsbook-price.ts'
import type { Translated } from '../translated.ts'

/** What a price button says. */
export const sportsbookPrice: Translated<typeof source> = {
  'sportsbook.price.label': '{market}: {outcome}، {price}',
  'sportsbook.price.suspended': '{market}: {outcome}، موقوف مؤقتًا',
  'sportsbook.price.up': 'ارتفع {outcome} إلى {price}',
  'sportsbook.price.down': 'انخفض {outcome} إلى {price}',
}
