// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { chipAmount } from '../../fair/table/check-chips.ts'
import { createAdviser, ownCards } from './advice.ts'
import { handsOf, partsOf, sumOfParts, type BlackjackBet } from './parts.ts'
import { BLACKJACK_MOVES, shuffledCards, valueOf } from './rules.ts'
import { paysOfTable, returnOfSides, sidesOf } from './story.ts'
import { dealTable, moveAt, movesOf, type BlackjackTable } from './table.ts'

const { decline, double, split } = BLACKJACK_MOVES

/** The move of the best play by a hand's own cards without insurance, remembered by the cards that decide it. */
export function createBestMoves(): (table: BlackjackTable) => number {
  const known = new Map<string, number>()
  const advise = createAdviser(ownCards)
  return (table) => {
    if (table.asksInsurance) return decline
    const hand = table.hands[table.active!]!
    const values = hand.cards.map(valueOf)
    const key = [
      valueOf(table.dealer[0]!),
      movesOf(table).length,
      ...ownCards(table),
      0,
      ...values.toSorted((left, right) => left - right),
    ].join()
    let move = known.get(key)
    if (move === undefined) known.set(key, (move = BLACKJACK_MOVES[advise(table)!.play]))
    return move
  }
}

/** One coin on one hand, where the bet says nothing else. */
const plain = { hands: 1, hand: 1n, pairs: 0n, three: 0n }

/** The parts of a bet without its stake, which is their sum. */
export const ratioOf = (bet: BlackjackBet) =>
  bet.hand === undefined ? plain : partsOf(bet, { amount: chipAmount(bet.hand) ?? 1n })

/** Plays one round to its end; returns what it pays less what doubling and splitting staked further, in millionths of the stake. */
export function playBest(
  bestMove: (table: BlackjackTable) => number,
  bet: BlackjackBet,
  floats: readonly number[],
): Multiplier {
  const cards = shuffledCards(floats)
  let table = dealTable(cards, handsOf(bet))
  let raises = 0
  while (!table.over) {
    const move = bestMove(table)
    if (move === double || move === split) raises += 1
    table = moveAt(table, move, cards)
  }
  const parts = ratioOf(bet)
  const ofHands = paysOfTable(table) - raises * MULTIPLIER_ONE
  const ofSides = returnOfSides(parts, sidesOf(cards, handsOf(bet)))
  const pays = parts.hand * BigInt(ofHands) + ofSides * BigInt(MULTIPLIER_ONE)
  return Number(pays / sumOfParts(parts))
}
