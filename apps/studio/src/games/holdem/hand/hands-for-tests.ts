// SPDX-License-Identifier: Apache-2.0
import { cardsNamed } from '../cards/cards-for-tests.ts'
import { act } from './act.ts'
import { beginHand, type HandStart } from './begin-hand.ts'
import type { Hand, HandStep, Stakes } from './hand.ts'

/** Blinds of 50 and 100, whole chips, no rake. */
export const plainStakes: Stakes = {
  ...{ variant: 'holdem', smallBlind: 50n, bigBlind: 100n, coin: 1n },
  ...{ rakePercent: 0n, rakeCapBigBlinds: 3n },
}

/** A deck that begins with these cards, the others in their order. */
export function deckOf(text: string): number[] {
  const first = cardsNamed(text)
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !first.includes(card))
  return [...first, ...rest]
}

/** A hand on chairs 0, 1, 2 ... with these stacks; the last chair has the button, or with two the first. */
export function startHand(stacks: readonly number[], change: Partial<HandStart> = {}): Hand {
  const count = stacks.length
  const isPair = count === 2
  return beginHand({
    ...{ id: 'h', stakes: plainStakes, deck: deckOf(''), chairs: count },
    ...{ button: isPair ? 0 : count - 1, small: 0, big: 1, entries: [], straddle: null },
    players: stacks.map((stack, chair) => ({ chair, stack: BigInt(stack) })),
    ...change,
  }).hand
}

/** Plays actions such as `f`, `x` (check), `c` and `r300` for whoever is to act. */
export function playAll(hand: Hand, text: string): Hand {
  return text.split(' ').reduce((now, word) => playWord(now, word).hand, hand)
}

export function playWord(hand: Hand, word: string): HandStep {
  const { chair } = hand.players[hand.actor!]!
  if (word.startsWith('r')) return act(hand, chair, { type: 'raise', to: BigInt(word.slice(1)) })
  const type = ({ f: 'fold', x: 'check', c: 'call' } as const)[word]
  if (!type) throw new Error(word)
  return act(hand, chair, { type })
}

/** The chips by chair. */
export const stacksOf = ({ players }: Hand): number[] =>
  players.toSorted((a, b) => a.chair - b.chair).map(({ stack }) => Number(stack))

/** The chair that is to act. */
export const actorOf = (hand: Hand): number | null =>
  hand.actor === null ? null : hand.players[hand.actor]!.chair
