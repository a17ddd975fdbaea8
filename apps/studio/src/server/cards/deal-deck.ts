// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac } from 'node:crypto'
import {
  commitmentText,
  playersText,
  rootText,
  secretMessage,
  wholeOrder,
  type LinkOfHand,
  type OpenedCard,
} from '../../fair/card-room/sealed-deck.ts'
import type { Chain } from '../rooms/chain.ts'
import { floatsOfOutcome } from '../tables/floats-of-outcome.ts'

/** A deck as it lies, with everything that proves it. Secret while its hand is played. */
export interface DealtDeck {
  /** The cards in the order in which they are dealt. */
  readonly deck: readonly number[]
  readonly root: string
  /** What is public from the beginning: they are the text of the root. */
  readonly commitments: readonly string[]
  /** Proves the card at a position of `deck`. */
  open(position: number): OpenedCard
}

export interface DeckOfHand {
  readonly link: LinkOfHand
  readonly size: number
  /** Of the hand's link. */
  readonly outcome: string
  readonly seeds: readonly string[]
}

export const linkOf = ({ view }: Pick<Chain, 'view'>, position: number): LinkOfHand => ({
  terminalHash: view.terminalHash,
  position,
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The same as the verifying page computes in the browser, at once. */
export function dealDeck({ link, size, outcome, seeds }: DeckOfHand): DealtDeck {
  const order = wholeOrder(size, floatsOfOutcome(outcome, size))
  const secrets = order.map((_, index) =>
    createHmac('sha256', outcome).update(secretMessage(index)).digest('hex'),
  )
  const commitments = order.map((card, index) => sha256(commitmentText(secrets[index]!, card)))
  const dealOrder = wholeOrder(size, floatsOfOutcome(sha256(playersText(link, seeds)), size))
  return {
    deck: dealOrder.map((index) => order[index]!),
    root: sha256(rootText(commitments)),
    commitments,
    open(position) {
      const index = dealOrder[position]!
      return { position, index, card: order[index]!, secret: secrets[index]! }
    },
  }
}
