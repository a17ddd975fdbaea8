// SPDX-License-Identifier: Apache-2.0
import type { StudioRefusalCode } from '../../../protocol.ts'

/**
 * What a room does now. open: bets are taken. closing: none are taken any more, those in flight are waited for. drawn:
 * the result is fixed and comes out over time, or players act. settling: the round has ended and pays. closed: it does
 * not play.
 */
export type RoomPhase = 'closed' | 'open' | 'closing' | 'drawn' | 'settling'

/** Plain immutable values, so that a state can be compared, stored and replayed. */
export interface RoomState {
  readonly roundId: string
  /** Rises with every change. */
  readonly version: number
}

/** What a player does, with the round and, where it matters, the version that it answers. */
export interface Move<Input> {
  readonly roundId: string
  readonly version?: number
  readonly playerId: string
  readonly input: Input
}

export interface Step<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** What only the room's process knows when time passes. */
export interface Facts {
  /** The hash from which the outcome of the round is read; given only when it is drawn. */
  readonly outcome?: string | undefined
  /** How many bets the wallet has not answered yet. */
  readonly awaited: number
}

/**
 * The rules of a room: a pure state machine without clock, chance or storage. The same moves at the same times lead to
 * the same states and events.
 */
export interface RoomRules<State extends RoomState, Round, Input, Event> {
  begin(round: Round, nowMs: number): State
  /** Throws a RoomRefusal for a move that is not allowed now, or that answers another round or version. */
  apply(state: State, move: Move<Input>, nowMs: number): Step<State, Event>
  /** When time alone changes the state; null: never. */
  dueAtMs(state: State): number | null
  /** What time changes; the same state if nothing is due. */
  advance(state: State, nowMs: number, facts: Facts): Step<State, Event>
  phaseOf(state: State): Exclude<RoomPhase, 'closed'>
}

/** A move that the rules do not allow. */
export class RoomRefusal extends Error {
  readonly code: StudioRefusalCode
  constructor(code: StudioRefusalCode) {
    super(code)
    this.name = 'RoomRefusal'
    this.code = code
  }
}

/** Refuses a move that answers another round, or a version that is no longer the current one. */
export function checkAnswers(state: RoomState, { roundId, version }: Move<unknown>): void {
  if (roundId !== state.roundId || (version !== undefined && version !== state.version))
    throw new RoomRefusal('studio.roundEnded')
}
