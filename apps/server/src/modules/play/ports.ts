// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'

/**
 * What play needs from the outside world: one shape for every seamless-wallet protocol. A protocol
 * adapter is pure: it checks a signature, turns bytes into a WalletCommand and an outcome into bytes.
 * The one wallet core applies the command. Amounts are millionths of a currency unit (scale 6).
 */

/** A request exactly as it arrived: signatures are made over these bytes, so nobody parses them first. */
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
  vassalage: string
  /** Where the vendor's own Games API answers; empty when the vendor opens its games itself. */
  baseUrl: string
  /** Our id at the vendor. */
  operatorId: string
  /** Protocol keys by name. Hub88: `publicKey`, and `publicKeyNext` during a rotation (PEM). */
  secrets: Record<string, string>
  /** The languages that its games speak: our code to its name on the vendor's wire. */
  languages: Readonly<Record<string, string>>
  ipAllow?: string[]
  options: Record<string, unknown>
  /**
   * With a launch it gets a one-use token, which it gives for the wallet session; others get the session
   * itself.
   */
  redeems?: boolean
}

/** A bet or win paid by a free-bet campaign instead of the player's cash. */
export interface FreeRef {
  campaignId?: string
  rewardId?: string
}

export type WalletAction =
  /** `promo`: paid by the supplier's own campaign; such calls do not end with the session. */
  | { type: 'bet'; txId: string; amount: Amount; free?: FreeRef; promo?: boolean }
  /**
   * Without `betTxId` the win stands alone (a supplier promotion) and `campaign` says of what, if the vendor
   * does; with it the bet must exist.
   */
  | {
      type: 'win'
      txId: string
      amount: Amount
      betTxId?: string
      free?: FreeRef
      promo?: boolean
      campaign?: string | undefined
    }
  /** Reverses the amount that we stored; `amountHint` is what the vendor believes and is never used. */
  | { type: 'rollback'; txId: string; targetTxId: string; amountHint?: Amount }
  | { type: 'finish'; txId: string }

/**
 * One vendor call. `session` checks a token, `redeem` gives the token of a launch for that of its play,
 * `player` asks who somebody is, `balance` reads, `apply` performs its actions atomically, in order.
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
  /** Fields that the answer repeats; the core never looks inside. */
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
   * Nothing moved, and why: a late original whose rollback came first, a rollback of something never
   * seen (now a tombstone), or a second rollback of the same target.
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
      /** For a redeemed launch: the token of the play. */ sessionToken?: string
    }
  /** `playerRef`, `currency` and `balance` come with `funds`. */
  | { ok: false; err: WalletErr; playerRef?: string; currency?: string; balance?: Amount }

/** The one door of every protocol to the money; see wallet-core. Throws only when the platform is at fault. */
export interface WalletCore {
  apply(command: WalletCommand): Promise<WalletOutcome>
}

/** The part of a command that an answer needs; all there is when decoding failed. */
export type Answerable = Pick<WalletCommand, 'op' | 'echo'>

/**
 * Tells a person of the platform about something that must not pass unseen. Never delays or fails its caller.
 */
export interface OperatorAlerts {
  raise(alert: { kind: string; reference: string; details: Readonly<Record<string, string>> }): void
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

/** Tells a refusal of the vendor's body from a fault of ours. */
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
  /** Tags (BCP 47) of the languages that it speaks; empty where the vendor does not say. */
  languages: readonly string[]
  demo: boolean
  enabled: boolean
}

/** Without `playerRef` and `sessionToken` the vendor opens its demo. */
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
  /** What else a vendor is told of the launch, by agreement with it. */
  meta?: Readonly<Record<string, string>>
}

/** `status` is the answer of our wallet that the frame was refused with, or empty when it never got one. */
export interface FrameOpened {
  opened: boolean
  status: string
}

export interface GameVendorAdapter {
  readonly protocol: string
  readonly txScope: 'account' | 'player'
  readonly maxReplyMs: number
  routes(): { method: 'GET' | 'POST' | 'PUT'; path: string }[]
  /** Over the raw bytes; true only for a signature by one of the account's keys. */
  authenticate(request: RawRequest, account: VendorAccount): boolean
  /** Throws a DecodeRefusal; looks at no database. */
  decode(request: RawRequest, account: VendorAccount): WalletCommand
  /** What an answer may repeat of a body that failed its check: an id in strict form, or nothing. */
  unverifiedEcho(request: RawRequest): Answerable
  encode(command: Answerable | null, outcome: WalletOutcome, account: VendorAccount): RawResponse
  /** At most one call a minute reaches the vendor. */
  listGames(account: VendorAccount): Promise<CatalogGame[]>
  launch(account: VendorAccount, request: LaunchRequest): Promise<{ url: string; vendorSession?: string }>
  /**
   * Has the vendor do on its side what its frame does when it opens at this address, up to the redeemed
   * token. The answer says what came of it; undefined when the vendor offers no such test.
   */
  openFrame?(account: VendorAccount, url: string): Promise<FrameOpened | undefined>
  roundUrl?(
    account: VendorAccount,
    query: { txId?: string; roundId?: string; playerRef: string },
  ): Promise<string>
}
