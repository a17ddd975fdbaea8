// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPrice as source } from '../en/sportsbook-price.ts'
import type { Translated } from '../translated.ts'

/** What a price button says. */
export const sportsbookPrice: Translated<typeof source> = {
  'sportsbook.price.label': '{market}: {outcome}, {price}',
  'sportsbook.price.suspended': '{market}: {outcome}, 일시 중단',
  'sportsbook.price.up': '{outcome} 배당이 {price}(으)로 상승',
  'sportsbook.price.down': '{outcome} 배당이 {price}(으)로 하락',
}
