// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { PayState } from '@tessera/rules/wallet/judge-payment'
import type { Queries } from '../../platform/db/index.ts'

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

/**
 * An account that the platform has with a payment provider. `secret` is shared with it and never leaves the two.
 */
export interface PayAccount {
  id: string
  provider: string
  name: string
  type: 'bank' | 'qr' | 'wallet'
  currency: string
  secret: string
  enabled: boolean
}

/**
 * Where a payer is sent. Ways to pay without a page of the provider's (QR, bank details) get a kind of their
 * own when one is built.
 */
export type DepositView = { kind: 'redirect'; url: string }

export interface DepositIntent {
  id: string
  memberId: number
  amount: Amount
  currency: string
  /** The page that the payer comes back to. */
  returnUrl: string
  /** The language that the payer reads, as a code of the platform. */
  language: string
  expiresAtMs: number
}

/** What a provider tells: one event is one thing that happened, however often it is sent. */
export interface PayEvent {
  eventId: string
  providerRef: string
  /** Our deposit, when the provider knows it. */
  intentId?: string
  state: PayState
  /** What came in with this event. */
  amount: Amount
  currency: string
  /** SHA-256 of the body, to tell a repetition from the same id with another content. */
  bodyHash: string
}

/**
 * One kind of payment provider (D-13). Every provider, the sandbox bank too, is reached only through this.
 */
export interface PaymentProvider {
  readonly provider: string
  /**
   * Tells the provider that money will come and answers where the payer goes. The same intent id gets the
   * same answer.
   */
  createDeposit(
    account: PayAccount,
    intent: DepositIntent,
  ): Promise<{ providerRef: string; view: DepositView }>
  /** Over the raw bytes, in constant time. */
  verifyNotification(account: PayAccount, request: RawRequest): boolean
  /** Undefined when the body is not what the protocol says. */
  parseNotification(account: PayAccount, request: RawRequest): PayEvent[] | undefined
  /** What the sender expects to hear once its events are stored. */
  acknowledge(account: PayAccount): RawResponse
}

/**
 * Turnover that offers still ask of a member before money may leave. Given by the module that owns offers.
 */
export interface Wagering {
  turnoverLeft(db: Queries, memberId: number): Promise<Amount>
}
