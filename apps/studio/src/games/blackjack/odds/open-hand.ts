// SPDX-License-Identifier: Apache-2.0
import { chanceOf, putBack, takeOut, VALUES, type Shoe } from './shoe.ts'

/** How many hands a value can be in; their product numbers all hands. */
const RADICES = [0, 22, 11, 8, 6, 5, 4, 4, 3, 3, 3]

/** A hand whose cards are out of the shoe while they are in it; the next card has no `excluded` value. */
export function createOpenHand(shoe: Shoe, excluded: number) {
  const hand = new Int32Array(VALUES + 1)
  const add = (value: number): void => {
    hand[value]! += 1
    takeOut(shoe, value)
  }
  const remove = (value: number): void => {
    hand[value]! -= 1
    putBack(shoe, value)
  }
  return {
    add,
    remove,
    /** A number that no other hand has. */
    keyOf(): number {
      let key = 0
      for (let value = 1; value <= VALUES; value += 1) key = key * RADICES[value]! + hand[value]!
      return key
    },
    /** The total with every ace as 1. */
    hardOf(): number {
      let hard = 0
      for (let value = 1; value <= VALUES; value += 1) hard += value * hand[value]!
      return hard
    },
    /** The total with an ace as 11 if that is no bust. */
    totalOf: (hard: number): number => (hand[1]! > 0 && hard <= 11 ? hard + 10 : hard),
    /** The mean of `result` over the next card. */
    overNext(result: (value: number) => number): number {
      let sum = 0
      for (let value = 1; value <= VALUES; value += 1) {
        const chance = chanceOf(shoe, value, excluded)
        if (chance === 0) continue
        add(value)
        sum += chance * result(value)
        remove(value)
      }
      return sum
    },
    /** What `run` finds while the hand has these cards. */
    within<Result>(cards: readonly number[], run: () => Result): Result {
      for (const card of cards) add(card)
      const result = run()
      for (const card of cards) remove(card)
      return result
    },
  }
}
