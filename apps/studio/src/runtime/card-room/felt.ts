// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { CardTableMessage, ChairBase } from '../../card-protocol/card-table-protocol.ts'
import type { SessionView } from '../../protocol.ts'
import type { Cell } from '../page/cell.ts'
import type { Sound } from '../sound.ts'
import type { ChipForm } from './chips.ts'
import type { MoveInput } from './send-move.ts'

/** What the room offers to the felt of a game. */
export interface TableHost {
  readonly session: Pick<SessionView, 'currency' | 'decimals' | 'playMoney'>
  /** How money is written at this table. */
  readonly money: ChipForm
  readonly sound: Sound
  /** The server's clock. */
  readonly now: () => number
  /** Sends a move. False: it was refused, which the page displays. */
  readonly move: (input: MoveInput, version: number) => Promise<boolean>
  /** Opens what asks for the chips of a chair. */
  readonly sit: (chair: number) => void
  readonly rebuy: () => void
  /** Opens the note on somebody. */
  readonly openPlayer: (chair: ChairBase) => void
  readonly noteOf: (tag: string) => string | undefined
  /** Says something once, to screen readers only. */
  readonly say: (sentence: string) => void
  /** Calls for the player: by title, sound and vibration; false: it is over. */
  readonly callPlayer: (wanted: boolean) => void
  readonly fourColours: Pick<Cell<boolean>, 'get' | 'watch'>
}

/** The table of one game on the page. */
export interface CardFelt {
  readonly element: HTMLElement
  /** The newest message of the table; every one of them says everything. */
  readonly show: (message: CardTableMessage) => void
  /** The game's own parts of the menu of the own chair, such as preferences. */
  readonly settings?: () => readonly HTMLElement[]
  /** The table is left: keys and timers end. */
  readonly close?: () => void
}

/** A game as card rooms see it; each is loaded when it is opened. */
export interface CardFeltModule {
  readonly createFelt: (host: TableHost) => CardFelt
  /** Its rules, in sentences. */
  readonly rules: () => readonly string[]
  /** The keys, and what each does. */
  readonly keys?: readonly (readonly [key: string, name: string])[]
}

/** The felts there are. */
export type CardFelts = Readonly<Partial<Record<CardGame, () => Promise<CardFeltModule>>>>
