// SPDX-License-Identifier: Apache-2.0
import type { StatementColumns } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'
import type { DepositFee } from '@tessera/rules/wallet/deposit-terms'
import type { AmountLimits } from '@tessera/rules/wallet/may-deposit'
import type { PayoutKind } from '@tessera/rules/wallet/payout-kinds'
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import type { QrScheme } from '@tessera/rules/wallet/transfer-qr'
import type { PayState } from '@tessera/rules/wallet/judge-payment'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** A request exactly as it came in: signatures cover these bytes. */
export interface RawRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Uint8Array
  remoteIp: string
}
export interface RawResponse {
  status: number
  headers?: Record<string, string>
  body: string
}

/** A bank account of the operator that members transfer to. */
export interface BankDetails {
  bankName: string
  accountNumber: string
  holder: string
  /** How banking apps can scan it. */
  qr?: QrScheme | undefined
}

/** The forms in which a bank's notification service sends. */
export type NotifyProtocol = 'sepay'

/** How the platform reaches a provider that it calls: what is not secret, and what is. */
export interface ProviderConnection {
  settings: Readonly<Record<string, string>>
  secrets: Readonly<Record<string, string>>
}

/** On what terms members pay in through a payment account. */
export interface PaymentTerms {
  /** Limits of one deposit; undefined: those of the brand's settings. */
  limits: AmountLimits | undefined
  fee: DepositFee
  /** Members see the accounts in this order. */
  position: number
  /** Under maintenance: what members read, possibly nothing; undefined: in use. */
  maintenance: string | undefined
  /** Brands at which it is not offered. */
  closedBrands: readonly string[]
}

/** The platform's account with a payment provider. Both share `secret`, which never goes anywhere else. */
export interface PayAccount {
  id: string
  provider: string
  name: string
  type: 'bank' | 'qr' | 'wallet'
  currency: string
  secret: string
  enabled: boolean
  /** Where members transfer to, if they pay by bank transfer. */
  bank: BankDetails | undefined
  /** The service that reports what comes in at that bank account; its key is sealed. */
  notifier: { protocol: NotifyProtocol; sealedKey: Buffer } | undefined
  terms: PaymentTerms
  /** How its statements are read as CSV, as last used. */
  statementColumns: StatementColumns | undefined
  /** In which its bank counts days; undefined: that of the site. */
  statementZone: string | undefined
  /** In which its files are written, where they do not say it; undefined: UTF-8. */
  statementEncoding: StatementEncoding | undefined
  /** Rises with each change of its terms. */
  version: number
}

/** How the payer pays: on a page of the provider, or by a transfer to a bank account with `providerRef` in it. */
export type DepositView = { kind: 'redirect'; url: string } | { kind: 'details'; bank: BankDetails }

export interface DepositIntent {
  id: string
  memberId: bigint
  amount: Amount
  currency: string
  /** The page that the payer returns to. */
  returnUrl: string
  /** The payer's language, as a platform code. */
  language: string
  expiresAtMs: number
}

/** A line of the statement of a bank account. */
export interface BankLine {
  direction: 'credit' | 'debit'
  /** The bank account, and one within it if the bank has such; either is the one that members transfer to. */
  bankAccounts: readonly string[]
  /** What the payer wrote, as the bank passed it on. */
  contents: readonly string[]
  /** Name or bank account of the payer; '' if the service does not say. */
  sender: string
  /** The bank's own name of the transfer; '' if it has none. */
  reference: string
  happenedAtMs: number | undefined
}

/** What a provider reports: one event is one thing that happened, however often it is sent. */
export interface PayEvent {
  eventId: string
  providerRef: string
  /** Our deposit id, if the provider sent it. */
  intentId?: string
  state: PayState
  /** The amount received with this event; with `total`, all that has come in for `providerRef`. */
  amount: Amount
  total?: true
  currency: string
  /** It was converted at a price that was fixed when it was asked for, and came in time or late. */
  converted?: 'inTime' | 'late' | undefined
  /** SHA-256 of the body, to distinguish a repetition from the same id with different content. */
  bodyHash: string
  /** If a bank reports it: whose money it is has to be found out. */
  line?: BankLine
}

/**
 * One kind of payment provider (D-13). Every provider, the sandbox bank too, is reached only through this.
 */
export interface PaymentProvider {
  readonly provider: string
  /**
   * Needs nobody else to answer, so that it is asked when the deposit is opened. An operator decides about its
   * deposits. Absent: it is asked when the payer opens the payment page.
   */
  readonly answersAtOnce?: true
  /**
   * Announces a payment to the provider and returns where to send the payer. The same intent id gets the same
   * answer.
   */
  createDeposit(
    account: PayAccount,
    intent: DepositIntent,
  ): Promise<{ providerRef: string; view: DepositView }>
  /** Over the raw bytes, in constant time. */
  verifyNotification(account: PayAccount, request: RawRequest): boolean | Promise<boolean>
  /**
   * Undefined when the body is not what the protocol says. A provider that only says that something has changed
   * is asked what; throws when it does not answer. Never called while a connection is held.
   */
  parseNotification(
    account: PayAccount,
    request: RawRequest,
  ): PayEvent[] | undefined | Promise<PayEvent[] | undefined>
  /** The answer that the sender expects once its events are stored. */
  acknowledge(account: PayAccount, events: readonly PayEvent[]): RawResponse
  /**
   * Finds out without money whether members can pay in: answers what was found, in a sentence for the operator,
   * and throws with what is wrong. Never called while a connection is held.
   */
  test(account: PayAccount): Promise<string>
}

/** A deposit that was just credited. */
export interface CreditedDeposit {
  memberId: bigint
  brandCode: string
  currency: string
  depositId: string
  amount: Amount
  nowMs: number
}

/** What was taken back of a deposit, and what its member still has of it. */
export interface TakenBackDeposit {
  memberId: bigint
  currency: string
  depositId: string
  amount: Amount
  left: Amount
  nowMs: number
}

/** A bonus as the record of bonuses lists it. */
export interface ListedBonus {
  id: string
  time: number
  promotion: string
  amount: Amount
  required: Amount
  done: Amount
  status: 'open' | 'ending' | 'completed' | 'forfeited' | 'expired' | 'cancelled'
  released: Amount
  reason: string
}

/**
 * The turnover that bonuses and deposits still require of a member before they may withdraw. Supplied by the
 * module that owns bonuses.
 */
export interface Wagering {
  turnoverLeft(db: Queries, memberId: bigint): Promise<Amount>
  /** Called inside the transaction that credits a deposit. Returns what to do after the commit, if anything. */
  depositCredited(tx: Tx, deposit: CreditedDeposit): Promise<(() => void) | undefined>
  /** Called inside the transaction that takes money of a credited deposit back. Returns what to do after the commit, if anything. */
  depositTakenBack(tx: Tx, taken: TakenBackDeposit): Promise<(() => void) | undefined>
  /** The newest bonuses of a member that are or were money of their own, and how many there are. */
  bonusesOf(
    db: Queries,
    memberId: bigint,
    range: { fromMs: number; toMs: number; limit: number },
  ): Promise<{ list: ListedBonus[]; total: number }>
}

/** The platform's account with a provider that pays withdrawals. */
export interface PayoutAccount {
  id: string
  provider: string
  /** Where the provider is reached. */
  url: string
  /** Shared with the provider only. */
  secret: string
}

/** A payment for a provider to make. */
export interface PayoutOrder {
  /** The same for every attempt: the provider pays once for it. */
  id: string
  amount: Amount
  currency: string
  kind: PayoutKind
  /** The bank, the brand of the e-wallet, or the coin with its network; an amount is never in coins. */
  bankName: string
  accountNumber: string
  holder: string
}

/** What is known of a payment. `unknown`: it may have been made. `absent`: the provider has never heard of it. */
export type PayoutOutcome =
  | { state: 'pending' | 'paid' | 'absent' }
  | { state: 'failed' | 'unknown'; reason: string }

/** One kind of provider that pays withdrawals. Neither call throws: whatever goes wrong is `unknown`. */
export interface PayoutProvider {
  readonly provider: string
  /** The kinds of accounts that it pays to; it is never asked to pay to another. */
  readonly pays: readonly PayoutKind[]
  /** Repeating it with the same order pays once. */
  send(account: PayoutAccount, order: PayoutOrder): Promise<PayoutOutcome>
  status(account: PayoutAccount, order: PayoutOrder): Promise<PayoutOutcome>
}
