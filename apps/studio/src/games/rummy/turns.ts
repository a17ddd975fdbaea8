// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../../fair/card-room/card-refusal.ts'
import { checkHeld, type CardStep } from '../../fair/card-room/card-rules.ts'
import { isValidDeclaration } from './groups.ts'
import { isJoker, pointsOf, wildRankOf } from './rummy-cards.ts'
import type { RummyEvent, RummyInput, RummyOut, RummyPlayer, RummyState, RummyTable } from './rummy-state.ts'
import { endRummy, lowestCount } from './settle-rummy.ts'

type Step = CardStep<RummyState, RummyEvent>

/** What a drop costs before the first draw of a player, and after it. */
export const FIRST_DROP = 20
export const MIDDLE_DROP = 40
export const WRONG_DECLARATION = 80

const withPlayer = (state: RummyState, change: Partial<RummyPlayer>): RummyState => ({
  ...state,
  players: state.players.map((player, at) => (at === state.turn ? { ...player, ...change } : player)),
})

const changed = (state: RummyState): RummyState => ({ ...state, version: state.version + 1 })

/** The player in turn takes the next closed card, or the open one. */
export function draw(state: RummyState, from: 'stock' | 'open'): Step {
  if (state.drawn) throw new CardRefusal('alreadyDrawn')
  if (from !== 'stock' && from !== 'open') throw new CardRefusal('badMove')
  const card = from === 'stock' ? state.stock[0] : state.discards.at(-1)
  if (card === undefined) throw new CardRefusal('nothingToDraw')
  // Only the first open card may be a joker that is taken: nobody threw it away.
  if (from === 'open' && state.turns > 0 && isJoker(card, wildRankOf(state.cut)))
    throw new CardRefusal('jokerNotTaken')
  const { hand } = state.players[state.turn]!
  const taken = withPlayer(changed(state), { hand: [...hand, card], hasDrawn: true })
  const piles = from === 'stock' ? { stock: state.stock.slice(1) } : { discards: state.discards.slice(0, -1) }
  const event = { type: 'drew', player: state.turn, from, ...(from === 'open' && { card }) } as const
  return { state: { ...taken, ...piles, drawn: { card, from } }, events: [event] }
}

/** The player in turn lays a card open, which ends the turn. */
export function discard(state: RummyState, card: number, table: RummyTable): Step {
  const hand = handWithout(state, card)
  const laid = withPlayer(changed(state), { hand })
  const discards = [...state.discards, card]
  const event = { type: 'discarded', player: state.turn, card } as const
  return endTurn({ state: { ...laid, discards, drawn: null }, events: [event] }, table)
}

function handWithout(state: RummyState, card: number): readonly number[] {
  const { drawn, players, turn } = state
  if (!drawn) throw new CardRefusal('drawFirst')
  const { hand } = players[turn]!
  checkHeld(hand, [card])
  if (drawn.from === 'open' && card === drawn.card) throw new CardRefusal('justTaken')
  return hand.filter((held) => held !== card)
}

/** The player in turn gives the game up. */
export function drop(state: RummyState, table: RummyTable): Step {
  if (state.drawn) throw new CardRefusal('alreadyDrawn')
  const points = state.players[state.turn]!.hasDrawn ? MIDDLE_DROP : FIRST_DROP
  return goOut({ state: changed(state), events: [] }, { reason: 'dropped', points }, table)
}

function goOut({ state, events }: Step, out: RummyOut, table: RummyTable): Step {
  const event = { type: 'out', player: state.turn, out } as const
  return endTurn({ state: withPlayer(state, { out }), events: [...events, event] }, table)
}

/**
 * The player in turn ends the game with the cards that are left beside a last one, in groups. Groups that are none cost the
 * most; groups that are not the hand are refused.
 */
export function declare(
  state: RummyState,
  { card, groups }: Extract<RummyInput, { type: 'declare' }>,
  table: RummyTable,
): Step {
  const hand = handWithout(state, card)
  if (!Array.isArray(groups) || !groups.every((group) => Array.isArray(group)))
    throw new CardRefusal('badMove')
  const grouped = groups.flat()
  checkHeld(hand, grouped)
  if (grouped.length !== hand.length) throw new CardRefusal('badMove')
  const laid = { ...withPlayer(changed(state), { hand }), drawn: null }
  const player = state.turn
  if (isValidDeclaration(groups, wildRankOf(state.cut))) {
    const event = { type: 'declared', player, groups } as const
    return endRummy({ state: { ...laid, finish: card }, events: [event] }, player, 'declared', table.stakes)
  }
  const open = { ...laid, discards: [...state.discards, card] }
  const event = { type: 'discarded', player, card } as const
  const out = { reason: 'wrongDeclaration', points: WRONG_DECLARATION } as const
  return goOut({ state: open, events: [event] }, out, table)
}

/** Gives the turn to the next who is not out, or ends the game when one is left, or nobody may draw any more. */
function endTurn({ state, events }: Step, table: RummyTable): Step {
  const count = state.players.length
  const playing = state.players.flatMap(({ out }, player) => (out ? [] : [player]))
  const ended = { ...state, turns: state.turns + 1 }
  if (playing.length === 1) return endRummy({ state: ended, events }, playing[0]!, 'alone', table.stakes)
  const isLast = ended.turns >= table.mostTurns * count || (ended.stock.length === 0 && !ended.again)
  if (isLast) return endRummy({ state: ended, events }, lowestCount(ended), 'exhausted', table.stakes)
  let turn = (state.turn + 1) % count
  while (state.players[turn]!.out) turn = (turn + 1) % count
  const next = { ...ended, turn }
  if (next.stock.length > 0) return { state: next, events }
  return { state: shuffledAgain(next), events: [...events, { type: 'shuffledAgain' }] }
}

/** The open cards but the top one become closed, in an order that the deal has fixed and nobody knows. */
function shuffledAgain(state: RummyState): RummyState {
  const open = new Set(state.discards.slice(0, -1))
  const stock = state.again!.filter((card) => open.has(card))
  return { ...state, stock, discards: state.discards.slice(-1), again: null }
}

/** How many turns in a row may pass before a player is taken out of the game. */
const MOST_MISSED = 3

/**
 * The default: a closed card that is laid open again. After taking the open card it is the loose card that counts most.
 * The third turn that is missed in a row is a drop, and so is the next turn of who is gone.
 */
export function playDefault(state: RummyState, table: RummyTable): Step {
  const { left, missed } = state.players[state.turn]!
  const counted = withPlayer(state, { missed: missed + 1 })
  if (!state.drawn && (left || missed + 1 >= MOST_MISSED)) return drop(counted, table)
  if (state.drawn) return discard(counted, cardToDiscard(state), table)
  const drew = draw(counted, 'stock')
  const laid = discard(drew.state, drew.state.drawn!.card, table)
  return { state: laid.state, events: [...drew.events, ...laid.events] }
}

function cardToDiscard({ drawn, players, turn, cut }: RummyState): number {
  if (drawn!.from === 'stock') return drawn!.card
  const others = players[turn]!.hand.filter((card) => card !== drawn!.card)
  const points = others.map((card) => pointsOf(card, wildRankOf(cut)))
  return others[points.indexOf(Math.max(...points))]!
}
