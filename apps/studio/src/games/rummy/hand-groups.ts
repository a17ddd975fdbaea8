// SPDX-License-Identifier: Apache-2.0
import { isJoker, isPrintedJoker, rummyRank, rummySuit } from './rummy-cards.ts'

/** A group that a hand can make: its cards as bits by their position in the hand, and the jokers that it needs beside them. */
export interface HandGroup {
  readonly cards: number
  readonly jokers: number
  readonly isSequence: boolean
  /** What its cards would count loose. */
  readonly points: number
  /** Of two cards that are the same the first is taken: this group is made when these first ones are not there. */
  readonly withoutCards: number
}

type NewGroup = Omit<HandGroup, 'withoutCards'>

/** Says of each group which first copies it leaves lying. */
function withCopies(hand: readonly number[], groups: readonly NewGroup[]): HandGroup[] {
  const copies = hand.map((card, at) => {
    const first = hand.findIndex((other) => sameCard(card, other))
    return first < at ? 1 << first : 0
  })
  return groups.map((group) => ({
    ...group,
    withoutCards:
      copies.reduce((mask, copy, at) => ((group.cards >> at) & 1 ? mask | copy : mask), 0) & ~group.cards,
  }))
}

const sameCard = (one: number, other: number): boolean =>
  rummyRank(one) === rummyRank(other) && rummySuit(one) === rummySuit(other)

const ACE = 1
/** The ace once more, above the king. */
const HIGH_ACE = 14
const LEAST_CARDS = 3
const MOST_OF_SEQUENCE = 13
const MOST_OF_SET = 4

const bothAces = [(rank: number) => rank, (rank: number) => (rank === ACE ? HIGH_ACE : rank)]
const onlySuits = [0, 1, 2, 3]

/** Positions of the cards of a suit by their rank. */
function ranksOf(
  hand: readonly number[],
  positions: readonly number[],
  rankOf: (rank: number) => number,
): ReadonlyMap<number, readonly number[]> {
  return Map.groupBy(positions, (at) => rankOf(rummyRank(hand[at]!)))
}

/** All pure sequences: cards of the rank that is wild are in them as themselves. Those that count most come first. */
export function pureSequences(hand: readonly number[], points: readonly number[]): HandGroup[] {
  const found = new Map<number, NewGroup>()
  for (const suit of onlySuits) {
    const positions = hand.flatMap((card, at) =>
      !isPrintedJoker(card) && rummySuit(card) === suit ? [at] : [],
    )
    for (const rankOf of bothAces) {
      const byRank = ranksOf(hand, positions, rankOf)
      const extend = (rank: number, length: number, cards: number, counted: number): void => {
        if (length >= LEAST_CARDS) found.set(cards, { cards, jokers: 0, isSequence: true, points: counted })
        if (length === MOST_OF_SEQUENCE) return
        for (const at of byRank.get(rank) ?? [])
          extend(rank + 1, length + 1, cards | (1 << at), counted + points[at]!)
      }
      for (const rank of byRank.keys()) extend(rank, 0, 0, 0)
    }
  }
  return withCopies(hand, [...found.values()])
    .filter(({ withoutCards }) => withoutCards === 0)
    .sort((one, other) => other.points - one.points)
}

/** All groups of cards that are no jokers, each with as few jokers as it needs. */
export function minimalGroups(
  hand: readonly number[],
  points: readonly number[],
  wildRank: number,
): HandGroup[] {
  const fixed = hand.flatMap((card, at) => (isJoker(card, wildRank) ? [] : [at]))
  const jokers = hand.length - fixed.length
  const found = new Map<number, NewGroup>()
  const add = (group: NewGroup): void => {
    const known = found.get(group.cards)
    // A sequence is worth more than a set, and fewer jokers more than many.
    if (group.jokers > jokers || (known && known.jokers <= group.jokers)) return
    found.set(group.cards, group)
  }
  for (const suit of onlySuits) {
    const positions = fixed.filter((at) => rummySuit(hand[at]!) === suit)
    for (const rankOf of bothAces) addSequences(ranksOf(hand, positions, rankOf), { points, jokers, add })
  }
  const sets = Map.groupBy(fixed, (at) => rummyRank(hand[at]!))
  for (const positions of sets.values()) addSets(hand, positions, { points, add })
  return withCopies(hand, [...found.values()])
}

interface Adding {
  readonly points: readonly number[]
  readonly add: (group: NewGroup) => void
}

function addSequences(
  byRank: ReadonlyMap<number, readonly number[]>,
  { points, jokers, add }: Adding & { readonly jokers: number },
): void {
  const ranks = [...byRank.keys()].sort((one, other) => one - other)
  const extend = (start: number, at: number, length: number, cards: number, counted: number): void => {
    const span = ranks[at]! - ranks[start]! + 1
    if (span > MOST_OF_SEQUENCE || span - length > jokers) return
    add({ cards, jokers: Math.max(LEAST_CARDS, span) - length, isSequence: true, points: counted })
    for (let next = at + 1; next < ranks.length; next += 1) take(start, next, length, cards, counted)
  }
  const take = (start: number, at: number, length: number, cards: number, counted: number): void => {
    for (const position of byRank.get(ranks[at]!)!)
      extend(start, at, length + 1, cards | (1 << position), counted + points[position]!)
  }
  for (const start of ranks.keys()) take(start, start, 0, 0, 0)
}

function addSets(hand: readonly number[], positions: readonly number[], { points, add }: Adding): void {
  const extend = (from: number, length: number, suits: number, cards: number, counted: number): void => {
    if (length >= 2 && length <= MOST_OF_SET)
      add({ cards, jokers: Math.max(0, LEAST_CARDS - length), isSequence: false, points: counted })
    for (let next = from; next < positions.length; next += 1) {
      const at = positions[next]!
      const suit = 1 << rummySuit(hand[at]!)
      if ((suits & suit) === 0)
        extend(next + 1, length + 1, suits | suit, cards | (1 << at), counted + points[at]!)
    }
  }
  extend(0, 0, 0, 0, 0)
}
