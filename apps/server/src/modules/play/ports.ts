// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { AlertKind } from '../../platform/alerts/alert-kinds.ts'
import type { CardOperation } from './card-rooms/card-operation.ts'
import type { RoomOperation } from './rooms/room-operation.ts'
import type { VendorRooms } from './rooms/vendor-room.ts'

/**
 * What play needs from the outside world: one shape for every seamless-wallet protocol. A protocol
 * adapter is pure: it checks a signature, turns bytes into a WalletCommand and an outcome into bytes.
 * The one wallet core applies the command. Amounts are millionths of a currency unit (scale 6).
 */

/** A request exactly as it arrived: signatures cover these bytes, so check them before parsing. */
export interface RawRequest {
  method: string
  /** Path below the vendor account's address, such as `/transaction/bet`. */
  path: string
  query: Readonly<Record<string, unknown>>
  /** Header names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Uint8Array
  remoteIp: string
}

export interface RawResponse {
  status: number
  headers?: Record<string, string>
  body: string
}

/** One vendor's account with us: who may call our wallet, and where we call for its games. */
export interface VendorAccount {
  id: string
  protocol: string
  /** A closed account opens nothing and takes no bets; wins and rollbacks of earlier bets still settle. */
  enabled: boolean
  /** Our name for this vendor in the catalogue. */
  vendorCode: string
  /** Address of the vendor's Games API; empty when the vendor opens its games itself. */
  baseUrl: string
  /** The vendor's id for us. */
  operatorId: string
  /** Protocol keys by name. Hub88: `publicKey`, and `publicKeyNext` during a rotation (PEM). */
  secrets: Record<string, string>
  /** The languages of its games: from our code to the vendor's code. */
  languages: Readonly<Record<string, string>>
  ipAllow?: string[]
  options: Record<string, unknown>
  /**
   * At launch it gets a one-use token, which it exchanges for the wallet session; other vendors get the
   * session itself.
   */
  redeems?: boolean
  /** Players play from money that was moved to the vendor, so it takes no bets from our wallet. */
  transferWallet?: boolean
  /** It tells the rake of every round in which members play each other: a round without one had none. */
  declaresRake?: boolean
}

/** A bet or win paid by a free-bet campaign instead of the player's cash. */
export interface FreeRef {
  campaignId?: string
  rewardId?: string
}

export type WalletAction =
  /** `promo`: paid by the supplier's own campaign; such wins are accepted after the session ended. */
  | { type: 'bet'; txId: string; amount: Amount; free?: FreeRef; promo?: boolean }
  /**
   * Without `betTxId` the win has no bet (a supplier promotion), and `campaign` names the promotion if the
   * vendor does; with it, the bet must exist.
   */
  | {
      type: 'win'
      txId: string
      amount: Amount
      betTxId?: string
      free?: FreeRef
      promo?: boolean
      campaign?: string | undefined
      /** Where members play each other: what the house kept of the pots, as far as this player paid it. */
      rake?: Amount | undefined
      /** What of the win is stake that was never played. */
      unplayed?: Amount | undefined
    }
  /** Reverses the amount that we stored; `amountHint` is the vendor's figure and is never used. */
  | { type: 'rollback'; txId: string; targetTxId: string; amountHint?: Amount }
  | { type: 'finish'; txId: string }

/**
 * One vendor call. `session` checks a token, `redeem` exchanges a launch token for a wallet session, `player`
 * identifies a player, `balance` reads, `apply` performs its actions atomically, in order.
 */
export interface WalletCommand {
  op: 'session' | 'redeem' | 'player' | 'balance' | 'apply'
  /** The account that was authenticated: transaction ids are unique inside it. */
  vendorAccountId: string
  /** Whether two players of this account may use the same transaction id (`player`) or not. */
  txScope: 'account' | 'player'
  requestId?: string
  playerRef?: string
  sessionToken?: string
  currency?: string
  gameCode?: string
  roundId?: string
  roundClosed?: boolean
  actions: WalletAction[]
  /** Fields that the answer echoes; the core never reads them. */
  echo: Record<string, unknown>
}

export type WalletErr =
  | 'bad_signature'
  | 'bad_request'
  | 'bad_types'
  | 'partner'
  | 'session_unknown'
  | 'session_expired'
  | 'player_unknown'
  | 'player_disabled'
  | 'game_unknown'
  | 'currency'
  | 'funds'
  | 'limit'
  | 'duplicate'
  | 'tx_unknown'
  | 'tx_rolled_back'
  | 'round_closed'
  | 'internal'

export interface WalletResult {
  txId: string
  ledgerTxId: string
  /** True when this is the stored answer of an earlier identical call. */
  replay: boolean
  /**
   * Why nothing moved: a late original whose rollback came first, a rollback of something never seen (now a
   * tombstone), or a second rollback of the same target.
   */
  ignored?: 'rolled_back' | 'target_unknown' | 'target_already_rolled_back'
}

/** What a vendor may learn about a player; never the username. */
export interface PlayerFacts {
  country: string
  registeredAtMs: number
}

export type WalletOutcome =
  | {
      ok: true
      playerRef: string
      currency: string
      balance: Amount
      bonus: Amount
      results: WalletResult[]
      at: Date
      player?: PlayerFacts
      /** For a redeemed launch: the token of the wallet session. */ sessionToken?: string
    }
  /** `playerRef`, `currency` and `balance` come with `funds`. */
  | { ok: false; err: WalletErr; playerRef?: string; currency?: string; balance?: Amount }

/**
 * The only way from any protocol to the money; see wallet-core. Throws only when the platform is at fault.
 */
export interface WalletCore {
  apply(command: WalletCommand): Promise<WalletOutcome>
}

/** The part of a command that an answer needs; the only part available when decoding failed. */
export type Answerable = Pick<WalletCommand, 'op' | 'echo'>

/** Alerts an operator about something that needs attention. Never delays or fails its caller. */
export interface OperatorAlerts {
  raise(alert: { kind: AlertKind; reference: string; details: Readonly<Record<string, string>> }): void
}

/** Thrown by `decode`: names the field for our log, never its content. */
export interface DecodeRefusal extends Error {
  err: 'bad_request' | 'bad_types'
  field: string
  answerable: Answerable
}

/** Builds the refusal that `decode` throws. */
export function decodeRefusal(
  err: DecodeRefusal['err'],
  field: string,
  answerable: Answerable,
): DecodeRefusal {
  return Object.assign(new Error(`${err}: ${field}`), { err, field, answerable })
}

/** Distinguishes a refusal of the vendor's body from an error of ours. */
export function isDecodeRefusal(error: unknown): error is DecodeRefusal {
  return error instanceof Error && 'answerable' in error && 'err' in error
}

export interface CatalogGame {
  code: string
  name: string
  studio: string
  category: string
  platforms: ('desktop' | 'mobile')[]
  images: Record<string, string>
  blockedCountries: string[]
  freeRounds: boolean
  /** What the house keeps of a stake by the return that the vendor states, in hundredths of a per cent; null without one. */
  edgeBasisPoints: number | null
  /** BCP 47 tags of its languages; empty when the vendor does not list them. */
  languages: readonly string[]
  demo: boolean
  enabled: boolean
}

/** Without `playerRef` and `sessionToken` the vendor opens its demo, with play money of its own. */
export interface LaunchRequest {
  gameCode: string
  playerRef?: string
  sessionToken?: string
  currency: string
  lang: string
  country: string
  ip: string
  device: 'desktop' | 'mobile'
  lobbyUrl: string
  depositUrl: string
  brandId: string
  /** Further launch details for the vendor, by agreement. */
  meta?: Readonly<Record<string, string | number | boolean>>
}

/** `status` is the error that our wallet gave the frame, or empty when it got no answer. */
export interface FrameOpened {
  opened: boolean
  status: string
}

/** Rounds at our expense for one player. */
export interface FreeRoundsRequest {
  playerRef: string
  gameCode: string
  rounds: number
  stake: Amount
  currency: string
  startsAtMs: number
  endsAtMs: number
}

/** One transfer of a player's money; its id moves money once, however often it is sent. */
export interface VendorTransfer {
  transferId: string
  playerRef: string
  currency: string
  amount: Amount
}
export interface TransferAnswer {
  status: 'done' | 'refused'
  /** What the player has at the vendor after it. */
  balance: Amount
}

/** A vendor that holds money of players. Everything throws unless there is a clear answer in time. */
export interface TransferWallet {
  balance(account: VendorAccount, player: { playerRef: string; currency: string }): Promise<Amount>
  deposit(account: VendorAccount, transfer: VendorTransfer): Promise<TransferAnswer>
  withdraw(account: VendorAccount, transfer: VendorTransfer): Promise<TransferAnswer>
  /** `unknown`: it never arrived, and may be sent again under its id. */
  status(account: VendorAccount, transferId: string): Promise<TransferAnswer | 'unknown'>
}

export interface GameVendorAdapter {
  readonly protocol: string
  readonly txScope: 'account' | 'player'
  readonly maxReplyMs: number
  routes(): { method: 'GET' | 'POST' | 'PUT'; path: string }[]
  /** Checks the raw bytes; true only for a signature by one of the account's keys. */
  authenticate(request: RawRequest, account: VendorAccount): boolean
  /** Throws a DecodeRefusal; does not use the database. */
  decode(request: RawRequest, account: VendorAccount): WalletCommand
  /** What an answer may echo of a body that failed its check: an id in a strict format, or nothing. */
  unverifiedEcho(request: RawRequest): Answerable
  encode(command: Answerable | null, outcome: WalletOutcome, account: VendorAccount): RawResponse
  /** At most one call a minute reaches the vendor. */
  listGames(account: VendorAccount): Promise<CatalogGame[]>
  launch(account: VendorAccount, request: LaunchRequest): Promise<{ url: string; vendorSession?: string }>
  /**
   * Makes the vendor do on its side what its frame does at this address, up to the redeemed token. Returns
   * the outcome; undefined when the vendor offers no such test.
   */
  openFrame?(account: VendorAccount, url: string): Promise<FrameOpened | undefined>
  /** Rounds at our expense; undefined for protocols without them. */
  freeRounds?: {
    /** Returns the vendor's name for them. The same request again gets the same rounds, and no others. */
    issue(account: VendorAccount, request: FreeRoundsRequest): Promise<string>
    /** Withdraws what was not played. May be repeated. */
    cancel(account: VendorAccount, rewardId: string): Promise<void>
  }
  transferWallet?: TransferWallet
  /** Its tables as they stand; undefined for protocols without them. */
  rooms?(account: VendorAccount): Promise<VendorRooms>
  /** What operators do with its tables. */
  roomOperation?: RoomOperation
  /** What operators see and do of its rooms in which members play each other. */
  cardOperation?: CardOperation
  roundUrl?(
    account: VendorAccount,
    query: { txId?: string; roundId?: string; playerRef: string },
  ): Promise<string>
}

export type {
  CardOperation,
  CardHand,
  CardPair,
  CardFreeze,
  CardRefused,
} from './card-rooms/card-operation.ts'
export type { RoomReport, RoomStepAnswer } from './rooms/room-operation.ts'
export { roomPhases, type VendorRoom, type VendorRooms } from './rooms/vendor-room.ts'
export { CurrencyRefused } from './currency-refused.ts'
export { VendorBusy } from './vendor-busy.ts'
