// SPDX-License-Identifier: Apache-2.0
import type { Payment } from '../payments.ts'
import type { ClimbingPlay, ClimbingResult, ClimbingState } from './climbing-state.ts'

export interface ClimbingPlayerView {
  readonly playerId: string
  readonly chips: string
  readonly cards: number
  readonly left: boolean
  readonly passed: boolean
  /** The own cards; those of everybody once the game is over. */
  readonly hand?: readonly number[]
}

/** A game as one player sees it, or an onlooker. */
export interface ClimbingView {
  readonly roundId: string
  readonly version: number
  readonly players: readonly ClimbingPlayerView[]
  readonly turn: number
  readonly turnEndsAtMs: number
  readonly trick: readonly ClimbingPlay[]
  readonly opening: number | null
  readonly payments: readonly Payment[]
  readonly result: ClimbingResult | null
}

/** What a player may see of a game, or an onlooker (null): nothing in it depends on a card that is hidden from them. */
export function viewClimbing(state: ClimbingState, playerId: string | null): ClimbingView {
  const { roundId, version, turn, turnEndsAtMs, trick, opening, payments, result } = state
  const players = state.players.map((player, position) => ({
    ...{ playerId: player.playerId, chips: player.chips, cards: player.hand.length, left: player.left },
    passed: state.passed.includes(position),
    ...((result !== null || player.playerId === playerId) && { hand: player.hand }),
  }))
  return { roundId, version, players, turn, turnEndsAtMs, trick, opening, payments, result }
}
