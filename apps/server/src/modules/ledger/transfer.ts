// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { amountOfMillionths } from '@tessera/rules/money'
import type { Account } from './account.ts'

/** A payment from one account to another in the same currency, and its cause, which can pay only once. */
export interface Transfer {
  readonly from: Account
  readonly to: Account
  /** Above zero. */
  readonly amount: Amount
  /** What kind of thing caused it, such as `wallet.deposit`. */
  readonly cause: string
  /** Which one; unique within the cause for ever, also across retries. */
  readonly externalId: string
  /** What the account record calls it, such as `deposit` or `stake`. */
  readonly kind: string
  readonly memo?: string
}

/**
 * `posted`: done now. `duplicate`: this transfer was done before; this is its stored result. `conflict`: the
 * cause was used for another transfer; nothing moved. `insufficient`: the paying account has too little;
 * nothing moved.
 */
export type PostStatus = 'posted' | 'duplicate' | 'conflict' | 'insufficient'

export interface PostResult {
  readonly status: PostStatus
  /** The posting; for a duplicate or a conflict, that of the earlier transfer with the key. */
  readonly postingId: bigint | undefined
  /**
   * Balance of the transfer's cached account (the payer's when both are cached) after the posting; undefined
   * between two operator accounts.
   */
  readonly balance: Amount | undefined
}

/** A transfer as the ledger stores it: the cached account first, its amount signed. */
export interface Leg {
  account: bigint
  contra: bigint
  amount: bigint
}

/**
 * Converts from/to into the stored form. Throws on an amount that is not above zero, which is a bug of the
 * caller.
 */
export function legOf({ from, to, amount }: Transfer): Leg {
  if (amount <= 0n) throw new RangeError('a transfer moves more than zero')
  if (to.cached && !from.cached) return { account: to.id, contra: from.id, amount }
  return { account: from.id, contra: to.id, amount: -amount }
}

export interface PostRow {
  status: number
  posting_id: bigint | null
  balance: bigint | null
}

const statuses: readonly PostStatus[] = ['posted', 'duplicate', 'conflict', 'insufficient']

export function resultOf(row: PostRow): PostResult {
  const status = statuses[row.status]
  if (!status) throw new Error(`the ledger answered with status ${row.status}`)
  return {
    status,
    postingId: row.posting_id ?? undefined,
    balance: row.balance === null ? undefined : amountOfMillionths(row.balance),
  }
}
