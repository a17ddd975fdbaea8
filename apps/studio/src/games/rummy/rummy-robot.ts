// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import { arrangeHand } from './arrange-hand.ts'
import { isJoker, pointsOf, rummyRank, rummySuit, wildRankOf } from './rummy-cards.ts'
import type { RummyInput } from './rummy-state.ts'

/** A table of rummy as somebody sees it. */
export type RummyMessage = Extract<CardTableMessage, { game: 'rummy' }>

/** What a card is worth that may soon be in a sequence or a set with another one. */
const NEAR_SEQUENCE = 5
const NEAR_SET = 3

/** What a robot does whose turn it is: it takes the open card if that makes a group, lays the dearest loose card open, and declares when it can. */
export function robotAtRummy({ round, own }: RummyMessage): RummyInput {
  const { players, chairs, cut, drawn, discards } = round!
  const hand = players[chairs.indexOf(own!)]!.hand ?? []
  const wildRank = wildRankOf(cut)
  if (!drawn) {
    const open = discards.at(-1)
    const takes = open !== undefined && !isJoker(open, wildRank) && improves(hand, open, wildRank)
    return { type: 'draw', from: takes ? 'open' : 'stock' }
  }
  const taken = drawn.from === 'open' ? drawn.card : undefined
  const free = hand.filter((card) => card !== taken)
  return findDeclaration(hand, free, wildRank) ?? { type: 'discard', card: toDiscard(hand, free, wildRank) }
}

const highest = (cards: readonly number[], wildRank: number): number =>
  Math.max(0, ...cards.map((card) => pointsOf(card, wildRank)))

function improves(hand: readonly number[], open: number, wildRank: number): boolean {
  const before = arrangeHand(hand, wildRank)
  const after = arrangeHand([...hand, open], wildRank)
  if (after.loose.includes(open)) return false
  return after.points - highest(after.loose, wildRank) < before.points
}

/** A declaration, if all cards but one are in groups; null: there is none. */
export function findDeclaration(
  hand: readonly number[],
  free: readonly number[],
  wildRank: number,
): Extract<RummyInput, { type: 'declare' }> | null {
  const { loose, hasSequences } = arrangeHand(hand, wildRank)
  if (!hasSequences || loose.length > 1) return null
  for (const card of loose.length === 1 ? loose : free) {
    const rest = arrangeHand(
      hand.filter((held) => held !== card),
      wildRank,
    )
    if (free.includes(card) && rest.hasSequences && rest.loose.length === 0)
      return { type: 'declare', card, groups: rest.groups }
  }
  return null
}

/** The loose card that costs most and may least become part of a group; if none is loose, one that does the least harm. */
function toDiscard(hand: readonly number[], free: readonly number[], wildRank: number): number {
  const plain = free.filter((card) => !isJoker(card, wildRank))
  const loose = arrangeHand(hand, wildRank).loose.filter((card) => plain.includes(card))
  const some = loose.length > 0 ? loose : plain.length > 0 ? plain : free
  const worths = some.map((card) =>
    loose.length > 0
      ? pointsOf(card, wildRank) - nearness(card, loose)
      : -arrangeHand(
          hand.filter((held) => held !== card),
          wildRank,
        ).points,
  )
  return some[worths.indexOf(Math.max(...worths))]!
}

const nearness = (card: number, others: readonly number[]): number =>
  others.reduce((sum, other) => {
    if (other === card) return sum
    const apart = Math.abs(rummyRank(other) - rummyRank(card))
    if (rummySuit(other) === rummySuit(card)) return apart > 0 && apart <= 2 ? sum + NEAR_SEQUENCE : sum
    return apart === 0 ? sum + NEAR_SET : sum
  }, 0)
