// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { goOn } from './go-on.ts'
import { cardsEach, type Hand, type HandEvent, type HandPlayer, type HandStep, type Stakes } from './hand.ts'

/** Who is dealt in, with the chips in front of them. */
export interface DealtIn {
  readonly chair: number
  readonly stack: bigint
  readonly runsTwice?: boolean
  readonly showsLosing?: boolean
}

export interface HandStart {
  readonly id: string
  readonly stakes: Stakes
  /** The shuffled cards. */
  readonly deck: readonly number[]
  readonly chairs: number
  /** The chair of the button, which can be empty (a dead button). */
  readonly button: number
  /** The chair of the small blind; null: nobody pays it in this hand. */
  readonly small: number | null
  readonly big: number
  /** Who enters the game by a big blind, or a missed one with the small one dead. */
  readonly entries: readonly { readonly chair: number; readonly dead: boolean }[]
  /** Who puts in twice the big blind before the cards. */
  readonly straddle: number | null
  readonly players: readonly DealtIn[]
}

type Post = Extract<HandEvent, { type: 'posted' }>

/** Deals the cards and takes the blinds. */
export function beginHand(start: HandStart): HandStep {
  const { id, stakes, deck, button, straddle } = start
  if (deck.length !== DECK_CARDS || start.players.length < 2) throw new RangeError('no hand can be dealt')
  const posts: Post[] = []
  const players = dealt(start).map((player) => posted(player, start, posts))
  const toMatch = straddle === null ? stakes.bigBlind : 2n * stakes.bigBlind
  const hand: Hand = {
    ...{ id, turn: 0, stakes, button, deck, street: 'preflop', board: [], players },
    ...{ toMatch, fullRaise: toMatch, actor: null, aggressor: null, result: null },
  }
  const last = players.findIndex(({ chair }) => chair === (straddle ?? start.big))
  const next = goOn(hand, last)
  return { hand: next.hand, events: [...posts, ...next.events] }
}

/** Chairs in the order of the deal, from the left of the button. */
export function dealOrder(dealt: readonly number[], button: number, chairs: number): number[] {
  const distance = (chair: number) => (chair - button - 1 + chairs) % chairs
  return dealt.toSorted((a, b) => distance(a) - distance(b))
}

/** Players in order, each with their cards: one by one from the left of the button. */
function dealt({ players, chairs, button, deck, stakes }: HandStart): HandPlayer[] {
  const inOrder = dealOrder(
    players.map(({ chair }) => chair),
    button,
    chairs,
  )
  const order = inOrder.map((chair) => players.find((player) => player.chair === chair)!)
  return order.map(({ chair, stack, runsTwice = false, showsLosing = false }, index) => ({
    ...{ chair, stack, bet: 0n, committed: 0n, dead: 0n, folded: false, actedAt: null },
    cards: Array.from({ length: cardsEach[stakes.variant] }, (_, card) => deck[card * order.length + index]!),
    ...{ runsTwice, showsLosing },
  }))
}

/** A player after the blinds. Whoever has less puts in what they have. */
function posted(player: HandPlayer, start: HandStart, posts: Post[]): HandPlayer {
  const { stakes, small, big, straddle, entries } = start
  const { chair } = player
  if (chair === straddle) return live(player, 'straddle', 2n * stakes.bigBlind, posts)
  if (chair === big) return live(player, 'big', stakes.bigBlind, posts)
  if (chair === small) return live(player, 'small', stakes.smallBlind, posts)
  const entry = entries.find((one) => one.chair === chair)
  if (!entry) return player
  const entered = live(player, 'entry', stakes.bigBlind, posts)
  if (!entry.dead || entered.stack === 0n) return entered
  const dead = least(entered.stack, stakes.smallBlind)
  posts.push({ type: 'posted', chair, kind: 'dead', amount: dead })
  return { ...entered, stack: entered.stack - dead, dead }
}

function live(player: HandPlayer, kind: Post['kind'], due: bigint, posts: Post[]): HandPlayer {
  const amount = least(player.stack, due)
  posts.push({ type: 'posted', chair: player.chair, kind, amount })
  return { ...player, stack: player.stack - amount, bet: amount, committed: amount }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
