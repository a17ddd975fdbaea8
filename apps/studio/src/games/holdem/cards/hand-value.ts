// SPDX-License-Identifier: Apache-2.0
import { CARD_RANKS, DECK_CARDS, rankOf, suitOf } from '../../../runtime/cards/card.ts'

/** The kinds of hands from the least to the best. A royal flush is the highest straight flush. */
export const handKinds = [
  'high',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'full',
  'quads',
  'straightFlush',
] as const
export type HandKind = (typeof handKinds)[number]

const MASKS = 1 << CARD_RANKS
const MASK = MASKS - 1
const KIND_SHIFT = 2 * CARD_RANKS
const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8]
const ROYAL = (STRAIGHT_FLUSH << KIND_SHIFT) | (1 << (CARD_RANKS - 1))
const LEAST_CARDS = 5
const MOST_CARDS = 7

/** How many ranks a set has. Bit 0 stands for the two, bit 12 for the ace. */
const counts = new Uint8Array(MASKS)
/** The bit of the highest rank of the best straight in a set; 0: none. */
const straights = new Uint16Array(MASKS)
/** The five highest ranks of a set. */
const fives = new Uint16Array(MASKS)
for (let mask = 1; mask < MASKS; mask += 1) {
  counts[mask] = counts[mask >> 1]! + (mask & 1)
  straights[mask] = bestStraight(mask)
  fives[mask] = counts[mask]! > LEAST_CARDS ? fives[mask & (mask - 1)]! : mask
}

function bestStraight(mask: number): number {
  // The ace also stands below the two.
  const withLowAce = (mask << 1) | (mask >> (CARD_RANKS - 1))
  for (let low = CARD_RANKS - LEAST_CARDS + 1; low >= 0; low -= 1)
    if (((withLowAce >> low) & 0b1_1111) === 0b1_1111) return 1 << (low + LEAST_CARDS - 2)
  return 0
}

const bitOf = (card: number): number => 1 << ((rankOf(card) + CARD_RANKS - 2) % CARD_RANKS)

/** Spades and hearts, side by side: what a card adds to a set by `|`. */
export const blackBits = Int32Array.from({ length: DECK_CARDS }, (_, card) =>
  suitOf(card) < 2 ? bitOf(card) << (suitOf(card) * CARD_RANKS) : 0,
)
/** Clubs and diamonds, likewise. */
export const otherBits = Int32Array.from({ length: DECK_CARDS }, (_, card) =>
  suitOf(card) < 2 ? 0 : bitOf(card) << ((suitOf(card) - 2) * CARD_RANKS),
)

const highest = (mask: number): number => 1 << (31 - Math.clz32(mask))
const withoutLowest = (mask: number): number => mask & (mask - 1)

/** A value of five to seven cards, given as sets: the greater one wins, equal ones tie. Suits never decide. */
export function valueOfSets(black: number, other: number): number {
  const [first, second, third, fourth] = [
    black & MASK,
    black >> CARD_RANKS,
    other & MASK,
    other >> CARD_RANKS,
  ]
  const ranks = first | second | third | fourth
  // Five ranks leave no room for a full house or quads in seven cards.
  if (counts[ranks]! >= LEAST_CARDS) {
    const row = straightOrFlush(ranks, suited(first, second, third, fourth))
    if (row !== 0) return row
  }
  const either = first | second
  const others = third | fourth
  const [both, bothOthers] = [first & second, third & fourth]
  const twice = both | bothOthers | (either & others)
  if (twice === 0) return fives[ranks]!
  return valueOfGroups(ranks, twice, (both & others) | (bothOthers & either), both & bothOthers)
}

function suited(first: number, second: number, third: number, fourth: number): number {
  if (counts[first]! >= LEAST_CARDS) return first
  if (counts[second]! >= LEAST_CARDS) return second
  if (counts[third]! >= LEAST_CARDS) return third
  return counts[fourth]! >= LEAST_CARDS ? fourth : 0
}

function straightOrFlush(ranks: number, suit: number): number {
  if (suit !== 0) {
    const row = straights[suit]!
    return row === 0 ? (FLUSH << KIND_SHIFT) | fives[suit]! : (STRAIGHT_FLUSH << KIND_SHIFT) | row
  }
  const row = straights[ranks]!
  return row === 0 ? 0 : (STRAIGHT << KIND_SHIFT) | row
}

/** Sets of the ranks that are there at all, twice, three times and four times at least. */
function valueOfGroups(ranks: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) return valueIn(QUADS, four, highest(ranks ^ four))
  if (thrice !== 0) {
    const trips = highest(thrice)
    const pairs = twice ^ trips
    if (pairs !== 0) return valueIn(FULL, trips, highest(pairs))
    return valueIn(TRIPS, trips, highestOf(ranks ^ trips, 2))
  }
  if (counts[twice] === 1) return valueIn(PAIR, twice, highestOf(ranks ^ twice, 3))
  const pairs = counts[twice] === 3 ? withoutLowest(twice) : twice
  return valueIn(TWO_PAIR, pairs, highest(ranks ^ pairs))
}

const valueIn = (kind: number, group: number, kickers: number): number =>
  (kind << KIND_SHIFT) | (group << CARD_RANKS) | kickers

function highestOf(mask: number, count: number): number {
  let left = mask
  while (counts[left]! > count) left = withoutLowest(left)
  return left
}

/** The value of the best five of five to seven cards. */
export function handValue(cards: readonly number[]): number {
  if (cards.length < LEAST_CARDS || cards.length > MOST_CARDS)
    throw new RangeError('a hand has five to seven cards')
  let [black, other] = [0, 0]
  for (const card of cards) {
    black |= blackBits[card]!
    other |= otherBits[card]!
  }
  return valueOfSets(black, other)
}

/** Which kind of hand a value is. */
export const handKind = (value: number): HandKind => handKinds[value >> KIND_SHIFT]!

/** Whether a value is that of a royal flush. */
export const isRoyal = (value: number): boolean => value === ROYAL
