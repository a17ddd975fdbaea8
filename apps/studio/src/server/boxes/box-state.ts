// SPDX-License-Identifier: Apache-2.0
import type {
  BlackjackStage,
  BlackjackTableEvent,
  BoxMove,
  BoxParameters,
  HandMove,
} from '../../blackjack-room-protocol.ts'
import type { BoxTable } from '../../games/blackjack/room/box-table.ts'
import type { SharedBet } from '../rooms/rules/shared-game.ts'
import type { SharedState } from '../rooms/rules/shared-round.ts'

/** A bet on a box as its round notes it. */
export interface BoxOwn {
  readonly box: number
  /** Its parts, as they were staked. */
  readonly bet: BoxParameters
  readonly behind: boolean
  readonly follow: boolean
  readonly insured: boolean
  /** Its stakes on each hand of the box; 0 on the second hand of a split that it did not follow. */
  readonly units: readonly number[]
}

export type StakedBox = SharedBet<BoxOwn>

/** What was decided for a hand in the current step; pending: its stake is being taken. */
export interface Decided {
  readonly hand: number
  readonly box: number
  readonly move: BoxMove
  readonly pending: boolean
}

/** A bet behind whose stake has to follow a double or a split. */
export interface Following {
  readonly betId: string
  readonly box: number
  readonly hand: number
}

/** A round while it is played. Secret: it has all cards. */
export interface PlayedRound {
  readonly shoe: readonly number[]
  readonly table: BoxTable
  readonly stage: BlackjackStage
  readonly step: number
  readonly decided: readonly Decided[]
  /** The moves of the step that has ended, while stakes follow them. */
  readonly closing: readonly HandMove[]
  readonly following: readonly Following[]
  readonly steps: readonly (readonly HandMove[])[]
}

/** What comes out of a round: its record once it has ended, before that what only the server may know. */
export interface BoxResult {
  readonly events: readonly BlackjackTableEvent[]
  readonly played?: PlayedRound
}

export type BoxState = SharedState<BoxOwn, BoxResult>
export type DrawnState = Extract<BoxState, { phase: 'drawn' }>

/**
 * What is done about a bet of the round: its player decides; the stake of that was taken or refused; the stake of a bet
 * behind followed or did not.
 */
export type BoxAction =
  | { readonly type: 'decide'; readonly step: number; readonly hand: number; readonly move: BoxMove }
  | {
      readonly type: 'paid'
      readonly step: number
      readonly hand: number
      readonly transactionId: string
    }
  | { readonly type: 'unpaid'; readonly step: number; readonly hand: number }

/** Moves for which a further stake is taken. */
export const needsStake = (move: BoxMove): boolean =>
  move === 'double' || move === 'split' || move === 'insure'

export const playedOf = (state: BoxState): PlayedRound | undefined =>
  state.phase === 'drawn' ? state.result.played : undefined

/** The bet of whoever plays a box. */
export const boxBetOf = (bets: readonly StakedBox[], box: number): StakedBox | undefined =>
  bets.find(({ own }) => own.box === box && !own.behind)
