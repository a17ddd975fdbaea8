// SPDX-License-Identifier: Apache-2.0

import { CardRefusal } from './card-refusal.ts'

/** What a player does, with the round and the version of it that they saw. */
export interface CardMove<Input> {
  readonly roundId: string
  readonly version: number
  readonly playerId: string
  readonly input: Input
}

export interface CardStep<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/**
 * The rules of a card game in which players take turns: a pure state machine without clock, chance or storage. A state is
 * plain JSON and secret: it has all cards. Only `viewOf` and the events are for players.
 */
export interface CardRules<State, Deal, Input, Event, View> {
  /** Throws a RangeError for a deal that no room should make. */
  begin(deal: Deal, nowMs: number): CardStep<State, Event>
  /** Throws a CardRefusal for a move that is not allowed now. */
  apply(state: State, move: CardMove<Input>, nowMs: number): CardStep<State, Event>
  /** A player is gone: from now on the default is played for them, to the end of the game. */
  leave(state: State, playerId: string, nowMs: number): CardStep<State, Event>
  /** When the turn ends by itself; null: the game is over. */
  dueAtMs(state: State): number | null
  /** Plays the default for whoever let their time pass; the same state if nothing is due. */
  advance(state: State, nowMs: number): CardStep<State, Event>
  /** What one player may see, or an onlooker (null). */
  viewOf(state: State, playerId: string | null): View
}

interface Turns {
  readonly roundId: string
  readonly version: number
  readonly players: readonly { readonly playerId: string; readonly left: boolean }[]
  readonly turn: number
  readonly turnEndsAtMs: number
  readonly result: object | null
}

/** Refuses a move of somebody else, of an earlier moment or after the time; the position of its player otherwise. */
export function checkTurn(state: Turns, move: CardMove<unknown>, nowMs: number): number {
  if (move.roundId !== state.roundId) throw new CardRefusal('handEnded')
  const player = state.players.findIndex(({ playerId }) => playerId === move.playerId)
  if (player < 0) throw new CardRefusal('notAtTable')
  if (state.result) throw new CardRefusal('handEnded')
  if (move.version !== state.version) throw new CardRefusal('turnPassed')
  if (player !== state.turn || state.players[player]!.left) throw new CardRefusal('notYourTurn')
  if (nowMs >= state.turnEndsAtMs) throw new CardRefusal('turnPassed')
  return player
}

/** Refuses cards that the hand does not have, and a card named twice. */
export function checkHeld(hand: readonly number[], cards: readonly number[]): void {
  if (!Array.isArray(cards) || cards.length === 0) throw new CardRefusal('badMove')
  if (new Set(cards).size !== cards.length) throw new CardRefusal('cardsNotHeld')
  if (!cards.every((card) => hand.includes(card))) throw new CardRefusal('cardsNotHeld')
}
