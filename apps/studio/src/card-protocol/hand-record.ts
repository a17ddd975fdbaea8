// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'

/**
 * A hand that has ended, as it is stored and shown to those who were in it. No card is in it that not everybody has seen: hidden cards are
 * named by their position in the deck, and only their owner is told which cards these are.
 */
export interface HandRecord {
  readonly id: string
  readonly game: CardGame
  readonly beganAtMs: number
  readonly endedAtMs: number
  /** False: it was taken back. */
  readonly counts: boolean
  /** What it was played for, in the words of its game; amounts are texts of whole millionths (tournaments: chips). */
  readonly stakes: Readonly<Record<string, string | number | boolean>>
  readonly players: readonly RecordedPlayer[]
  /**
   * What happened, in order; each game has its own. Amounts as above, chairs from 0. Hold'em: `post` (`kind`: small, big, entry, dead, straddle);
   * `fold`, `check`, `call`, `bet`, `raise` (`amount`: what was added, `to`: the whole bet of the street, `by`, `allIn`); `street` (`street`, `cards`,
   * `board` 0 or 1); at the end `returned`, `show` (`cards`), `muck`, `pot` (`pot`, `amount`, `rake`, `chairs`) and `win` (`pot`, `board`, `amount`).
   */
  readonly events: readonly RecordedEvent[]
  /** Positions in the deck of cards that everybody has seen. */
  readonly openPositions: readonly number[]
}

export interface RecordedPlayer {
  readonly playerId: string
  readonly chair: number
  readonly before: string
  readonly after: string
  readonly rake: string
  /** Positions in the deck of the cards that only they were dealt or drew. */
  readonly positions: readonly number[]
  /** Put money in of their own will before the flop (hold'em); raised then. */
  readonly entered?: boolean
  readonly raisedFirst?: boolean
  readonly sawFlop?: boolean
  readonly sawShowdown?: boolean
  /** How far from the button they sat: 0 is the button. */
  readonly position?: number
}

export interface RecordedEvent {
  readonly type: string
  readonly chair?: number
  readonly amount?: string
  readonly cards?: readonly number[]
  readonly [more: string]: unknown
}
