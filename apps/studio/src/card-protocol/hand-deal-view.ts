// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { OpenedCard } from '../fair/card-room/sealed-deck.ts'

/** GET /api/cards/hands/{id}/deal: what proves the cards that this player has seen in a hand. */
export interface HandDealView {
  readonly handId: string
  readonly game: CardGame
  readonly terminalHash: string
  readonly salt: string
  readonly position: number
  readonly root: string
  readonly commitments: readonly string[]
  /** In the order of the deal. */
  readonly seeds: readonly { readonly tag: string; readonly seed: string }[]
  readonly opened: readonly OpenedCard[]
  /** The hand's link of the chain, which proves the whole shuffle; null until `linkAt`. */
  readonly link: string | null
  readonly linkAt: number
}
