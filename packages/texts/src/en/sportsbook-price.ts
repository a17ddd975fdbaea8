// SPDX-License-Identifier: Apache-2.0
/** What a price button says. */
export const sportsbookPrice = {
  'sportsbook.price.label': '{market}: {outcome}, {price}',
  'sportsbook.price.suspended': '{market}: {outcome}, suspended',
  'sportsbook.price.up': '{outcome} is up to {price}',
  'sportsbook.price.down': '{outcome} is down to {price}',
} as const
