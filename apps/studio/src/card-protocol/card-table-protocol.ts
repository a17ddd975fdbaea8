// SPDX-License-Identifier: Apache-2.0
import type { CardGame, StakeLevel } from '@tessera/rules/games/card-rooms/card-games'
import type { Money } from '../protocol.ts'
import type { ClimbingTableView } from './climbing-table-view.ts'
import type { HoldemTableView } from './holdem-table-view.ts'
import type { RummyTableView } from './rummy-table-view.ts'
import type { SitAndGoView } from './sit-and-go-view.ts'

/**
 * The calls and messages of card rooms, where members play each other. A session that opened such a title sees the lobby of its
 * game; a window that says the name of a table in its hello (`{type: 'hello', session, table}`) gets that table: everything after hello, and
 * everything again after each change. Cards are numbers from 0; which they are is in `runtime/cards/card.ts` for 52 cards. Times are epoch
 * milliseconds of the server's clock, amounts decimal texts in units of the currency (in tournaments whole chips).
 */

/** What every table says. */
export interface CardTableBase {
  readonly type: 'cardTable'
  readonly table: string
  readonly now: number
  readonly currency: string
  /** The chair of whoever looks; null: an onlooker. */
  readonly own: number | null
  /** The version that a move which is no action of a hand has to name: that of the own chair, 0 without one. */
  readonly ownVersion: number
  readonly deal: DealView | null
  /** The operator lets no further hand begin. */
  readonly paused?: true
}

export type CardTableMessage = CardTableBase &
  (HoldemTableView | SitAndGoView | ClimbingTableView | RummyTableView)

/** What the shuffle of the hand is bound to. `root` and the seeds stand before a card is dealt. */
export interface DealView {
  readonly handId: string
  readonly terminalHash: string
  readonly salt: string
  readonly position: number
  readonly root: string
  /** In the order of the deal. */
  readonly seeds: readonly { readonly tag: string; readonly seed: string }[]
}

/** Somebody on a chair, whatever the game is. */
export interface ChairBase {
  readonly chair: number
  readonly tag: string
  readonly name: string
  readonly robot: boolean
  /** What they have that is not in a pot. */
  readonly stack: Money
  /** Bought and not on the table before the hand has ended. */
  readonly pending: Money
  readonly sitsOut: boolean
  /** Their connection is gone. */
  readonly absent: boolean
  readonly leaving: boolean
}

/** GET /api/cards/lobby: `CardLobby`. */
export interface CardLobby {
  readonly game: CardGame
  readonly currency: string
  readonly playMoney: boolean
  readonly levels: readonly CardLevel[]
  readonly tables: readonly ListedCardTable[]
}

export interface CardLevel {
  readonly level: StakeLevel
  /** Hold'em and Omaha. */
  readonly blinds?: readonly [Money, Money]
  /** Tiến Lên, Big Two and rummy. */
  readonly unit?: Money
  /** Tournaments. */
  readonly entry?: Money
  readonly fee?: Money
  readonly leastBuyIn: Money
  readonly mostBuyIn: Money
}

export interface ListedCardTable {
  readonly table: string
  readonly level: StakeLevel
  readonly number: number
  readonly chairs: number
  readonly taken: number
  readonly waiting: number
  readonly averagePot: Money | null
  /** Percent. */
  readonly seeFlop: number | null
  readonly handsAnHour: number | null
  /** Whether this player sits there. */
  readonly own: boolean
}

/** POST /api/cards/quick: answers the name of a table with a free chair, `{table}`. */
export interface QuickChairInput {
  readonly level: StakeLevel
}

/**
 * POST /api/cards/move: what a player does. Answers `{}`; the table follows on the live connection. A move that brings chips (`sit`,
 * `rebuy`, `join`) has a requestId of its own: the same one again is the same move. Refused with studio.cardRefused, whose detail
 * `reason` is one of `CardRefusalReason`, and with the refusals of a bet.
 */
export interface CardMoveInput {
  readonly table: string
  readonly version: number
  readonly requestId?: string | undefined
  /** Of the game's own kind, see the views. */
  readonly input: Readonly<Record<string, unknown>>
}
