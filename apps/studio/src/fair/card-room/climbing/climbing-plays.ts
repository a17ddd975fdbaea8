// SPDX-License-Identifier: Apache-2.0

/** What a climbing game knows of the cards of one hand: what can be played, what beats what, and what is worth keeping. */
export interface ClimbingPlays {
  /** Cards by their worth. */
  readonly order: (card: number) => number
  readonly isCombination: (cards: readonly number[]) => boolean
  readonly beats: (cards: readonly number[], over: readonly number[]) => boolean
  /** Everything that a hand can play; of cards that differ in nothing that matters only the lowest. */
  readonly playsOf: (hand: readonly number[]) => readonly (readonly number[])[]
  /** The higher, the better: the cheapest way to beat something comes first. */
  readonly worthOf: (cards: readonly number[]) => number
  /** Cards that beat others than their kind. */
  readonly isBomb: (cards: readonly number[]) => boolean
}

/** What lies on the table, and the card that the first play has to include. */
export interface OnTable {
  readonly over: readonly number[] | null
  readonly opening: number | null
}

export type PlayProblem = 'noCombination' | 'mustInclude' | 'doesNotBeat'

/** Why these cards of the own hand cannot be played now; null: they can. */
export function problemOf(
  plays: ClimbingPlays,
  cards: readonly number[],
  { over, opening }: OnTable,
): PlayProblem | null {
  if (cards.length === 0 || !plays.isCombination(cards)) return 'noCombination'
  if (opening !== null && !cards.includes(opening)) return 'mustInclude'
  return over && !plays.beats(cards, over) ? 'doesNotBeat' : null
}

/** All that a hand can play now, the cheapest first. */
export function possiblePlays(
  plays: ClimbingPlays,
  hand: readonly number[],
  table: OnTable,
): readonly (readonly number[])[] {
  return plays
    .playsOf(hand)
    .filter((cards) => problemOf(plays, cards, table) === null)
    .map((cards) => ({ cards, worth: plays.worthOf(cards) }))
    .sort((one, other) => one.worth - other.worth)
    .map(({ cards }) => cards)
}

/** All ways to take so many of some items. */
export function choicesOf<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) =>
    choicesOf(items.slice(at + 1), count - 1).map((others) => [item, ...others]),
  )
}
