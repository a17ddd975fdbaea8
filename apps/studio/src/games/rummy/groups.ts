// SPDX-License-Identifier: Apache-2.0
import { isJoker, isPrintedJoker, rummyRank, rummySuit } from './rummy-cards.ts'

/** pure: a sequence without a card that stands for another one. set: three or four cards of a rank in different suits. */
export type GroupKind = 'pure' | 'sequence' | 'set'

const ACE = 1
/** The ace once more, above the king. */
const HIGH_ACE = 14
const LEAST_CARDS = 3
const MOST_OF_SET = 4

/** What some cards are together; null if they are no group. What could be a sequence and a set counts as a sequence. */
export function groupOf(cards: readonly number[], wildRank: number): GroupKind | null {
  if (cards.length < LEAST_CARDS) return null
  if (!cards.some(isPrintedJoker) && fitSequence(cards, cards.length)) return 'pure'
  const fixed = cards.filter((card) => !isJoker(card, wildRank))
  if (fitSequence(fixed, cards.length)) return 'sequence'
  return isSet(fixed, cards.length) ? 'set' : null
}

/** Whether cards are part of a sequence of so many cards whose gaps jokers fill. */
function fitSequence(fixed: readonly number[], length: number): boolean {
  if (length >= HIGH_ACE) return false
  if (new Set(fixed.map(rummySuit)).size > 1) return false
  const low = fixed.map(rummyRank)
  const high = low.map((rank) => (rank === ACE ? HIGH_ACE : rank))
  return [low, high].some((ranks) => {
    if (new Set(ranks).size !== ranks.length) return false
    return ranks.length === 0 || Math.max(...ranks) - Math.min(...ranks) < length
  })
}

function isSet(fixed: readonly number[], length: number): boolean {
  if (length > MOST_OF_SET || new Set(fixed.map(rummyRank)).size > 1) return false
  return new Set(fixed.map(rummySuit)).size === fixed.length
}

/** Whether groups may be declared: each is one, two are sequences and one of those is pure. */
export function isValidDeclaration(groups: readonly (readonly number[])[], wildRank: number): boolean {
  const kinds = groups.map((cards) => groupOf(cards, wildRank))
  const sequences = kinds.filter((kind) => kind === 'pure' || kind === 'sequence')
  return !kinds.includes(null) && sequences.length >= 2 && sequences.includes('pure')
}
