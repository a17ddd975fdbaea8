// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/**
 * Where money is held. A cached account stores its balance; the balance of a summed (operator) account is the
 * sum of its postings.
 */
export interface Account {
  readonly id: bigint
  readonly cached: boolean
  readonly currency: string
}

/**
 * The accounts of one member or agent in one currency. Each bonus has a further account, `grant:` and its id.
 */
export interface OwnerAccounts {
  readonly cash: Account
  /** Money of requested withdrawals that are not yet paid. */
  readonly hold: Account
  /** What they owe the platform, as a negative balance: a win that was reversed after it had been spent. */
  readonly receivable: Account
  readonly bonus: Account
}

/** The owner name of a member's accounts. */
export const ownerOfMember = (memberId: bigint): string => `member:${memberId}`

/** The member of an owner name that `ownerOfMember` made. */
export const memberOfOwner = (owner: string): bigint => BigInt(owner.slice('member:'.length))

interface OpenedRow {
  cash: bigint
  hold: bigint
  receivable: bigint
  bonus: bigint
}

/** Opens or finds the accounts of an owner such as `member:42`; calling it again changes nothing. */
export async function openAccounts(tx: Tx, owner: string, currency: string): Promise<OwnerAccounts> {
  const [row] =
    await tx.query<OpenedRow>(sql`select ledger_open(${owner}, 'cash', ${currency}) as cash, ledger_open(${owner}, 'hold', ${currency}) as hold,
    ledger_open(${owner}, 'receivable', ${currency}) as receivable, ledger_open(${owner}, 'bonus', ${currency}) as bonus`)
  if (!row) throw new Error('opening accounts gave no row')
  const cached = (id: bigint): Account => ({ id, cached: true, currency })
  return {
    cash: cached(row.cash),
    hold: cached(row.hold),
    receivable: cached(row.receivable),
    bonus: cached(row.bonus),
  }
}

/** An account of an owner for one thing, such as one bonus; opened when missing. */
export async function openAccount(
  tx: Tx,
  owner: string,
  purpose: string,
  currency: string,
): Promise<Account> {
  const row = await tx.one<{ id: bigint }>(sql`select ledger_open(${owner}, ${purpose}, ${currency}) as id`)
  if (!row) throw new Error('opening an account gave no row')
  return { id: row.id, cached: true, currency }
}

/** An account that was opened before; undefined for an owner without one. Only reads. */
export async function findAccount(
  db: Queries,
  owner: string,
  purpose: string,
  currency: string,
): Promise<Account | undefined> {
  const row = await db.one<{ id: bigint }>(
    sql`select id from ledger_account where owner = ${owner} and purpose = ${purpose} and currency = ${currency} and cached`,
  )
  return row && { id: row.id, cached: true, currency }
}

/**
 * An operator account by purpose, such as `vendor:studio`, `deposits:sandbox` or `promotions`; opened when
 * missing. Its balance may be negative: the platform's own accounts owe the money that came in from outside.
 */
export async function operatorAccount(db: Queries, purpose: string, currency: string): Promise<Account> {
  const row = await db.one<{ id: bigint }>(sql`select ledger_open('operator', ${purpose}, ${currency}) as id`)
  if (!row) throw new Error('opening an operator account gave no row')
  return { id: row.id, cached: false, currency }
}
