// SPDX-License-Identifier: Apache-2.0
import type { DealtPlayer } from '../deal.ts'
import type { Payment, Stack, Stakes } from '../payments.ts'

export interface ClimbingPlayer extends Stack {
  readonly playerId: string
  readonly hand: readonly number[]
  /** Whether they have played a card in this game. */
  readonly hasPlayed: boolean
  /** They are gone, and the default is played for them. */
  readonly left: boolean
}

/** Cards that lie on the table, and whose they were. */
export interface ClimbingPlay {
  readonly player: number
  readonly cards: readonly number[]
}

/** The last chop of a trick: what it is worth so far, who paid how much of that, and who got it. */
export interface Chop {
  readonly halfUnits: number
  readonly from: number
  readonly to: number
  readonly paid: string
}

export interface ClimbingResult {
  readonly winner: number
  /** Won by the cards dealt. */
  readonly instant: boolean
  /** What the operator takes of each player. */
  readonly rakes: readonly string[]
}

/** A game of climbing: everybody wants to be the first without cards. Secret: it has all hands. */
export interface ClimbingState {
  readonly roundId: string
  /** Rises with every change. */
  readonly version: number
  /** In the order in which they play. */
  readonly players: readonly ClimbingPlayer[]
  readonly turn: number
  readonly turnEndsAtMs: number
  /** The plays of this trick; the last one has to be beaten. */
  readonly trick: readonly ClimbingPlay[]
  readonly passed: readonly number[]
  /** The card that the first play of the game has to include. */
  readonly opening: number | null
  readonly chop: Chop | null
  readonly payments: readonly Payment[]
  readonly result: ClimbingResult | null
}

export interface ClimbingDeal {
  readonly roundId: string
  /** The 52 cards as they were shuffled. */
  readonly cards: readonly number[]
  /** Four, in the order in which they play. */
  readonly players: readonly DealtPlayer[]
  /** Who won the last game of this table; nobody yet, or somebody who is gone: the lowest card leads. */
  readonly lastWinner: string | null
}

export type ClimbingInput =
  | { readonly type: 'play'; readonly cards: readonly number[] }
  | { readonly type: 'pass' }

export type ClimbingEvent =
  | { readonly type: 'played'; readonly player: number; readonly cards: readonly number[] }
  | { readonly type: 'passed'; readonly player: number }
  | { readonly type: 'left'; readonly player: number }
  | { readonly type: 'trickEnded'; readonly player: number }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'ended'; readonly result: ClimbingResult }

/** Where climbing games differ. */
export interface ClimbingGame {
  /** Cards by their worth; no two have the same. */
  readonly order: (card: number) => number
  readonly isCombination: (cards: readonly number[]) => boolean
  /** Both are combinations. */
  readonly beats: (cards: readonly number[], over: readonly number[]) => boolean
  /** Whether who passes is out until the trick ends, or only until their next turn. */
  readonly passIsFinal: boolean
  /** What a player owes the winner, in half units. */
  readonly owedHalfUnits: (player: ClimbingPlayer) => number
  /** What a play is worth that chops another one, in half units; null: it does not chop. */
  readonly chopHalfUnits?: (cards: readonly number[], over: readonly number[]) => number | null
  /** Who wins by the cards dealt, and what each other owes. */
  readonly instant?: (hands: readonly (readonly number[])[]) => InstantWin | null
}

export interface InstantWin {
  readonly winner: number
  readonly halfUnits: number
}

export interface ClimbingTable {
  readonly stakes: Stakes
  readonly turnMs: number
}
