// SPDX-License-Identifier: Apache-2.0
import { shuffleFirst } from '../shuffle.ts'

/**
 * How a deck is shuffled and committed to. The outcome of the hand's link (HMAC of the link with the chain's salt) shuffles the cards, and
 * gives each place of that order a secret: HMAC-SHA-256(outcome, `card:{index}`). Each card is committed to by SHA-256(`{secret}:{card}`), all together by
 * the root: SHA-256 of the commitments one after another. The seeds of the players then say in which order the places are dealt, so that
 * neither the server nor a player chooses who gets what. Everything is a text; floats are those of `fair/seeds.ts`.
 */

/** What the secret of a place is drawn from, under the outcome as the key. */
export const secretMessage = (index: number): string => `card:${index}`

export const commitmentText = (secret: string, card: number): string => `${secret}:${card}`

export const rootText = (commitments: readonly string[]): string => commitments.join('')

/** The link of a hand as everybody knows it before the hand: the end of its chain, and how many steps lie between. */
export interface LinkOfHand {
  readonly terminalHash: string
  readonly position: number
}

/**
 * Whose SHA-256 is the outcome that the players give: the link, and their seeds in the order of the deal. Nothing in it is drawn when the
 * cards are dealt, such as the id of the hand: whoever draws it could draw until the deal suits them.
 */
export const playersText = ({ terminalHash, position }: LinkOfHand, seeds: readonly string[]): string =>
  [`${terminalHash}:${position}`, ...seeds].join('\n')

/** All cards in the order of the link, or all places in the order of the players; one float each. */
export const wholeOrder = (size: number, floats: readonly number[]): number[] =>
  shuffleFirst(size, size, floats)

/** A card that somebody may see, with what proves it: `position` in the deck as dealt, `index` in the order of the link. */
export interface OpenedCard {
  readonly position: number
  readonly index: number
  readonly card: number
  readonly secret: string
}
