// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { HandRankName } from '../../../card-protocol/holdem-table-view.ts'

/** The name of each kind of hand. */
export const handNames: Readonly<Record<HandRankName, TextKey>> = {
  highCard: 'studio.holdem.highCard',
  pair: 'studio.holdem.pair',
  twoPair: 'studio.poker.twoPair',
  trips: 'studio.poker.trips',
  straight: 'studio.poker.straight',
  flush: 'studio.poker.flush',
  fullHouse: 'studio.poker.threeAndTwo',
  quads: 'studio.poker.quads',
  straightFlush: 'studio.poker.straightFlush',
  royalFlush: 'studio.poker.royal',
}
