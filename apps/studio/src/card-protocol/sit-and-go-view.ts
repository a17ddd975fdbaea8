// SPDX-License-Identifier: Apache-2.0
import type { Money } from '../protocol.ts'
import type { ChairBase } from './card-table-protocol.ts'
import type { HoldemEndedView, HoldemHandView, HoldemInHand } from './holdem-table-view.ts'

/** A sit-and-go tournament as somebody may see it. Stacks, bets and blinds are whole chips; entry, fee and prizes are money. */
export interface SitAndGoView {
  readonly game: 'sitandgo'
  readonly phase: 'waiting' | 'playing' | 'deal' | 'over'
  readonly size: number
  readonly entry: Money
  readonly fee: Money
  /** The prizes by rank, from the first. */
  readonly prizes: readonly Money[]
  readonly chairs: readonly (SitAndGoChair | null)[]
  readonly button: number | null
  readonly level: {
    readonly number: number
    readonly blinds: readonly [string, string]
    readonly nextAt: number | null
  } | null
  readonly hand: HoldemHandView | null
  readonly last: HoldemEndedView | null
  readonly nextHandAt: number | null
  /** What those left are asked to agree to. */
  readonly offer: {
    readonly amounts: readonly (Money | null)[]
    readonly until: number
    readonly agreed: readonly number[]
  } | null
  /** When it is over: when entries for the next one open. */
  readonly opensAt: number | null
}

export interface SitAndGoChair extends ChairBase {
  readonly bankMs: number
  readonly rank: number | null
  readonly prize: Money | null
  readonly wantsDeal: boolean
  readonly inHand: HoldemInHand | null
}

/**
 * Moves: `{type: 'join'}`, `{type: 'withdraw'}`, `{type: 'return'}`, `{type: 'wantDeal', wants}`, `{type: 'agree' | 'decline'}`, and those of a
 * hand as at a cash table.
 */
export type SitAndGoMoveType = 'join' | 'withdraw' | 'return' | 'wantDeal' | 'agree' | 'decline'
