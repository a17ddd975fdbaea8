// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { StudioDeps } from '../../deps.ts'
import { openChain, outcomeOf, type Chain } from '../../rooms/chain.ts'
import { findChain } from '../../rooms/store/chain-store.ts'
import { cardTableOf } from '../card-table-of.ts'
import { dealDeck, linkOf, type DealtDeck } from '../deal-deck.ts'
import type { EndedHand } from '../store/card-history-store.ts'

/** A hand that has ended, with its deck: still secret for everybody but those whom the record names. */
export interface OpenedHand {
  readonly hand: EndedHand
  readonly deck: DealtDeck
  readonly chain: Chain
}

/** Opens the decks of hands, each chain once. */
export function createHandOpener(deps: StudioDeps): (hand: EndedHand) => Promise<OpenedHand> {
  const chains = new Map<bigint, Promise<Chain>>()
  const chainOf = (id: bigint): Promise<Chain> => {
    const known = chains.get(id) ?? findChain(deps.database, id).then((stored) => openChain(deps, stored))
    chains.set(id, known)
    return known
  }
  return async (hand) => {
    const chain = await chainOf(hand.chainId)
    const outcome = await outcomeOf(chain, hand.position)
    const size = cardTableOf(readCardTable(hand.code)!, hand.code).deckSize
    const seeds = hand.seeds.map(({ seed }) => seed)
    return { hand, chain, deck: dealDeck({ link: linkOf(chain, hand.position), size, outcome, seeds }) }
  }
}

/** The positions whose cards this player has seen: their own, and those that lay open. */
export function positionsSeen({ record }: EndedHand, playerId: bigint): number[] {
  const own = record.players.find((player) => player.playerId === String(playerId))
  return [...new Set([...(own?.positions ?? []), ...record.openPositions])].toSorted((a, b) => a - b)
}
