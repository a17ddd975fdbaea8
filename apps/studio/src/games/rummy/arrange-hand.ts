// SPDX-License-Identifier: Apache-2.0
import { minimalGroups, pureSequences, type HandGroup } from './hand-groups.ts'
import { isJoker, pointsOf } from './rummy-cards.ts'

/** A hand in the way that costs least. */
export interface ArrangedHand {
  readonly groups: readonly (readonly number[])[]
  readonly loose: readonly number[]
  /** What it counts, without the limit of a hand. */
  readonly points: number
  /** Two sequences, one of them pure: with no card loose it can be declared. */
  readonly hasSequences: boolean
}

interface Found {
  readonly saved: number
  readonly first: HandGroup | null
  readonly second: HandGroup | null
}

const bitsOf = (mask: number): number[] => {
  const positions = []
  for (let at = 0; mask >> at !== 0; at += 1) if ((mask >> at) & 1) positions.push(at)
  return positions
}

/**
 * The way to lay out a hand that counts least: all cards count without a pure sequence; all but that sequence without a
 * second one; with both, the cards that are in no group. Jokers that are left go to the second sequence.
 */
export function arrangeHand(hand: readonly number[], wildRank: number): ArrangedHand {
  const points = hand.map((card) => pointsOf(card, wildRank))
  const total = points.reduce((sum, one) => sum + one, 0)
  const jokers = hand.reduce((mask, card, at) => (isJoker(card, wildRank) ? mask | (1 << at) : mask), 0)
  const groups = minimalGroups(hand, points, wildRank)
  const rest = bestOfRest(groups)
  const fixed = ((1 << hand.length) - 1) & ~jokers
  const found = findBest(pureSequences(hand, points), { groups, fixed, jokers, total, rest })
  return layOut(hand, found, { fixed, jokers, rest, points: total - found.saved })
}

interface Parts {
  readonly fixed: number
  readonly jokers: number
  readonly rest: Rest
}

function findBest(
  pure: readonly HandGroup[],
  { groups, fixed, jokers, total, rest }: Parts & { groups: readonly HandGroup[]; total: number },
): Found {
  const sequences = [THREE_JOKERS, ...groups.filter(({ isSequence }) => isSequence)]
  let best: Found = { saved: 0, first: null, second: null }
  for (const first of pure) {
    if (first.points > best.saved || !best.first) best = { saved: first.points, first, second: null }
    const free = bitsOf(jokers & ~first.cards).length
    const others = fixed & ~first.cards
    for (const second of sequences) {
      if (best.second && best.saved === total) return best
      if (!fits(second, others, free)) continue
      const saved = first.points + second.points + rest.most(others & ~second.cards, free - second.jokers)
      if (saved > best.saved || (saved === best.saved && !best.second)) best = { saved, first, second }
    }
  }
  return best
}

const THREE_JOKERS: HandGroup = { cards: 0, jokers: 3, points: 0, isSequence: true, withoutCards: 0 }

const fits = (group: HandGroup, cards: number, jokers: number): boolean =>
  (group.cards & ~cards) === 0 && (group.withoutCards & cards) === 0 && group.jokers <= jokers

interface Rest {
  /** The most points that groups take out of some cards and so many jokers. */
  most(cards: number, jokers: number): number
  /** The groups that do. */
  groupsOf(cards: number, jokers: number): readonly HandGroup[]
}

function bestOfRest(groups: readonly HandGroup[]): Rest {
  const byFirst = Map.groupBy(groups, ({ cards }) => cards & -cards)
  const known = new Map<number, number>()
  const most = (cards: number, jokers: number): number => {
    if (cards === 0) return 0
    const key = cards * 16 + jokers
    const answer = known.get(key)
    if (answer !== undefined) return answer
    const first = cards & -cards
    // The first card is loose, or in one of the groups that have it as their first.
    let best = most(cards - first, jokers)
    for (const group of byFirst.get(first) ?? [])
      if (fits(group, cards, jokers))
        best = Math.max(best, group.points + most(cards - group.cards, jokers - group.jokers))
    known.set(key, best)
    return best
  }
  const groupsOf = (cards: number, jokers: number): readonly HandGroup[] => {
    if (cards === 0) return []
    const first = cards & -cards
    const worth = most(cards, jokers)
    const taken = (byFirst.get(first) ?? []).find(
      (group) =>
        fits(group, cards, jokers) &&
        group.points + most(cards - group.cards, jokers - group.jokers) === worth,
    )
    if (!taken) return groupsOf(cards - first, jokers)
    return [taken, ...groupsOf(cards - taken.cards, jokers - taken.jokers)]
  }
  return { most, groupsOf }
}

function layOut(
  hand: readonly number[],
  { first, second }: Found,
  { fixed, jokers, rest, points }: Parts & { points: number },
): ArrangedHand {
  const free = bitsOf(jokers & ~(first?.cards ?? 0))
  const others = fixed & ~(first?.cards ?? 0) & ~(second?.cards ?? 0)
  const further = second ? rest.groupsOf(others, free.length - second.jokers) : []
  const groups = [...(first ? [first] : []), ...(second ? [second] : []), ...further].map((group) => [
    ...bitsOf(group.cards),
    ...free.splice(0, group.jokers),
  ])
  // A second sequence takes any joker, also when it was pure.
  groups[1]?.push(...free.splice(0))
  const grouped = new Set(groups.flat())
  const cardsAt = (positions: readonly number[]): number[] => positions.map((at) => hand[at]!)
  return {
    groups: groups.map(cardsAt),
    loose: hand.filter((_, at) => !grouped.has(at)),
    ...{ points, hasSequences: second !== null },
  }
}
