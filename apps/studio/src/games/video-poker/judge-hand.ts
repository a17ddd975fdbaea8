// SPDX-License-Identifier: Apache-2.0
import { CARD_RANKS, rankOf, suitOf } from '../../runtime/cards/card.ts'
import { timesOf, type HandName, type PokerTable } from './pay-tables.ts'

const DEUCE = 2
const JACK = 11
const ACE = 1
/** An ace also ranks above the king. */
const HIGH_ACE = CARD_RANKS + 1

/** The best hand of five cards that the table pays; undefined if it pays none. */
export function judgeHand(table: PokerTable, cards: readonly number[]): HandName | undefined {
  const wild = table.wild ? cards.filter((card) => rankOf(card) === DEUCE).length : 0
  const natural = table.wild ? cards.filter((card) => rankOf(card) !== DEUCE) : cards
  const hands = handsOf(natural, wild).filter((hand) => timesOf(table, hand) > 0)
  return hands.toSorted((left, right) => timesOf(table, right) - timesOf(table, left))[0]
}

/** Every name that the cards deserve, with so many wild ones beside them. */
function handsOf(natural: readonly number[], wild: number): HandName[] {
  const counts = countRanks(natural)
  const [most = 0, second = 0] = [...counts.values()].toSorted((left, right) => right - left)
  const straight = straightTo(natural.map(rankOf))
  const flush = new Set(natural.map(suitOf)).size <= 1
  const names: (HandName | false)[] = [
    wild === 4 && 'fourDeuces',
    flush && straight === HIGH_ACE && (wild === 0 ? 'royal' : 'wildRoyal'),
    most + wild >= 5 && 'fiveOfAKind',
    flush && straight > 0 && 'straightFlush',
    most + wild >= 4 && 'quads',
    most + second + wild >= 5 && most + wild <= 3 && 'threeAndTwo',
    flush && 'flush',
    straight > 0 && 'straight',
    most + wild >= 3 && 'trips',
    most === 2 && second === 2 && 'twoPair',
    most === 2 &&
      [...counts].some(([rank, count]) => count === 2 && (rank >= JACK || rank === ACE)) &&
      'jacks',
  ]
  return names.filter((name) => name !== false)
}

function countRanks(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  return counts
}

/** The highest rank of a straight that different ranks fit into, the rest of it being wild; 0 if they fit into none. */
function straightTo(ranks: readonly number[]): number {
  if (new Set(ranks).size < ranks.length) return 0
  const inside = (top: number) => (rank: number) =>
    (rank <= top && rank > top - 5) || (rank === ACE && top === HIGH_ACE)
  for (let top = HIGH_ACE; top >= 5; top -= 1) if (ranks.every(inside(top))) return top
  return 0
}
