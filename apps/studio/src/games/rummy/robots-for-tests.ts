// SPDX-License-Identifier: Apache-2.0
import { CardRefusal, type CardRefusalCode } from '../../fair/card-room/card-refusal.ts'
import { range, type Chance } from '../../fair/card-room/chance-for-tests.ts'
import { layOut, nameOf, wildOf } from './model-apart-for-tests.ts'
import type { RummyRules } from './rummy-rules.ts'
import type { RummyDeal, RummyInput, RummyState } from './rummy-state.ts'

/** Cards that make groups often: half of the players get runs of the sorted cards of a suit or a rank, and the rest by chance. */
export function randomHands(
  chance: Chance,
  players: number,
): {
  readonly hands: readonly (readonly number[])[]
  readonly cut: number
  readonly rest: readonly number[]
} {
  const left = new Set(chance.shuffled(range(106)))
  const take = (cards: readonly number[]): number[] => cards.filter((card) => left.delete(card))
  const isGrouped = chance.below(3) > 0
  const hands = range(players).map(() => {
    const hand: number[] = []
    const loose = isGrouped ? chance.below(5) : 13
    while (13 - hand.length > loose) hand.push(...take(randomGroup(chance).slice(0, 13 - hand.length)))
    return hand
  })
  const filled = hands.map((hand) =>
    chance.shuffled([...hand, ...take([...left].slice(0, 13 - hand.length))]),
  )
  const [cut, ...rest] = [...left]
  return { hands: filled, cut: cut!, rest }
}

/** Three to five cards: a run of a suit, cards of a rank, or jokers between them. */
function randomGroup(chance: Chance): number[] {
  const deck = 53 * chance.below(2)
  const [start, suit] = [chance.below(11), chance.below(4)]
  if (chance.below(12) === 0) return [52, 105]
  if (chance.below(3) === 0) return chance.shuffled(range(4)).map((one) => deck + start * 4 + one)
  return range(3 + chance.below(3)).map((at) => deck + ((start + at) % 13) * 4 + suit)
}

/** A deal of such hands. */
export function randomRummyDeal(chance: Chance, game: number): RummyDeal {
  const count = 2 + chance.below(5)
  const { hands, cut, rest } = randomHands(chance, count)
  const dealt = range(13 * count).map((at) => hands[at % count]![Math.floor(at / count)]!)
  return {
    roundId: `g${game}`,
    cards: [...dealt, cut, ...rest],
    again: chance.shuffled(range(106)),
    players: range(count).map((at) => ({ playerId: `p${at}`, chips: String(chance.below(300) * 10_000) })),
  }
}

/** What somebody tried in a game, and how the rules answered; no input: their time passed. leave: they went. */
export interface RummyAttempt {
  readonly player: number
  readonly input: RummyInput | null | 'leave'
  readonly refused: CardRefusalCode | null
}

/** What is tried in one turn; the last of it is always possible: to let the time pass. */
function wishes(chance: Chance, state: RummyState): (RummyInput | null | 'leave')[] {
  const { hand } = state.players[state.turn]!
  const mood = chance.below(40)
  if (mood === 0) return ['leave']
  if (mood < 4) return [null]
  if (mood === 4) return [{ type: 'drop' }, null]
  if (!state.drawn) {
    const from = chance.below(3) === 0 ? 'open' : 'stock'
    return [
      { type: 'discard', card: hand[0]! },
      { type: 'draw', from },
      { type: 'draw', from: 'stock' },
    ]
  }
  const card = hand[chance.below(hand.length)]!
  if (mood === 5) return [{ type: 'declare', card, groups: randomGroups(chance, hand, card) }, null]
  const done = mood < 15 && state.turns < 2 * state.players.length ? finishing(state) : null
  if (done) return [done, null]
  const discards = [card, ...hand].map((one): RummyInput => ({ type: 'discard', card: one }))
  return mood < 8 ? [{ type: 'draw', from: 'stock' }, { type: 'discard', card: 200 }, ...discards] : discards
}

/** Thirteen cards in pieces, or twelve, or one of them twice. */
function randomGroups(chance: Chance, hand: readonly number[], card: number): number[][] {
  const others = hand.filter((held) => held !== card)
  const faulty = chance.below(4)
  const cards = faulty === 0 ? others.slice(1) : faulty === 1 ? [others[1]!, ...others.slice(1)] : others
  return [cards.slice(0, 4), cards.slice(4, 7), cards.slice(7, 10), cards.slice(10)]
}

/** A declaration with the card just drawn, if the cards dealt make groups. */
function finishing({ players, turn, drawn, cut }: RummyState): RummyInput | null {
  const others = players[turn]!.hand.filter((held) => held !== drawn!.card)
  const { points, groups } = layOut(others.map(nameOf), wildOf(cut))
  if (points > 0 || groups.flat().length < others.length) return null
  return { type: 'declare', card: drawn!.card, groups: groups.map((group) => group.map((at) => others[at]!)) }
}

/** Plays a game to its end by random wishes; `seen` gets every state. Refused moves have to change nothing. */
export function playRummy(
  rules: RummyRules,
  deal: RummyDeal,
  chance: Chance,
  seen: (state: RummyState) => void = () => undefined,
): { readonly attempts: readonly RummyAttempt[]; readonly state: RummyState } {
  let nowMs = 0
  let { state } = rules.begin(deal, nowMs)
  seen(state)
  const attempts: RummyAttempt[] = []
  for (let moves = 0; !state.result; moves += 1) {
    // A turn has two moves, and somebody may go in it.
    if (moves > 100 * 6 * 3) throw new Error(`game ${deal.roundId} does not end`)
    const player = state.turn
    const { playerId } = state.players[player]!
    for (const input of wishes(chance, state)) {
      const before = state
      let refused: CardRefusalCode | null = null
      try {
        if (input === 'leave') state = rules.leave(state, playerId, nowMs).state
        else if (input) {
          const move = { roundId: state.roundId, version: state.version, playerId, input }
          state = rules.apply(state, move, nowMs).state
        } else {
          nowMs = state.turnEndsAtMs
          state = rules.advance(state, nowMs).state
        }
      } catch (error) {
        if (!(error instanceof CardRefusal)) throw error
        refused = error.code
      }
      attempts.push({ player, input, refused })
      if (state !== before) break
    }
    seen(state)
  }
  return { attempts, state }
}
