// SPDX-License-Identifier: Apache-2.0
import { MOST_POINTS } from './count-hand.ts'
import { groupOf } from './groups.ts'
import { pointsOf } from './rummy-cards.ts'

/** What a hand counts as its player has laid it out: groups without the sequences that they need count in full. */
export function countGroups(
  groups: readonly (readonly number[])[],
  loose: readonly number[],
  wildRank: number,
): number {
  const worth = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + pointsOf(card, wildRank), 0)
  const kinds = groups.map((cards) => groupOf(cards, wildRank))
  const hasPure = kinds.includes('pure')
  const hasSecond = kinds.filter((kind) => kind === 'pure' || kind === 'sequence').length >= 2
  const counted = groups.filter((_, at) => {
    if (kinds[at] === null || !hasPure) return true
    return !hasSecond && kinds[at] !== 'pure'
  })
  return Math.min(MOST_POINTS, worth(loose) + worth(counted.flat()))
}
