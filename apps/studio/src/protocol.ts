// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { StudioRefusalCode } from './studio-refusal-code.ts'
import type { GameEvent, GameCode, GameParameters } from './game-codes.ts'
import type { StatedPar } from './games/slots/par/stated-par.ts'
import type { CardTableMessage } from './card-protocol/card-table-protocol.ts'
import type { ChatLiveMessage, ChatOfSession } from './chat-protocol.ts'
import type { GunMessage, HallMessage, PondMessage } from './fishing-protocol.ts'
import type { RoomMessage, RoomOfSession } from './room-protocol.ts'

/**
 * The calls between the studio's own client and its server, over HTTP below `/api` and over the WebSocket
 * `/live`. A launch opens `/play/{game}?ticket={ticket}&lang={BCP 47 tag}`; the client spends the ticket
 * (valid once, within a minute) at `/api/sessions` and stores the session in sessionStorage, so that it
 * survives a reload. Every call except those marked public has `Authorization: Bearer {session}`. Bodies are
 * JSON; a field that is not listed here is refused.
 *
 * Money is a decimal text in units of the currency ("12.50", "25000"), never a JSON number. Multipliers are
 * whole numbers of millionths, points and targets of hundredths, times are epoch milliseconds.
 */
export type Money = string
export type { StudioRefusalCode } from './studio-refusal-code.ts'
export type {
  GameEvent,
  GameCode,
  GameParameters,
  InstantCode,
  OpenCode,
  OwnGame,
  SlotBet,
  StepCode,
  TableCode,
} from './game-codes.ts'

/** The body of every answer other than 2xx. `reference` is included with studio.unexpected. */
export interface RefusalBody {
  readonly error: {
    readonly code: StudioRefusalCode
    readonly details?: Readonly<Record<string, string | number>>
    readonly reference?: string
  }
}

/** The pair in use, and the commitment to the next one. Server seeds stay hidden until rotation. */
export interface SeedsView {
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** The nonce of the next bet; the server counts. */
  readonly nonce: number
  readonly nextServerSeedHash: string
}

export interface RevealedSeeds {
  readonly serverSeed: string
  readonly serverSeedHash: string
  /** The client seed last used; each round stores its own. */
  readonly clientSeed: string
  /** How many bets used the pair. */
  readonly bets: number
}

/** What determined the outcome of a round, as far as it is public. */
export type Fairness =
  | {
      readonly kind: 'seeds'
      readonly serverSeedHash: string
      readonly clientSeed: string
      readonly nonce: number
      /** After rotation. */ readonly serverSeed: string | null
    }
  | {
      readonly kind: 'chain'
      readonly tableRoundId: string
      readonly position: number
      readonly terminalHash: string
      readonly salt: string
      /** After the crash. */ readonly hash: string | null
    }
  /** A sitting at a card table: each of its hands has a shuffle of its own. */
  | { readonly kind: 'cards'; readonly table: string }

/**
 * open: waits for a move or the crash. settling: decided, the wallet has not confirmed yet. settled:
 * paid. voided: not played, the stake is refunded. refused: no stake was taken.
 */
export type RoundState = 'pending' | 'open' | 'settling' | 'settled' | 'voided' | 'refused'

export interface RoundOf<Game extends GameCode> {
  readonly id: string
  readonly game: Game
  readonly state: RoundState
  readonly currency: string
  readonly stake: Money
  /** Staked beyond the first bet, by moves such as doubling. */
  readonly raised?: Money
  readonly parameters: GameParameters[Game]
  readonly events: readonly GameEvent[Game][]
  /** In millionths; 0 for a loss. In an open round with moves, what a cash-out would pay. */
  readonly multiplier: number
  readonly payout: Money
  readonly startedAt: number
  readonly endedAt: number | null
  /** Played with play money; absent otherwise. */
  readonly playMoney?: true
  readonly fairness: Fairness
}
export type RoundView = { [Game in GameCode]: RoundOf<Game> }[GameCode]

/**
 * POST /api/sessions, public: refused with studio.sessionExpired when the ticket is spent or too old; its
 * detail `lobby` is then the link back. `home` is the lobby from the address of the launch.
 */
export interface OpenSessionInput {
  readonly ticket: string
  readonly home?: string | undefined
}
export interface OpenSessionAnswer {
  readonly session: string
}

/**
 * A game of a demonstration vendor: its name, its maker, its world and its picture (a web address, or empty), and the
 * code of the slot that opens as it.
 */
export interface SampleOf {
  /** Only sessions from before there were such slots have none. */
  readonly code?: string | undefined
  readonly title: string
  readonly vendor: string
  readonly theme: string
  readonly picture: string
}

/** GET /api/session */
export interface SessionView {
  readonly game: GameCode
  readonly lang: string
  readonly currency: string
  /** Decimals of the currency's smallest coin: stakes may not be finer. */
  readonly decimals: number
  readonly balance: Money
  /** Played with play money: nothing can be lost or won. */
  readonly playMoney: boolean
  readonly limits: { readonly minimumStake: Money; readonly maximumStake: Money; readonly maximumWin: Money }
  readonly seeds: SeedsView
  /** Addresses of the operator; empty if it gave none. */
  readonly lobbyUrl: string
  readonly depositUrl: string
  /** A round with moves, or free spins, to continue. */
  readonly openRound: RoundView | null
  /** The demonstration title; null in the studio's own games. */
  readonly sample: SampleOf | null
  /** The opened title; null in all other games. */
  readonly slot: OpenedSlotView | null
  /** The table with others that was opened; null in every other game. */
  readonly room: RoomOfSession | null
  /** The card game that was opened, in which members play each other; null in every other game. */
  readonly cards: { readonly game: CardGame } | null
  /** The look of the fishing halls that were opened; null in every other game. */
  readonly fishing: { readonly look: HallLook } | null
  readonly freeRounds: FreeRoundsView | null
  /**
   * The least time from one bet to the next, by hand or automatic; null: the operator does not offer automatic bets, and
   * sets no pace. An earlier bet is refused with studio.betTooEarly, whose detail `waitMs` is what is left.
   */
  readonly automaticBetsMs: number | null
  /** Whether the operator's brand allows to buy the bonus of a slot. */
  readonly bonusBuy: boolean
  /** What the player may do in the chat of the table that was opened. */
  readonly chat: ChatOfSession
}

/** GET /api/session/art: the pictures of a demonstration title, as SVG documents. */
export interface SlotArtView {
  readonly symbols: Readonly<Record<string, string>>
  readonly backdrop: string
  readonly colours: {
    readonly ground: number
    readonly rim: number
    readonly glow: number
    readonly free: number
  }
}

/** The slot that a session opened; a demonstration title comes with its par sheet. */
export interface OpenedSlotView {
  readonly code: string
  readonly name: string
  readonly par: StatedPar | null
}

/** Rounds of this game that the operator pays for, each at this stake. */
export interface FreeRoundsView {
  readonly id: string
  readonly left: number
  readonly stake: Money
  readonly endsAt: number
}

/**
 * POST /api/bets/{game}: the client generates a new UUID for each bet and repeats it until it has the answer.
 */
export interface BetBase {
  readonly requestId: string
  readonly stake: Money
  /** The free rounds that pay for it, whose stake it has; not in crash and demonstration titles. */
  readonly freeRounds?: string | undefined
}
export type BetInput<Game extends GameCode> = BetBase & GameParameters[Game]

/**
 * POST /api/rounds/{id}/spin (slot): spins free spin number `spin`, from 1; one that was already spun
 * returns the current round. In a slot a later number spins all up to it, as far as there are any.
 */
export interface SpinInput {
  readonly spin: number
}

/**
 * Answer to a bet, a move and a cash-out (POST /api/rounds/{id}/cash-out, games with moves and crash, without a
 * body).
 * `balance` is null if the wallet has not answered yet.
 */
export interface RoundAnswer {
  readonly round: RoundView
  readonly balance: Money | null
}

/**
 * POST /api/rounds/{id}/move (games with moves, pick bonus of a slot): move number `step`, from 0; its meaning is the
 * game's own. A step that was already made returns the current round.
 */
export interface MoveInput {
  readonly step: number
  readonly move: number
}

/** POST /api/rounds/{id}/open (mines); the answer for an open tile is the current round. */
export interface OpenTileInput {
  readonly tile: number
}

/** POST /api/seeds/client */
export interface ClientSeedInput {
  readonly clientSeed: string
}
/**
 * POST /api/seeds/rotate: reveals the current pair and continues with the next. Refused while a round with
 * moves is open.
 */
export interface RotateInput {
  readonly clientSeed?: string | undefined
}
export interface RotateAnswer {
  readonly revealed: RevealedSeeds
  readonly seeds: SeedsView
}

/** GET /api/rounds?before={startedAt}: the player's rounds of this game, newest first, 20 at a time. */
export interface HistoryView {
  readonly rounds: readonly RoundView[]
  readonly before: number | null
}

/** GET /api/verify/rounds/{id}: public; anybody with the id of a round may check it. */
export interface VerifyView {
  readonly round: RoundView
}
/** GET /api/verify/table/{tableRoundId}: public; one round of the live table. */
export interface VerifyTableView {
  readonly round: TableRound
}

/** A finished round of the live table. */
export interface TableRound {
  readonly id: string
  readonly position: number
  readonly pointHundredths: number
  readonly hash: string
  readonly chain: ChainView
}

/** The commitment of the live table: h(0), and the salt that was drawn after it was published. */
export interface ChainView {
  readonly terminalHash: string
  readonly salt: string
  readonly length: number
}

/** A bet at the live table as everybody sees it. */
export interface TableBet {
  readonly id: string
  /** Four letters that distinguish bets and reveal nothing about the player. */
  readonly alias: string
  readonly mine: boolean
  /** A demonstration shows it so that the table is not empty: nobody staked anything. */
  readonly robot: boolean
  readonly currency: string
  readonly stake: Money
  /** Where the bet was cashed out, in hundredths; null while it rides. */
  readonly leftAtHundredths: number | null
  readonly payout: Money | null
}

/** The live table now. `now` is the server's clock: measure times from it, not from the browser's. */
export type TableView = {
  readonly now: number
  readonly chain: ChainView | null
  readonly tableBets: readonly TableBet[]
  readonly recent: readonly TableRound[]
} & (
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'betting'
      readonly roundId: string
      readonly position: number
      readonly closesAt: number
    }
  | {
      readonly phase: 'running'
      readonly roundId: string
      readonly position: number
      readonly startedAt: number
    }
  | {
      readonly phase: 'crashed'
      readonly roundId: string
      readonly position: number
      readonly pointHundredths: number
      readonly hash: string
      readonly nextAt: number
    }
)

/** A settled bet as everybody sees it: nothing tells whose it is. */
export interface FeedBet {
  /** A name for this bet alone. */
  readonly alias: string
  readonly game: GameCode
  /** The name of a slot; null in other games. */
  readonly title: string | null
  readonly currency: string
  readonly stake: Money
  readonly multiplier: number
  readonly payout: Money
  readonly endedAt: number
}

/**
 * The client's first message on `/live`, within 5 seconds. Nothing else is read; bets and cash-outs use HTTP.
 */
export interface LiveHello {
  readonly type: 'hello'
  readonly session: string
  /** The card table or fishing hall of this window. */
  readonly table?: string | undefined
}

/** Messages of the server on `/live`. `table` follows hello and each change of phase. */
export type LiveMessage =
  | RoomMessage
  | ChatLiveMessage
  | CardTableMessage
  | HallMessage
  | PondMessage
  | GunMessage
  | { readonly type: 'table'; readonly table: TableView }
  /** Several times a second while the curve runs. */
  | { readonly type: 'tick'; readonly now: number; readonly hundredths: number }
  /** A bet was placed or cashed out. */
  | { readonly type: 'bet'; readonly tableBet: TableBet }
  /** A bet of this player changed without a call of the client: an automatic cash-out, the crash, a void. */
  | { readonly type: 'round'; readonly round: RoundView }
  | { readonly type: 'balance'; readonly balance: Money }
  /** Bets of everybody, at most once a second, newest first: the last ones after hello, then what is new. */
  | { readonly type: 'bets'; readonly latest: readonly FeedBet[]; readonly high: readonly FeedBet[] }
  | { readonly type: 'refused'; readonly code: StudioRefusalCode }
