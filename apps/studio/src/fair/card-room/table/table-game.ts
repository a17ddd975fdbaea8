// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { CardRules, CardStep } from '../card-rules.ts'
import type { NextHand } from '../card-table.ts'
import type { DealtPlayer } from '../deal.ts'
import type { Payment, Stack, Stakes } from '../payments.ts'

/** What a table knows of any game that is played at it. */
export interface GameOfTable {
  readonly roundId: string
  readonly players: readonly (Stack & { readonly playerId: string; readonly hand: readonly number[] })[]
  readonly turn: number
  readonly payments: readonly Payment[]
  readonly result: { readonly winner: number; readonly rakes: readonly string[] } | null
}

/** What a table knows of any view of a game. */
export interface ViewOfGame {
  readonly roundId: string
  readonly players: readonly {
    readonly playerId: string
    readonly chips: string
    readonly hand?: readonly number[]
  }[]
  readonly payments: readonly Payment[]
  readonly result: { readonly rakes: readonly string[] } | null
  /** A card that ended the game, where there is one. */
  readonly finish?: number | null
}

export interface EventOfGame {
  readonly type: string
  readonly player?: number
}

export interface NewGame {
  readonly hand: NextHand
  readonly players: readonly DealtPlayer[]
  readonly lastWinner: string | null
}

/** A game that is played again and again at a table. */
export interface TableGame<
  Game extends GameOfTable,
  Move,
  Event extends EventOfGame,
  View extends ViewOfGame,
> {
  readonly code: 'tienlen' | 'bigtwo' | 'rummy'
  readonly chairs: number
  readonly leastPlayers: number
  readonly deckSize: number
  readonly stakes: Stakes
  /** Further rules of the table, for the records of its games. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly rules: Pick<
    CardRules<Game, never, Move, Event, View>,
    'apply' | 'leave' | 'dueAtMs' | 'advance' | 'viewOf'
  >
  begin(deal: NewGame, nowMs: number): CardStep<Game, Event>
  /** Reads a move of the game from what a client sent; null: there is no such move. */
  readMove(type: string, sent: Readonly<Record<string, unknown>>): Move | null
  /** Cards of the deck that are open from the beginning. */
  openAtFirst(game: Game): readonly number[]
  /** Cards of the deck that an event opens. */
  openedBy(event: Event): readonly number[]
  /** The card of the deck that somebody alone is given in a step; null: nobody is. */
  givenIn(before: Game, events: readonly Event[]): { readonly player: number; readonly card: number } | null
  /** What a robot plays whose turn it is. */
  robotMove(view: CardTableMessage, random: () => number): Move | null
}
