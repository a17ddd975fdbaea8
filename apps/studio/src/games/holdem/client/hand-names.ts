// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { HandRankName } from '../../../card-protocol/holdem-table-view.ts'

const names: Readonly<Record<Exclude<HandRankName, 'fullHouse'>, TextKey>> = {
  highCard: 'studio.holdem.highCard',
  pair: 'studio.holdem.pair',
  twoPair: 'studio.poker.twoPair',
  trips: 'studio.poker.trips',
  straight: 'studio.poker.straight',
  flush: 'studio.poker.flush',
  quads: 'studio.poker.quads',
  straightFlush: 'studio.poker.straightFlush',
  royalFlush: 'studio.poker.royal',
}

/** The name of a kind of hand. */
export const handName = (rank: HandRankName): TextKey =>
  rank === 'fullHouse' ? 'studio.poker.threeAndTwo' : names[rank]
