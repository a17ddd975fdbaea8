// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { HandRecord } from '../../card-protocol/hand-record.ts'

/** What the room gives when a hand can be dealt: cards are numbers from 0 to the size of the deck less one. */
export interface NextHand {
  readonly id: string
  readonly deck: readonly number[]
}

/** What a player does, with the version that it answers. */
export interface TableMove<Input> {
  readonly playerId: string
  readonly version: number
  readonly input: Input
}

/** What the room has to do after a step. */
export type TableNews =
  | { readonly type: 'dealt'; readonly handId: string; readonly playerIds: readonly string[] }
  /** A hand has ended, or does not count: then all have what they had. */
  | { readonly type: 'ended'; readonly record: HandRecord }
  /**
   * A player has left for good: all that they had goes to their wallet, also nothing. `rake` is what the operator took of
   * theirs since they came. Comes once for each time that somebody sat down.
   */
  | { readonly type: 'paid'; readonly playerId: string; readonly amount: bigint; readonly rake: bigint }
  /** A player wants more chips: the room asks their wallet. */
  | { readonly type: 'rebuyWanted'; readonly playerId: string; readonly amount: bigint }

export interface TableStep<State> {
  readonly state: State
  readonly news: readonly TableNews[]
}

/** How others see a player: a name, and a text that is always the same for them but tells nothing about who they are. */
export interface PublicPlayer {
  readonly tag: string
  readonly name: string
  readonly robot: boolean
}

/** Who looks, and what the room knows beside the rules. */
export interface Viewing {
  /** Null: an onlooker. */
  readonly playerId: string | null
  readonly nowMs: number
  readonly publicOf: (playerId: string) => PublicPlayer
}

/** What a lobby says of a table. Amounts are millionths. */
export interface TableSummary {
  readonly chairs: number
  readonly taken: number
  readonly waiting: number
  /** Of the last hands; null before there were any. */
  readonly averagePot: bigint | null
  /** Hundredths of a percent of those dealt in who saw the flop; null in games without one. */
  readonly seeFlopBasisPoints: number | null
  readonly handsAnHour: number | null
}

/**
 * A table of one card game (inputs are plain JSON, as they are stored): a pure state machine without clock, chance or storage. The state is secret while a hand is
 * played: only `viewOf` and the records of hands are for players. A version of a move that is answered twice, late or out of turn is
 * refused with a CardRefusal, and nothing has changed.
 */
export interface CardTable<State, Input> {
  readonly deckSize: number
  open(nowMs: number): State
  /** Reads a move from what a client sent; throws a CardRefusal (badMove) for anything else. */
  readInput(value: unknown): Input
  /** What the wallet must have paid before the move is applied; 0 for most. */
  priceOf(state: State, input: Input): bigint
  apply(state: State, move: TableMove<Input>, nowMs: number): TableStep<State>
  /** When time alone changes the table; null: never. */
  dueAtMs(state: State): number | null
  /** Whom `advance` would deal in now, in the order of the deal; null: no hand can be dealt. */
  wouldDeal(state: State, nowMs: number): readonly string[] | null
  /** What time changes; the same state if nothing is due. `next` is given when a hand can be dealt. */
  advance(state: State, nowMs: number, next: NextHand | null): TableStep<State>
  /** The connection of a player is gone or back. */
  presence(state: State, playerId: string, present: boolean, nowMs: number): TableStep<State>
  /** The operator stops the table: a hand does not count, and all have what is theirs. */
  stop(state: State, nowMs: number): TableStep<State>
  isHandOn(state: State): boolean
  /** Everybody who sits at the table. */
  playersOf(state: State): readonly string[]
  /** Who waits for a chair, where one can. */
  waitingOf?(state: State): readonly string[]
  /** The table between hands as plain JSON, without any card that was hidden. Throws while a hand is played. */
  write(state: State): unknown
  read(stored: unknown): State
  viewOf(state: State, viewing: Viewing): CardTableMessage
  summaryOf(state: State): TableSummary
  /** All money that the table knows of, and all that came in less all that went out: always the same. */
  moneyOf(state: State): { readonly held: bigint; readonly owed: bigint }
  /** What a robot on that chair does, from its own view only; null: it waits. `random` gives numbers from 0 to below 1. */
  robotMove(view: CardTableMessage, random: () => number): TableMove<Input> | null
}
