// SPDX-License-Identifier: Apache-2.0
import { choicesOf, type ClimbingPlays } from '../../fair/card-room/climbing/climbing-plays.ts'
import { climbingRank } from '../../fair/card-room/climbing/climbing-rank.ts'
import { beats, bigTwoOrder, combinationOf, kindWorth } from './combinations.ts'

const CARDS_OF_HAND = 5
/** More than the worth of any cards of one kind. */
const OF_KIND = 100

/** What a hand can play in Big Two. */
export function bigTwoPlays(straightToTwo: boolean): ClimbingPlays {
  const read = (cards: readonly number[]) => combinationOf(cards, straightToTwo)
  return {
    order: bigTwoOrder,
    isCombination: (cards) => read(cards) !== null,
    beats: (cards, over) => beats(read(cards)!, read(over)!),
    playsOf(hand) {
      const byRank = [...Map.groupBy(hand, climbingRank).values()]
      const same = byRank.flatMap((cards) => [1, 2, 3].flatMap((count) => choicesOf(cards, count)))
      return [...same, ...choicesOf(hand, CARDS_OF_HAND).filter((cards) => read(cards) !== null)]
    },
    worthOf(cards) {
      const { kind, worth } = read(cards)!
      return kindWorth(kind) * OF_KIND + worth
    },
    isBomb(cards) {
      const kind = read(cards)?.kind
      return kind === 'four' || kind === 'straightFlush'
    },
  }
}
