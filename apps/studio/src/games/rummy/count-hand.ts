// SPDX-License-Identifier: Apache-2.0
import { groupOf, type GroupKind } from './groups.ts'
import { isJoker, pointsOf, rummyRank, rummySuit } from './rummy-cards.ts'

/** A group that a hand can make: its cards as bits by their position in the hand, and what they would count loose. */
interface Group {
  readonly cards: number
  readonly kind: GroupKind
  readonly points: number
}

/** What a hand may count at most. */
export const MOST_POINTS = 80

/**
 * The least that a hand can count, however its player had laid it out: all cards without a pure sequence; all but that
 * sequence without a second one; with both, the cards that are in no group.
 */
export function countHand(hand: readonly number[], wildRank: number): number {
  const points = hand.map((card) => pointsOf(card, wildRank))
  const groups = groupsOf(hand, points, wildRank)
  const grouped = bestGrouped(groups)
  const pure = groups.filter(({ kind }) => kind === 'pure')
  const sequences = groups.filter(({ kind }) => kind !== 'set')
  const total = sum(points)
  let saved = 0
  for (const first of pure) {
    saved = Math.max(saved, first.points)
    for (const second of sequences) {
      // With many jokers there are very many groups, and soon a way in which nothing is loose.
      if (saved === total) return 0
      if ((first.cards & second.cards) !== 0) continue
      const others = (1 << hand.length) - 1 - first.cards - second.cards
      saved = Math.max(saved, first.points + second.points + grouped(others))
    }
  }
  return Math.min(MOST_POINTS, total - saved)
}

const sum = (points: readonly number[]): number => points.reduce((left, right) => left + right, 0)

/**
 * All groups of a hand. Cards are added one after another; once those that are no jokers differ both in rank and in suit,
 * nothing that is added makes a group of them.
 */
function groupsOf(hand: readonly number[], points: readonly number[], wildRank: number): Group[] {
  const groups: Group[] = []
  const members: number[] = []
  const extend = (from: number, cards: number, ranks: number, suits: number, counted: number): void => {
    const kind = groupOf(members, wildRank)
    if (kind) groups.push({ cards, kind, points: counted })
    for (let at = from; at < hand.length; at += 1) {
      const card = hand[at]!
      const isFixed = !isJoker(card, wildRank)
      const allRanks = isFixed ? ranks | (1 << rummyRank(card)) : ranks
      const allSuits = isFixed ? suits | (1 << rummySuit(card)) : suits
      if (hasSeveral(allRanks) && hasSeveral(allSuits)) continue
      members.push(card)
      extend(at + 1, cards | (1 << at), allRanks, allSuits, counted + points[at]!)
      members.pop()
    }
  }
  extend(0, 0, 0, 0, 0)
  return groups
}

const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** Answers the most points that groups can take out of some cards, each of which is in one group at most. */
function bestGrouped(groups: readonly Group[]): (cards: number) => number {
  const byFirst = Map.groupBy(groups, ({ cards }) => cards & -cards)
  const known = new Map<number, number>([[0, 0]])
  const best = (cards: number): number => {
    const answer = known.get(cards)
    if (answer !== undefined) return answer
    const first = cards & -cards
    // The first card is loose, or in one of the groups that have it.
    let most = best(cards - first)
    // A group within them that has the first card has no earlier one.
    for (const group of byFirst.get(first) ?? [])
      if ((group.cards & ~cards) === 0) most = Math.max(most, group.points + best(cards - group.cards))
    known.set(cards, most)
    return most
  }
  return best
}
