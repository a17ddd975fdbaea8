// SPDX-License-Identifier: Apache-2.0
import type { CardTable } from '../../fair/card-room/card-table.ts'
import { outcomeOf, type Chain } from '../rooms/chain.ts'
import type { Lease } from '../rooms/store/lease-store.ts'
import { dealDeck, linkOf, type DealtDeck } from './deal-deck.ts'
import type { StoredHand } from './store/card-hand-store.ts'
import type { Sitting } from './store/sitting-store.ts'

/** The rules of a table, whichever game it is: states and inputs are theirs alone. Inputs are plain JSON. */
export type AnyCardTable = CardTable<unknown, unknown>

/** A hand with its deck. Secret. */
export interface PlayedHand {
  readonly stored: StoredHand
  readonly dealt: DealtDeck
  readonly chain: Chain
}

/** A table that this process plays. */
export interface PlayedTable {
  readonly lease: Lease
  /** How many inputs have been applied. */
  readonly version: bigint
  /** Secret while a hand is played. */
  readonly state: unknown
  /** The hand that is played, or the last one of this process. */
  readonly hand: PlayedHand | null
  /** Who sits there, by player. */
  readonly sittings: ReadonlyMap<string, Sitting>
}

/** A hand with the deck that its link and its players give. */
export async function playedHand(
  { deckSize }: Pick<AnyCardTable, 'deckSize'>,
  chain: Chain,
  hand: Omit<StoredHand, 'root'>,
): Promise<PlayedHand> {
  const dealt = dealDeck({
    link: linkOf(chain, hand.position),
    size: deckSize,
    outcome: await outcomeOf(chain, hand.position),
    seeds: hand.seeds.map(({ seed }) => seed),
  })
  return { stored: { ...hand, root: dealt.root }, dealt, chain }
}
