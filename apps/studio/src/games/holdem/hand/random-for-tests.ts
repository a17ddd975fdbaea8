// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

/** Numbers that are the same in every run. */
export interface Random {
  /** A whole number from 0 to one below `count`. */
  below(count: number): number
}

/** The sequence of a name: xorshift with its hash as the seed. */
export function createRandom(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0) || 1
  return {
    below(count) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) % count
    },
  }
}

/** All 52 cards in random order. */
export function shuffledDeck(random: Random): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  for (let left = deck.length; left > 1; left -= 1) {
    const other = random.below(left)
    ;[deck[left - 1], deck[other]] = [deck[other]!, deck[left - 1]!]
  }
  return deck
}
