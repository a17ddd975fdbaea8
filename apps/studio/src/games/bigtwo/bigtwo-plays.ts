// SPDX-License-Identifier: Apache-2.0
import { choicesOf, type ClimbingPlays } from '../../fair/card-room/climbing/climbing-plays.ts'
import { climbingRank, TWO } from '../../fair/card-room/climbing/climbing-rank.ts'
import { suitOf } from '../../runtime/cards/card.ts'
import { beats, bigTwoOrder, combinationOf, kindWorth } from './combinations.ts'

const CARDS_OF_HAND = 5
/** More than the worth of any cards of one kind. */
const OF_KIND = 100

type Cards = readonly number[]

const flushes = (hand: Cards): number[][] =>
  [0, 1, 2, 3].flatMap((suit) =>
    choicesOf(
      hand.filter((card) => suitOf(card) === suit),
      CARDS_OF_HAND,
    ),
  )

function straights(byRank: readonly Cards[], straightToTwo: boolean): number[][] {
  const highest = straightToTwo ? TWO : TWO - 1
  const starts = byRank.keys().filter((start) => start + CARDS_OF_HAND - 1 <= highest)
  return [...starts].flatMap((start) =>
    byRank
      .slice(start, start + CARDS_OF_HAND)
      .reduce<number[][]>((runs, cards) => runs.flatMap((run) => cards.map((card) => [...run, card])), [[]]),
  )
}

/** Three of a rank with a pair, and four of one with any card. */
function mostOfRank(byRank: readonly Cards[]): number[][] {
  return byRank.flatMap((cards, rank) =>
    [3, 4].flatMap((count) => {
      const most = choicesOf(cards, count)
      if (most.length === 0) return []
      const rest = byRank.flatMap((others, other) =>
        other === rank ? [] : choicesOf(others, CARDS_OF_HAND - count),
      )
      return most.flatMap((same) => rest.map((others) => [...same, ...others]))
    }),
  )
}

/** What a hand can play in Big Two. */
export function bigTwoPlays(straightToTwo: boolean): ClimbingPlays {
  const read = (cards: readonly number[]) => combinationOf(cards, straightToTwo)
  return {
    order: bigTwoOrder,
    isCombination: (cards) => read(cards) !== null,
    beats: (cards, over) => beats(read(cards)!, read(over)!),
    playsOf(hand) {
      const byRank = Array.from({ length: TWO + 1 }, (_, rank) =>
        hand.filter((card) => climbingRank(card) === rank),
      )
      const same = byRank.flatMap((cards) => [1, 2, 3].flatMap((count) => choicesOf(cards, count)))
      return [...same, ...flushes(hand), ...straights(byRank, straightToTwo), ...mostOfRank(byRank)]
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
