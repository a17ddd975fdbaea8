// SPDX-License-Identifier: Apache-2.0
import type { Money } from '../protocol.ts'
import type { ChairBase } from './card-table-protocol.ts'

/** A cash table of hold'em or Omaha as somebody may see it. */
export interface HoldemTableView {
  readonly game: 'holdem' | 'omaha'
  readonly blinds: readonly [Money, Money]
  readonly leastBuyIn: Money
  readonly mostBuyIn: Money
  /** The smallest chip. */
  readonly coin: Money
  readonly straddle: boolean
  readonly runTwice: boolean
  readonly chairs: readonly (HoldemChair | null)[]
  readonly button: number | null
  readonly hand: HoldemHandView | null
  /** The hand that ended last, until the next is dealt. */
  readonly last: HoldemEndedView | null
  readonly nextHandAt: number | null
  readonly waiting: number
  /** The own number among those who wait, from 1; and until when a chair is kept for them. */
  readonly ownWaiting: { readonly number: number; readonly offeredUntil: number | null } | null
  /** What the own chair wants; null without one. */
  readonly preferences: HoldemPreferences | null
}

export interface HoldemPreferences {
  readonly straddles: boolean
  readonly runsTwice: boolean
  readonly showsLosing: boolean
  readonly autoRebuy: boolean
}

export interface HoldemChair extends ChairBase {
  readonly waitsForBlind: boolean
  readonly bankMs: number
  /** What they do in the hand that is played or just ended; null: not dealt in. */
  readonly inHand: HoldemInHand | null
}

export interface HoldemInHand {
  readonly bet: Money
  readonly folded: boolean
  readonly allIn: boolean
  /** The own cards, or those that were shown; null: hidden. */
  readonly cards: readonly number[] | null
  readonly cardCount: number
  readonly last: {
    readonly type: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'post'
    readonly amount: Money
  } | null
}

export interface HoldemHandView {
  readonly id: string
  readonly turn: number
  readonly street: 'preflop' | 'flop' | 'turn' | 'river'
  /** One board, or two from where it was run twice. */
  readonly boards: readonly (readonly number[])[]
  /** Without bets of this street. */
  readonly pots: readonly { readonly amount: Money; readonly chairs: readonly number[] }[]
  readonly actor: number | null
  /** When the time of whoever acts ends, and since when it runs; the time bank follows it. */
  readonly actUntil: number | null
  readonly inBank: boolean
  /** What whoever looks may do now; null: it is not their turn. Amounts of a raise are the whole bet of the street. */
  readonly options: HoldemOptions | null
}

export interface HoldemOptions {
  readonly check: boolean
  /** What has to be added; null: nothing to call. All-in where it is the whole stack. */
  readonly call: Money | null
  readonly raise: { readonly least: Money; readonly most: Money; readonly isBet: boolean } | null
  /** For bet sizing: what a raise to the size of the pot would be. */
  readonly potSize: Money
}

export interface HoldemEndedView {
  readonly id: string
  /** False: it was taken back. */
  readonly counts: boolean
  readonly boards: readonly (readonly number[])[]
  readonly returned: { readonly chair: number; readonly amount: Money } | null
  readonly pots: readonly {
    readonly amount: Money
    readonly rake: Money
    readonly chairs: readonly number[]
  }[]
  readonly wins: readonly {
    readonly chair: number
    readonly pot: number
    readonly board: number
    readonly amount: Money
    /** What it was won with, a key such as `fullHouse`; null: all others had folded. */
    readonly with: HandRankName | null
    /** The five cards. */
    readonly cards: readonly number[] | null
  }[]
}

export type HandRankName =
  | 'highCard'
  | 'pair'
  | 'twoPair'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'quads'
  | 'straightFlush'
  | 'royalFlush'

/**
 * Moves: `{type: 'sit', chair, buyIn}`, `{type: 'rebuy', amount}`, `{type: 'leave'}`, `{type: 'sitOut'}`, `{type: 'return', posts}`,
 * `{type: 'wait'}`, `{type: 'stopWaiting'}`, `{type: 'prefer', preferences}`; and those of a hand, whose version is its `turn`:
 * `{type: 'fold' | 'check' | 'call', handId}`, `{type: 'raise', handId, to}`. Amounts are decimal texts.
 */
export type HoldemMoveType =
  | 'sit'
  | 'rebuy'
  | 'leave'
  | 'sitOut'
  | 'return'
  | 'wait'
  | 'stopWaiting'
  | 'prefer'
  | 'fold'
  | 'check'
  | 'call'
  | 'raise'
