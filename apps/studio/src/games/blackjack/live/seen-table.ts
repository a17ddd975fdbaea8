// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Play } from '../odds/hand-odds.ts'
import type { PairResult, ThreeResult } from '../side-bets.ts'
import type { HandResult } from '../table.ts'

/** So many boxes are at a table with others. */
export const BOXES = 7
export const boxNumbers: readonly number[] = Array.from({ length: BOXES }, (_, index) => index)

/** Whose a box is. */
export type BoxOwner = 'own' | 'other' | 'free'

/** A hand as the player sees it. */
export interface SeenHand {
  readonly cards: readonly number[]
  /** How many times the stake lies on it. */
  readonly stakes: number
  /** This player decides it now. */
  readonly isCurrent: boolean
  /** What this player has chosen in this step. */
  readonly chosen?: Play | 'insure' | 'decline'
  readonly result?: HandResult
}

/** One box with its hands: one, or two after a split. */
export interface SeenBox {
  readonly owner: BoxOwner
  readonly hands: readonly SeenHand[]
  readonly isInsured: boolean
  readonly pairs?: PairResult
  readonly three?: ThreeResult
  /** What this player's bets on the box brought together. */
  readonly paid?: Amount
}

/** The table as one player sees it at a moment. */
export interface SeenTable {
  /** The open cards of the dealer. */
  readonly dealer: readonly number[]
  /** The dealer's second card lies there and is not open. */
  readonly isCovered: boolean
  readonly boxes: readonly SeenBox[]
}

/** A table before the cards. */
export const emptyTable = (owners: readonly BoxOwner[]): SeenTable => ({
  dealer: [],
  isCovered: false,
  boxes: owners.map((owner) => ({ owner, hands: [], isInsured: false })),
})

/** How many cards lie there, the covered one among them. */
export const cardsOnTable = ({ dealer, isCovered, boxes }: SeenTable): number =>
  dealer.length +
  (isCovered ? 1 : 0) +
  boxes.reduce((sum, { hands }) => sum + hands.reduce((all, { cards }) => all + cards.length, 0), 0)
