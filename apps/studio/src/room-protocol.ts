// SPDX-License-Identifier: Apache-2.0
import type { ChipGame, RoomGame, RoomLimits, RoomPace } from '@tessera/rules/games/rooms/room'
import type { BlackjackRoomMessage, BlackjackRoomRound } from './blackjack-room-protocol.ts'
import type { PlacedChips } from './fair/table/table-game.ts'
import type { ChainView, GameEvent, Money, StudioRefusalCode } from './protocol.ts'

/**
 * The calls and messages of a table with others. Chips lie on the table until it closes, and can be moved freely; only then
 * are all stakes taken, each chip set as one bet. Times are epoch milliseconds of the server's clock.
 */

/** The room that a session opened. */
export interface RoomOfSession<Game extends RoomGame = RoomGame> {
  readonly game: Game
  readonly pace: RoomPace
  readonly limits: RoomLimits
}

/**
 * POST /api/room/chips: everything that the player has on the table; no chips take all of them back. `revision` rises
 * with each call of a round: an older one than the last changes nothing. Refused with studio.bettingClosed after the
 * close, with studio.roundEnded for another round.
 */
export interface RoomChipsInput {
  readonly roundId: string
  readonly revision: number
  readonly chips: readonly PlacedChips[]
}

/** What lies on the table now: as asked, or what a later call brought. */
export interface OwnChips {
  readonly roundId: string
  readonly revision: number
  readonly chips: readonly PlacedChips[]
}

/** A round that has ended. */
export interface RoomRound {
  readonly id: string
  readonly position: number
  readonly events: readonly GameEvent[ChipGame][]
}

/** GET /api/verify/table/{roundId}: public, of a room as of the live table of crash; once the round has ended. */
export interface VerifyRoomView {
  readonly round:
    | (RoomRound & VerifiedRound & { readonly room: RoomOfSession<ChipGame> })
    | (BlackjackRoomRound & VerifiedRound & { readonly room: RoomOfSession<'blackjack'> })
}
interface VerifiedRound {
  readonly hash: string
  readonly chain: ChainView
}

/** Chips of all players on one spot. */
export interface RoomSpot {
  readonly spot: string
  readonly players: number
  /** By currency. */
  readonly amounts: Readonly<Record<string, Money>>
}

interface Numbered {
  readonly roundId: string
  readonly position: number
}

/** Why a table does not play: an operator has paused it, or two decide whether its round is void. */
export type RoomStop = 'paused' | 'held'

/** What the table does. Events of a round are there once no chip can be moved any more. */
export type RoomState =
  /** stop: an operator has paused the table, or two decide whether its round is void. */
  | { readonly phase: 'closed'; readonly stop?: RoomStop }
  | (Numbered & { readonly phase: 'open'; readonly opensAt: number; readonly closesAt: number })
  /** Stakes are being taken. */
  | (Numbered & { readonly phase: 'closing' })
  | (Numbered & {
      readonly phase: 'drawn'
      readonly startedAt: number
      readonly endsAt: number
      readonly events: RoomRound['events']
    })
  /** It is paid. */
  | (Numbered & {
      readonly phase: 'settling'
      readonly events: RoomRound['events']
      readonly nextAt: number
    })

/** A table as it stands. */
export interface RoomView {
  readonly now: number
  readonly state: RoomState
  readonly chain: ChainView | null
  /** The last rounds, newest first. */
  readonly recent: readonly RoomRound[]
  readonly spots: readonly RoomSpot[]
  /** How many players are here. */
  readonly players: number
  readonly own: OwnChips | null
}

/** Messages of a room on `/live`; `room` follows hello. */
export type RoomMessage =
  | BlackjackRoomMessage
  | { readonly type: 'room'; readonly room: RoomView }
  | { readonly type: 'roomState'; readonly now: number; readonly state: RoomState; readonly players: number }
  /** Chips of all players, at most twice a second. Play money is not counted. */
  | {
      readonly type: 'roomChips'
      readonly roundId: string
      readonly spots: readonly RoomSpot[]
      readonly players: number
    }
  /** This player's chips were moved, here or from another window. */
  | { readonly type: 'ownChips'; readonly own: OwnChips }
  /** This player's stake was not taken: its chips are off the table. */
  | {
      readonly type: 'chipsRefused'
      readonly roundId: string
      readonly code: StudioRefusalCode
      readonly details?: Readonly<Record<string, string | number>>
    }
