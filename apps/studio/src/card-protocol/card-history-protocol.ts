// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { Money } from '../protocol.ts'
import type { RecordedEvent } from './hand-record.ts'

/**
 * The calls around card tables that are no moves: the own hands, the own figures, and the notes on others. A player gets only hands in
 * which they were dealt in.
 */

/** GET /api/cards/hands?before={endedAt}: the own hands of this game, newest first, 20 at a time. */
export interface CardHandsView {
  readonly hands: readonly ListedHand[]
  /** For the next call; null: there are no older ones. */
  readonly before: number | null
}

export interface ListedHand {
  readonly id: string
  readonly table: string
  readonly currency: string
  readonly endedAt: number
  /** False: it was taken back. */
  readonly counts: boolean
  /** The own hidden cards; empty where the game has none to tell. */
  readonly cards: readonly number[]
  /** Open cards in the middle. */
  readonly board: readonly number[]
  /** What the hand brought, negative for a loss; whole chips in a tournament. */
  readonly change: Money
  readonly chips: 'money' | 'tournament'
}

/** GET /api/cards/hands/{id}: a hand as its player saw it. GET /api/cards/hands/{id}/text answers `{text}`, as trackers read it. */
export interface CardHandView {
  readonly id: string
  readonly game: CardGame
  readonly table: string
  readonly currency: string
  readonly chips: 'money' | 'tournament'
  readonly beganAt: number
  readonly endedAt: number
  readonly counts: boolean
  readonly button: number | null
  readonly blinds: readonly [Money, Money] | null
  readonly players: readonly HandPlayerView[]
  /** As in the record; amounts are decimal texts in units here. */
  readonly events: readonly RecordedEvent[]
}

export interface HandPlayerView {
  readonly chair: number
  readonly tag: string
  readonly name: string
  readonly own: boolean
  readonly before: Money
  readonly after: Money
  /** The own cards, and those that were shown; null: hidden. */
  readonly cards: readonly number[] | null
  readonly cardCount: number
}

/** The text of a hand. */
export interface CardHandText {
  readonly text: string
}

/** GET /api/cards/statistics: of all own hands of this game. Shares are hundredths of a percent. */
export interface CardStatistics {
  readonly hands: number
  /** Put money in before the flop of their own will; null in games without a flop, and before the first hand. */
  readonly vpip: number | null
  /** Raised before the flop. */
  readonly pfr: number | null
  readonly currency: string
  /** Negative for a loss. */
  readonly won: Money
  /** Won in a hundred hands. */
  readonly wonPer100: Money | null
  readonly byPosition: readonly {
    /** How far from the button: 0 is the button. */
    readonly position: number
    readonly hands: number
    readonly won: Money
  }[]
}

/** GET /api/cards/notes: `{notes}`, all of them. POST /api/cards/note answers the same; an empty text removes the note. */
export interface CardNotes {
  readonly notes: readonly CardNote[]
}

/** POST /api/cards/notes: what this player remembers of another one; nobody else sees it. */
export interface CardNote {
  readonly tag: string
  /** At most 200 characters. */
  readonly text: string
}
