// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { createAdviser } from './advice.ts'
import { BLACKJACK_MOVES, shuffledCards, valueOf } from './rules.ts'
import { paysOfTable } from './story.ts'
import { dealTable, moveAt, movesOf, type BlackjackTable } from './table.ts'

const { decline, double, split } = BLACKJACK_MOVES

/** The move of the best play without insurance, remembered by the cards that decide it. */
export function createBestMoves(): (table: BlackjackTable) => number {
  const known = new Map<string, number>()
  const advise = createAdviser()
  return (table) => {
    if (table.asksInsurance) return decline
    const { cards } = table.hands[table.active!]!
    const values = cards.map(valueOf)
    const key = [
      valueOf(table.dealer[0]!),
      movesOf(table).length,
      table.hands.length > 1 ? values[0]! : 0,
      ...values.toSorted((left, right) => left - right),
    ].join()
    let move = known.get(key)
    if (move === undefined) known.set(key, (move = BLACKJACK_MOVES[advise(table)!.play]))
    return move
  }
}

/** Plays one round to its end; returns what it pays less what doubling and splitting staked further, in millionths. */
export function playBest(bestMove: (table: BlackjackTable) => number, floats: readonly number[]): Multiplier {
  const cards = shuffledCards(floats)
  let table = dealTable(cards)
  let raises = 0
  while (!table.over) {
    const move = bestMove(table)
    if (move === double || move === split) raises += 1
    table = moveAt(table, move, cards)
  }
  return paysOfTable(table) - raises * MULTIPLIER_ONE
}
