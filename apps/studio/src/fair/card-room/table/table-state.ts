// SPDX-License-Identifier: Apache-2.0
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import type { GameOfTable } from './table-game.ts'

/** How a table of games is played. Amounts are millionths. */
export interface TableSettings {
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
  readonly leastBuyIn: bigint
  readonly mostBuyIn: bigint
  readonly times: TableTimes
}

export interface TableTimes {
  /** Between two games, and before the first one. */
  readonly pauseMs: number
  /** Whoever does not play for so long gives the chair up. */
  readonly outMs: number
}

export const usualTimes: TableTimes = { pauseMs: 5_000, outMs: 600_000 }

/** After so many turns in a row that passed by themselves a player sits out when the game has ended. */
export const MOST_MISSED = 2

/** Somebody at the table. */
export interface TableChair {
  readonly playerId: string
  /** Rises with each change that its player makes. */
  readonly version: number
  /** During a game what they had when it began. */
  readonly stack: bigint
  /** Paid and not yet on the table. */
  readonly pending: bigint
  /** What the operator took of theirs since they sat down. */
  readonly rake: bigint
  /** Since when they sit out; null: they play. */
  readonly outSinceMs: number | null
  readonly leaving: boolean
  /** Since when their connection is gone; null: it is there. */
  readonly absentSinceMs: number | null
  /** Turns in a row that passed by themselves. */
  readonly missed: number
}

/** A game that is played. Secret: it has all cards. */
export interface RunningGame<Game> {
  readonly game: Game
  readonly deck: readonly number[]
  readonly beganAtMs: number
  /** The chairs of its players, in the order in which they play. */
  readonly chairs: readonly number[]
  readonly events: readonly RecordedEvent[]
  /** Cards of the deck that everybody has seen, and those that each player alone was given. */
  readonly open: readonly number[]
  readonly given: readonly (readonly number[])[]
}

/** The game that ended last, as an onlooker sees it. */
export interface EndedGame<View> {
  readonly view: View
  readonly chairs: readonly number[]
}

export interface EndedCount {
  readonly endedAtMs: number
  /** What changed hands. */
  readonly pot: bigint
}

export interface TableState<Game, View> {
  /** Rises with every change. */
  readonly version: number
  readonly chairs: readonly (TableChair | null)[]
  readonly running: RunningGame<Game> | null
  readonly last: EndedGame<View> | null
  readonly lastWinner: string | null
  /** The chair that was first in the deal of the last game. */
  readonly lastFirst: number
  readonly nextGameAtMs: number
  /** The last games, for the lobby. */
  readonly counts: readonly EndedCount[]
  /** All that came in, went back to players and was taken as rake. */
  readonly boughtIn: bigint
  readonly paidOut: bigint
  readonly raked: bigint
}

/** What a player does with their chair. Amounts are texts of whole millionths. */
export type ChairInput =
  | { readonly type: 'sit'; readonly chair: number; readonly buyIn: string }
  | { readonly type: 'rebuy'; readonly amount: string }
  | { readonly type: 'leave' | 'sitOut' | 'return' }

/** What a player does in a game. */
export interface GameInput<Move> {
  readonly type: 'move'
  readonly handId: string
  readonly move: Move
}

export type TableInput<Move> = ChairInput | GameInput<Move>

/** The chair of a player; -1: none. */
export const chairOf = (
  { chairs }: { readonly chairs: readonly (TableChair | null)[] },
  playerId: string,
): number => chairs.findIndex((chair) => chair?.playerId === playerId)

/** Whether the player on a chair is in the game that is played. */
export const isInGame = ({ running }: TableState<GameOfTable, unknown>, chair: number): boolean =>
  running?.chairs.includes(chair) ?? false

/** What a chair has on the table now, also in the middle of a game. */
export function chipsOf(state: TableState<GameOfTable, unknown>, index: number): bigint {
  const position = state.running?.chairs.indexOf(index) ?? -1
  if (position < 0) return state.chairs[index]?.stack ?? 0n
  return BigInt(state.running!.game.players[position]!.chips)
}

/** The state with one chair changed, and a new version. */
export function withChair<Game, View>(
  state: TableState<Game, View>,
  index: number,
  change: Partial<TableChair>,
): TableState<Game, View> {
  const chairs = state.chairs.map((chair, at) => (at === index && chair ? { ...chair, ...change } : chair))
  return { ...state, version: state.version + 1, chairs }
}
