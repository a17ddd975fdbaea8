// SPDX-License-Identifier: Apache-2.0
import type { DealtPlayer } from '../../fair/card-room/deal.ts'
import type { Payment, Stack, Stakes } from '../../fair/card-room/payments.ts'

/** Why a player no longer plays for the win, and what they count. */
export interface RummyOut {
  readonly reason: 'dropped' | 'wrongDeclaration'
  readonly points: number
}

export interface RummyPlayer extends Stack {
  readonly playerId: string
  /** 13 cards, 14 between a draw and a discard. */
  readonly hand: readonly number[]
  /** Whether they have drawn a card in this game, after which a drop costs more. */
  readonly hasDrawn: boolean
  /** How many turns in a row they let pass. */
  readonly missed: number
  readonly left: boolean
  readonly out: RummyOut | null
}

/** The card that the player in turn has drawn. */
export interface RummyDrawn {
  readonly card: number
  readonly from: 'stock' | 'open'
}

export interface RummyResult {
  readonly winner: number
  /** exhausted: nobody declared, and the lowest count won. alone: all others are out. */
  readonly reason: 'declared' | 'exhausted' | 'alone'
  /** What each player counts; 0 for the winner. */
  readonly points: readonly number[]
  readonly rakes: readonly string[]
}

/** A game of rummy. Secret: it has all cards. */
export interface RummyState {
  readonly roundId: string
  /** Rises with every change. */
  readonly version: number
  /** In the order in which they play. */
  readonly players: readonly RummyPlayer[]
  readonly turn: number
  readonly turnEndsAtMs: number
  /** How many turns have ended. */
  readonly turns: number
  /** The closed cards; the first is drawn next. */
  readonly stock: readonly number[]
  /** The open cards; the last lies on top. */
  readonly discards: readonly number[]
  /** The card whose rank is wild. */
  readonly cut: number
  /** All cards in the order in which open ones become closed again; null once that has happened. */
  readonly again: readonly number[] | null
  readonly drawn: RummyDrawn | null
  /** The finishing card of a valid declaration. */
  readonly finish: number | null
  readonly payments: readonly Payment[]
  readonly result: RummyResult | null
}

export interface RummyDeal {
  readonly roundId: string
  /** The 106 cards as they were shuffled. */
  readonly cards: readonly number[]
  /** Another shuffle of them, for the open cards once the closed ones have run out. */
  readonly again: readonly number[]
  /** Two to six, in the order in which they play; the first begins. */
  readonly players: readonly DealtPlayer[]
}

export type RummyInput =
  | { readonly type: 'draw'; readonly from: 'stock' | 'open' }
  | { readonly type: 'discard'; readonly card: number }
  | { readonly type: 'drop' }
  | { readonly type: 'declare'; readonly card: number; readonly groups: readonly (readonly number[])[] }

export type RummyEvent =
  /** The card only if it was an open one. */
  | {
      readonly type: 'drew'
      readonly player: number
      readonly from: 'stock' | 'open'
      readonly card?: number
    }
  | { readonly type: 'discarded'; readonly player: number; readonly card: number }
  | { readonly type: 'out'; readonly player: number; readonly out: RummyOut }
  | { readonly type: 'declared'; readonly player: number; readonly groups: readonly (readonly number[])[] }
  | { readonly type: 'shuffledAgain' }
  | { readonly type: 'left'; readonly player: number }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'ended'; readonly result: RummyResult }

export interface RummyTable {
  readonly stakes: Stakes
  readonly turnMs: number
  /** After so many turns for each player the lowest count wins. */
  readonly mostTurns: number
}
