// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../hand/clock.ts'
import type { Hand, HandEvent, Stakes } from '../hand/hand.ts'
import type { Blinds } from './positions.ts'

/** How a cash table is played. */
export interface TableSettings {
  readonly stakes: Stakes
  /** 2 to 9. */
  readonly chairs: number
  readonly leastBuyIn: bigint
  readonly mostBuyIn: bigint
  readonly straddle: boolean
  readonly runTwice: boolean
  readonly times: TableTimes
}

export interface TableTimes {
  readonly actMs: number
  /** The most that a time bank holds, and what each hand adds to it. */
  readonly bankMs: number
  readonly bankPerHandMs: number
  readonly pauseMs: number
  /** So long a free chair is offered to the first who wait. */
  readonly offerMs: number
  /** Whoever sits out for so long gives the chair up. */
  readonly outMs: number
  /** So long whoever has left comes back with no less than they took away. */
  readonly departedMs: number
}

export interface Preferences {
  readonly straddles: boolean
  readonly runsTwice: boolean
  readonly showsLosing: boolean
  readonly autoRebuy: boolean
}

/** Somebody at the table. */
export interface Chair extends Preferences {
  readonly playerId: string
  /** Rises with each change that its player makes. */
  readonly version: number
  readonly stack: bigint
  /** Paid and not on the table: chips come between hands, and no more than the largest buy-in. */
  readonly pending: bigint
  /** Since when they sit out; null: they play. */
  readonly outSinceMs: number | null
  readonly leaving: boolean
  /** Since when their connection is gone; null: it is there. */
  readonly absentSinceMs: number | null
  /** Their time has run out: until they come back they check or fold at once. */
  readonly timedOut: boolean
  readonly owesBig: boolean
  readonly owesSmall: boolean
  readonly posts: boolean
  readonly bankMs: number
  /** What they have borne of the rake since they sat down. */
  readonly raked: bigint
}

export interface Waiting {
  readonly playerId: string
  /** A chair is theirs until then; null: none is free for them. */
  readonly offeredUntilMs: number | null
}

export interface TableState {
  /** Rises with every change. */
  readonly version: number
  readonly chairs: readonly (Chair | null)[]
  readonly blinds: Blinds | null
  /** The hand that is played, or the last one. Secret. */
  readonly hand: Hand | null
  readonly clock: Clock | null
  readonly nextHandAtMs: number
  readonly waiting: readonly Waiting[]
  readonly departed: readonly {
    readonly playerId: string
    readonly stack: bigint
    readonly untilMs: number
  }[]
  /** All that came in, went back to players and was taken as rake. */
  readonly boughtIn: bigint
  readonly paidOut: bigint
  readonly raked: bigint
}

/** What a player does. Amounts are texts of whole millionths. */
export type TableInput =
  | { readonly type: 'sit'; readonly chair: number; readonly buyIn: string }
  | { readonly type: 'leave' | 'sitOut' | 'wait' | 'stopWaiting' }
  | { readonly type: 'return'; readonly posts: boolean }
  | { readonly type: 'rebuy'; readonly amount: string }
  | { readonly type: 'prefer'; readonly preferences: Partial<Preferences> }
  | { readonly type: 'presence'; readonly present: boolean }
  | { readonly type: 'fold' | 'check' | 'call'; readonly handId: string }
  | { readonly type: 'raise'; readonly handId: string; readonly to: string }

/**
 * A move with the version that it answers: the turn of the hand for an action, else that of the player's chair (0 without one), so that
 * others' moves make none stale.
 */
export interface TableMove {
  readonly playerId: string
  readonly version: number
  readonly input: TableInput
}

/** What the room gives when a hand can be dealt. */
export interface NextHand {
  readonly id: string
  readonly deck: readonly number[]
}

export type TableEvent =
  | HandEvent
  | {
      readonly type: 'dealt'
      readonly handId: string
      readonly button: number
      readonly chairs: readonly number[]
    }
  | { readonly type: 'chair'; readonly chair: number }
  | { readonly type: 'waiting' }
  /** All that a player who has left had, also nothing, and what they bore of the rake. Once for each time that somebody sat down. */
  | {
      readonly type: 'paid'
      readonly playerId: string
      readonly amount: bigint
      readonly rake: bigint
    }
  | { readonly type: 'rebuyWanted'; readonly playerId: string; readonly amount: bigint }

export interface TableStep {
  readonly state: TableState
  readonly events: readonly TableEvent[]
}

/** Whether a hand is being played. */
export const isPlaying = ({ hand }: TableState): boolean => hand !== null && hand.actor !== null

/** Whether the player on a chair is in the hand that is being played; also after folding. */
export const isDealtIn = (state: TableState, chair: number): boolean =>
  isPlaying(state) && state.hand!.players.some((player) => player.chair === chair)

/** The chair of a player; -1: none. */
export const chairOf = ({ chairs }: TableState, playerId: string): number =>
  chairs.findIndex((chair) => chair?.playerId === playerId)

/** The state with one chair changed, and a new version. */
export function withChair(state: TableState, index: number, change: Partial<Chair>): TableState {
  const chairs = state.chairs.map((chair, at) => (at === index && chair ? { ...chair, ...change } : chair))
  return { ...state, version: state.version + 1, chairs }
}
