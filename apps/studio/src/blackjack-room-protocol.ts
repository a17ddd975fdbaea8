// SPDX-License-Identifier: Apache-2.0
import type { BlackjackEvent } from './games/blackjack/story.ts'
import type { HandResult } from './games/blackjack/table.ts'
import type { ChainView, Money, StudioRefusalCode } from './protocol.ts'
import type { RoomStop } from './room-protocol.ts'

/**
 * The calls and messages of a blackjack table with others (`room.game` of the session is `blackjack`). Seven boxes, numbered
 * from 0 in the order in which cards are dealt. A player takes boxes, lays bets on them or behind those of others, and
 * decides for the hands of the own boxes, all within one clock. Cards are numbers from 0 to 51 (`runtime/cards/card.ts`). Times are
 * epoch milliseconds of the server's clock.
 */

export const BOX_COUNT = 7
/** So many boxes one player may hold. */
export const MOST_OWN_BOXES = 3

export type BoxMove = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline'

/**
 * POST /api/room/boxes: takes a free box or leaves an own one; answers `OwnBoxes`. Refused with studio.boxTaken if another
 * player holds it, studio.tooManyBoxes beyond three, studio.boxInPlay when it is left while a bet of this player on it is
 * played. Taking what one holds, or leaving what one does not, changes nothing.
 */
export interface BoxInput {
  readonly box: number
  readonly take: boolean
}

/** A bet on one box. `hand` is the stake of the hand; side bets are paid by the first cards. */
export interface BoxBet {
  readonly box: number
  readonly hand: Money
  readonly pairs?: Money | undefined
  readonly three?: Money | undefined
  /** On the box of another player, who decides. */
  readonly behind?: true | undefined
  /** Only behind: doubles and splits are followed with further stakes. Without it the bet stays as it was. */
  readonly follow?: true | undefined
}

/**
 * POST /api/room/box-bets: everything that the player has on the table; none takes all back. Answers `OwnBoxes`. `revision` rises with
 * each call of a round: an older one than the last changes nothing. No money is taken before the close. Refused with
 * studio.bettingClosed after the close, studio.roundEnded for another round, studio.badBox for a box that is not of the right player. A
 * stake behind is asked for once that of the box was taken; else it is refused with studio.boxEmpty, and costs nothing.
 */
export interface BoxBetsInput {
  readonly roundId: string
  readonly revision: number
  readonly bets: readonly BoxBet[]
}

/**
 * POST /api/room/decide: what the player does with a hand of an own box, in the step that is named; answers `OwnBoxes`. Doubling,
 * splitting and insuring take a stake at once; the answer waits for the wallet. Refused with studio.roundEnded for another
 * round, studio.stepEnded for another step or after its end, studio.alreadyDecided for a hand that has decided or whose stake is being
 * taken, studio.badMove for a move that its cards do not allow, and the wallet's refusals: then the hand may still decide
 * otherwise. Nothing is changed by a refusal.
 */
export interface DecideInput {
  readonly roundId: string
  readonly step: number
  readonly box: number
  /** 0, or 1 for the second hand of a split. */
  readonly hand: number
  readonly move: BoxMove
}

/** What this player holds, has laid and has decided: after hello, and whenever it changes, here or in another window. */
export interface OwnBoxes {
  readonly boxes: readonly number[]
  /** Bets that lie on the table before the close, with their revision; null when none were laid in this round. */
  readonly laid: {
    readonly roundId: string
    readonly revision: number
    readonly bets: readonly BoxBet[]
  } | null
  /** Bets whose stakes were taken in this round; `id` is that of their round in the history. */
  readonly staked: readonly (BoxBet & { readonly id: string; readonly insured: boolean })[]
  /** What was decided in the current step. */
  readonly decided: readonly Omit<DecideInput, 'roundId'>[]
}

/** A box as everybody sees it. */
export interface BoxView {
  readonly box: number
  /** A name of whoever holds it, as long as it is held; null: it is free. */
  readonly alias: string | null
  /** How many players have a bet on it, the holder included. Play money is not counted. */
  readonly players: number
  /** What lies on it, of all players together, by currency. Play money is not counted. */
  readonly amounts: Readonly<Record<string, Money>>
}

/** A hand on the table. */
export interface TableHand {
  readonly box: number
  readonly hand: number
  readonly cards: readonly number[]
  /** 2 when it was doubled. */
  readonly stakes: number
  readonly split: boolean
  readonly done: boolean
  /** It has decided in this step; what, nobody but its player knows before the step has ended. */
  readonly decided: boolean
  /** What may be done with it in this step. */
  readonly moves: readonly BoxMove[]
}

/**
 * What happens while a round is played. dealing: the first cards come out. insurance: each box takes or declines insurance
 * within the clock. deciding: each hand that is not done decides within the clock. raising: stakes behind follow doubles and splits. drawing: the cards of
 * the step that has ended come out. dealer: the dealer's cards come out.
 */
export type BlackjackStage = 'dealing' | 'insurance' | 'deciding' | 'raising' | 'drawing' | 'dealer'

interface Numbered {
  readonly roundId: string
  readonly position: number
  readonly boxes: readonly BoxView[]
}

interface Played extends Numbered {
  readonly hands: readonly TableHand[]
  /** Only the open card until the stage `dealer`. */
  readonly dealer: readonly number[]
}

export type BlackjackRoomState =
  /** stop: as at other tables. */
  | { readonly phase: 'closed'; readonly stop?: RoomStop; readonly boxes: readonly BoxView[] }
  /** Boxes are taken and bets laid. Without any bet the time begins again. */
  | (Numbered & { readonly phase: 'open'; readonly opensAt: number; readonly closesAt: number })
  /** Stakes are being taken. */
  | (Numbered & { readonly phase: 'closing' })
  | (Played & {
      readonly phase: 'drawn'
      readonly stage: BlackjackStage
      /** Rises with each time in which something can be decided; decisions name it. */
      readonly step: number
      readonly startedAt: number
      /** A stage ends earlier when all have decided. */
      readonly endsAt: number
    })
  | (Played & {
      readonly phase: 'settling'
      readonly nextAt: number
      readonly events: readonly [BlackjackTableEvent]
    })

/** A round that has ended, with every decision: from the link of its chain and these the same cards follow. */
export interface BlackjackTableEvent {
  readonly type: 'table'
  readonly dealer: readonly number[]
  /** In the order of the deal: box after box, the two hands of a split beside each other. */
  readonly hands: readonly EndedHand[]
  /** Each step with the moves of all hands that acted in it; insurance is not among them. */
  readonly steps: readonly (readonly HandMove[])[]
}
export interface EndedHand {
  readonly box: number
  readonly hand: number
  readonly cards: readonly number[]
  readonly stakes: number
  readonly split: boolean
  readonly result: HandResult
}
export interface HandMove {
  readonly box: number
  readonly hand: number
  readonly move: Exclude<BoxMove, 'insure' | 'decline'>
}

export interface BlackjackRoomRound {
  readonly id: string
  readonly position: number
  readonly events: readonly [BlackjackTableEvent]
}

export interface BlackjackRoomView {
  readonly now: number
  readonly state: BlackjackRoomState
  readonly chain: ChainView | null
  /** The last rounds, newest first. */
  readonly recent: readonly BlackjackRoomRound[]
  readonly players: number
  readonly own: OwnBoxes
}

/** Messages on `/live`; `boxRoom` follows hello. A bet that ends comes as `round`, its balance as `balance`. */
export type BlackjackRoomMessage =
  | { readonly type: 'boxRoom'; readonly room: BlackjackRoomView }
  /** With each change of phase or stage, and of boxes and bets at most twice a second. */
  | {
      readonly type: 'boxState'
      readonly now: number
      readonly state: BlackjackRoomState
      readonly players: number
    }
  | { readonly type: 'ownBoxes'; readonly own: OwnBoxes }
  /** The stake of a laid bet was not taken. */
  | {
      readonly type: 'boxBetRefused'
      readonly roundId: string
      readonly box: number
      readonly code: StudioRefusalCode
      readonly details?: Readonly<Record<string, string | number>>
    }
  /** A stake behind could not follow: that bet stays as it was. */
  | {
      readonly type: 'followRefused'
      readonly roundId: string
      readonly box: number
      readonly hand: number
      readonly code: StudioRefusalCode
    }

/**
 * What is stored with a bet at such a table (`parameters` of its round). Its events are those of the game for one player: deal, side
 * bets, insurance, moves, dealer and result of its box.
 */
export interface BoxParameters {
  readonly box: number
  readonly hands: 1
  readonly hand: Money
  readonly pairs?: Money | undefined
  readonly three?: Money | undefined
  readonly behind?: true | undefined
  readonly follow?: true | undefined
}
export type BoxBetEvent = BlackjackEvent
