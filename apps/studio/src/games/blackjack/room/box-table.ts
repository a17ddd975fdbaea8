// SPDX-License-Identifier: Apache-2.0
import type { BoxMove, HandMove } from '../../../blackjack-room-protocol.ts'
import { BLACKJACK_CARDS, BLACKJACK_MOVES, shuffledCards, totalOf, TWENTY_ONE, valueOf } from '../rules.ts'
import {
  dealerAfterHands,
  handsAfterLook,
  handsAfterSplit,
  movesOfHand,
  newHand,
  type BlackjackHand,
} from '../table.ts'

/** A hand of a table with others. `order` is that of its box in the deal. */
export interface BoxHand extends BlackjackHand {
  readonly box: number
  /** 0, or 1 for the second hand of a split. */
  readonly hand: number
}

/** All hands of a round in the order of the deal, and the dealer's cards, of which only the first is open until the end. */
export interface BoxTable {
  readonly dealer: readonly number[]
  readonly hands: readonly BoxHand[]
  readonly taken: number
}

/** One for each card of the eight decks: whatever hands take, no card is missing. */
export const BOX_FLOATS = BLACKJACK_CARDS
const ACE = 1

/** The cards of a round in their order, from the floats of its link. */
export const shoeOf = (floats: readonly number[]): number[] => shuffledCards(floats)

/** A card for each box in order and the dealer, and a second one likewise. */
export function dealBoxes(shoe: readonly number[], boxes: readonly number[]): BoxTable {
  const count = boxes.length
  return {
    dealer: [shoe[count]!, shoe[2 * count + 1]!],
    hands: boxes.map((box, order) => ({
      ...newHand([shoe[order]!, shoe[count + 1 + order]!], order),
      box,
      hand: 0,
    })),
    taken: 2 * count + 2,
  }
}

export const asksInsurance = ({ dealer }: BoxTable): boolean => valueOf(dealer[0]!) === ACE

/** The table once the dealer has looked for a blackjack. */
export const lookBehind = (table: BoxTable): BoxTable => ({ ...table, hands: handsAfterLook(table) })

export const isOver = ({ hands }: BoxTable): boolean => hands.every(({ done }) => done)

const moveNames: readonly BoxMove[] = ['hit', 'stand', 'double', 'split', 'insure', 'decline']

/** What may be done with a hand; nothing once it is done. */
export const movesAt = (hand: BoxHand): readonly BoxMove[] =>
  hand.done ? [] : movesOfHand(hand).map((move) => moveNames[move]!)

/** How everybody decided in one step. */
export type MoveOf = (hand: BoxHand) => HandMove['move']

/** The moves of a step: each hand that is not done makes one. */
export const movesOfStep = ({ hands }: BoxTable, moveOf: MoveOf): HandMove[] =>
  hands.flatMap((hand) => (hand.done ? [] : [{ box: hand.box, hand: hand.hand, move: moveOf(hand) }]))

/** The table after a step: cards are taken in the order of the boxes, whoever decided first. */
export function playStep(table: BoxTable, shoe: readonly number[], moves: readonly HandMove[]): BoxTable {
  let { taken } = table
  const hands = table.hands.flatMap((hand) => {
    const move = moves.find((made) => made.box === hand.box && made.hand === hand.hand)?.move
    if (hand.done || move === undefined) return [hand]
    const played = playHand(hand, move, shoe.slice(taken, taken + 2))
    taken += played.cards
    return played.hands
  })
  return { ...table, hands, taken }
}

function playHand(
  hand: BoxHand,
  move: HandMove['move'],
  next: readonly number[],
): { readonly hands: readonly BoxHand[]; readonly cards: number } {
  if (!movesOfHand(hand).includes(BLACKJACK_MOVES[move])) throw new Error(`a hand cannot ${move}`)
  if (move === 'stand') return { hands: [{ ...hand, done: true }], cards: 0 }
  if (move === 'split') {
    const both = handsAfterSplit([hand], 0, next)
    return { hands: both.map((one, index) => ({ ...one, box: hand.box, hand: index })), cards: 2 }
  }
  const doubled = move === 'double'
  const cards = [...hand.cards, next[0]!]
  const done = doubled || totalOf(cards).total >= TWENTY_ONE
  return { hands: [{ ...hand, cards, done, stakes: doubled ? 2 * hand.stakes : hand.stakes }], cards: 1 }
}

/** The table once the dealer has played. */
export const playDealer = (table: BoxTable, shoe: readonly number[]): BoxTable => ({
  ...table,
  ...dealerAfterHands(table, shoe),
})

/** A whole round by its record: from the cards and the moves of each step. */
export function replayBoxes(
  shoe: readonly number[],
  boxes: readonly number[],
  steps: readonly (readonly HandMove[])[],
): BoxTable {
  const played = steps.reduce(
    (table, moves) => playStep(table, shoe, moves),
    lookBehind(dealBoxes(shoe, boxes)),
  )
  return playDealer(played, shoe)
}
