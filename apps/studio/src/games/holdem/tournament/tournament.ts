// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../hand/clock.ts'
import type { Hand, HandEvent, Variant } from '../hand/hand.ts'
import type { Blinds } from '../table/positions.ts'

export type TournamentSize = 2 | 6 | 9

/** How a sit-and-go tournament is played: it starts when all its chairs are taken. */
export interface TournamentSettings {
  readonly variant: Variant
  readonly size: TournamentSize
  /** What each pays into the pool, and to the operator beside it; in millionths, whole coins. */
  readonly buyIn: bigint
  readonly fee: bigint
  readonly coin: bigint
  /** Chips are no money: whole numbers of 1. */
  readonly startStack: bigint
  readonly levels: readonly { readonly smallBlind: bigint; readonly bigBlind: bigint }[]
  readonly times: TournamentTimes
}

export interface TournamentTimes {
  readonly levelMs: number
  readonly actMs: number
  readonly bankMs: number
  readonly pauseMs: number
  /** So long all have to agree to a deal. */
  readonly dealMs: number
  /** So long no hand is dealt while all who are left are away; then they divide the prizes by their chips. */
  readonly awayMs: number
}

/** Somebody who has paid to play; their number in the list is their chair. */
export interface Entrant {
  readonly playerId: string
  /** Rises with each change that they make. */
  readonly version: number
  readonly stack: bigint
  readonly bankMs: number
  /** Their time ran out: they check or fold at once until they are back. Blinds are taken all the same. */
  readonly away: boolean
  readonly wantsDeal: boolean
  readonly agrees: boolean
  /** 1 for the winner; null while they play. Those who tie have the same. */
  readonly rank: number | null
}

/** What all who are left could agree on instead of playing on; amounts by chair. */
export interface Deal {
  readonly amounts: readonly (bigint | null)[]
  readonly untilMs: number
}

/** `waiting`: for players. `deal`: those left are asked whether they agree. */
export type TournamentPhase = 'waiting' | 'playing' | 'deal' | 'over'

export interface TournamentState {
  /** Rises with every change. */
  readonly version: number
  readonly phase: TournamentPhase
  readonly entrants: readonly Entrant[]
  readonly startedAtMs: number
  readonly blinds: Blinds | null
  /** The hand that is played, or the last one. Secret. */
  readonly hand: Hand | null
  /** Chips by chair when the hand began. */
  readonly stacksBefore: readonly bigint[]
  readonly clock: Clock | null
  readonly nextHandAtMs: number
  readonly deal: Deal | null
  /** What has been paid by the pool so far. */
  readonly paid: bigint
}

export type TournamentInput =
  | { readonly type: 'join' | 'withdraw' | 'return' | 'away' | 'agree' | 'decline' }
  | { readonly type: 'wantDeal'; readonly wants: boolean }
  | { readonly type: 'fold' | 'check' | 'call'; readonly handId: string }
  | { readonly type: 'raise'; readonly handId: string; readonly to: string }

/** A move with the version that it answers: the turn of the hand, else that of the entrant (0 without one). */
export interface TournamentMove {
  readonly playerId: string
  readonly version: number
  readonly input: TournamentInput
}

export type TournamentEvent =
  | HandEvent
  | { readonly type: 'entrants' | 'started' | 'over' | 'dealOffered' | 'dealFailed' }
  | { readonly type: 'dealt'; readonly handId: string; readonly button: number; readonly level: number }
  | { readonly type: 'out'; readonly playerId: string; readonly rank: number }
  /** All that a player gets, also nothing, and what the operator took of theirs. Once for each who joined. */
  | {
      readonly type: 'paid'
      readonly playerId: string
      readonly amount: bigint
      readonly rake: bigint
      readonly cause: 'prize' | 'deal' | 'refund'
    }

export interface TournamentStep {
  readonly state: TournamentState
  readonly events: readonly TournamentEvent[]
}

/** Whether a hand is being played. */
export const isInHand = ({ hand }: TournamentState): boolean => hand !== null && hand.actor !== null

/** The chairs of those who are not out. */
export const leftIn = ({ entrants }: TournamentState): number[] =>
  entrants.flatMap(({ rank }, chair) => (rank === null ? [chair] : []))

/** Whether nobody who is left would act. */
export const areAllAway = (state: TournamentState): boolean =>
  leftIn(state).every((chair) => state.entrants[chair]!.away)

/** The level of the blinds now. The last one stays. */
export function levelAt(
  state: TournamentState,
  { times, levels }: TournamentSettings,
  nowMs: number,
): number {
  return Math.min(levels.length - 1, Math.floor((nowMs - state.startedAtMs) / times.levelMs))
}

/** The state with one entrant changed, and a new version. */
export function withEntrant(
  state: TournamentState,
  chair: number,
  change: Partial<Entrant>,
): TournamentState {
  const entrants = state.entrants.map((one, at) => (at === chair ? { ...one, ...change } : one))
  return { ...state, version: state.version + 1, entrants }
}
