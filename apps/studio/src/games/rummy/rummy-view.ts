// SPDX-License-Identifier: Apache-2.0
import type { Payment } from '../../fair/card-room/payments.ts'
import type { RummyDrawn, RummyOut, RummyResult, RummyState } from './rummy-state.ts'

export interface RummyPlayerView {
  readonly playerId: string
  readonly chips: string
  readonly cards: number
  readonly left: boolean
  /** After the first draw a drop costs more. */
  readonly hasDrawn: boolean
  readonly out: RummyOut | null
  /** The own cards; after the game those of all who were counted. */
  readonly hand?: readonly number[]
}

/** A game as one player sees it, or an onlooker. */
export interface RummyView {
  readonly roundId: string
  readonly version: number
  readonly players: readonly RummyPlayerView[]
  readonly turn: number
  readonly turnEndsAtMs: number
  /** How many closed cards there are. */
  readonly stock: number
  readonly discards: readonly number[]
  readonly cut: number
  /** The card only if it was an open one, or one's own. */
  readonly drawn: Partial<RummyDrawn> | null
  readonly finish: number | null
  readonly payments: readonly Payment[]
  readonly result: RummyResult | null
}

/** What a player may see of a game, or an onlooker (null): nothing in it depends on a card that is hidden from them. */
export function viewRummy(state: RummyState, playerId: string | null): RummyView {
  const { roundId, version, turn, turnEndsAtMs, discards, cut, finish, payments, result } = state
  const isCounted = result !== null && result.reason !== 'alone'
  const players = state.players.map(({ playerId: id, chips, hand, left, hasDrawn, out }) => ({
    ...{ playerId: id, chips, cards: hand.length, left, hasDrawn, out },
    ...((id === playerId || (isCounted && !out)) && { hand }),
  }))
  return {
    ...{ roundId, version, players, turn, turnEndsAtMs, discards, cut, finish, payments, result },
    stock: state.stock.length,
    drawn: drawnFor(state, playerId),
  }
}

function drawnFor({ drawn, players, turn }: RummyState, playerId: string | null): Partial<RummyDrawn> | null {
  if (!drawn || drawn.from === 'open' || players[turn]!.playerId === playerId) return drawn
  return { from: drawn.from }
}
