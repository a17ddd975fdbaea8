// SPDX-License-Identifier: Apache-2.0
import { choicesOf, type ClimbingPlays } from '../../fair/card-room/climbing/climbing-plays.ts'
import { climbingRank, TWO } from '../../fair/card-room/climbing/climbing-rank.ts'
import { beats, combinationOf, tienLenOrder, type ChopSettings } from './combinations.ts'

/** Bombs are dearer than everything else. */
const BOMB = 1_000
const OF_LEVEL = 100

/** What a hand can play in Tiến Lên. */
export const tienLenPlays = (settings: ChopSettings): ClimbingPlays => ({
  order: tienLenOrder,
  isCombination: (cards) => combinationOf(cards) !== null,
  beats: (cards, over) => beats(combinationOf(cards)!, combinationOf(over)!, settings),
  playsOf,
  worthOf(cards) {
    const { top, length } = combinationOf(cards)!
    return isBomb(cards) ? BOMB + OF_LEVEL * length + top : top
  },
  isBomb,
})

function isBomb(cards: readonly number[]): boolean {
  const kind = combinationOf(cards)?.kind
  return kind === 'quad' || kind === 'pairs'
}

function playsOf(hand: readonly number[]): readonly (readonly number[])[] {
  const sorted = hand.toSorted((one, other) => tienLenOrder(one) - tienLenOrder(other))
  const byRank = Array.from({ length: TWO + 1 }, (_, rank) =>
    sorted.filter((card) => climbingRank(card) === rank),
  )
  const same = byRank.flatMap((cards) => [1, 2, 3, 4].flatMap((count) => choicesOf(cards, count)))
  return [...same, ...runsOf(byRank, 1), ...runsOf(byRank, 2)]
}

/** Runs of three ranks or more with so many cards of each: the lowest ones, and of the last rank all that there are. */
function runsOf(byRank: readonly (readonly number[])[], width: number): number[][] {
  const runs: number[][] = []
  for (let start = 0; start < TWO; start += 1) {
    const cards: number[] = []
    for (let end = start; end < TWO && byRank[end]!.length >= width; end += 1) {
      if (end - start >= 2) runs.push(...choicesOf(byRank[end]!, width).map((last) => [...cards, ...last]))
      cards.push(...byRank[end]!.slice(0, width))
    }
  }
  return runs
}
