// SPDX-License-Identifier: Apache-2.0
import type { DealView } from '../../card-protocol/card-table-protocol.ts'
import type { PlayedHand } from './played-hand.ts'

/** What everybody may know of a hand's shuffle before a card is dealt. */
export function viewOfDeal({ stored, chain }: PlayedHand): DealView {
  return {
    handId: stored.id,
    terminalHash: chain.view.terminalHash,
    salt: chain.view.salt,
    position: stored.position,
    root: stored.root,
    seeds: stored.seeds.map(({ tag, seed }) => ({ tag, seed })),
  }
}
