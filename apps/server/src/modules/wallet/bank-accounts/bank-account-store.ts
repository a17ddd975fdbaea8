// SPDX-License-Identifier: Apache-2.0
import type { PayoutKind } from '@tessera/rules/wallet/payout-kinds'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What a member can be paid to: a bank account, or an e-wallet or address of a coin that is stored beside them. */
export interface BankAccount {
  bankAccountId: string
  kind: PayoutKind
  /** The bank, the brand of the e-wallet, or the coin with its network. */
  bankName: string
  /** The number, or the address of a coin. */
  accountNumber: string
  /** Empty for a coin. */
  holder: string
}

interface BankAccountRow {
  id: string
  position: number
  kind: PayoutKind
  bank_name: string
  account_number: string
  holder: string
}

const bankAccountOf = (row: BankAccountRow): BankAccount => ({
  bankAccountId: row.id,
  kind: row.kind,
  bankName: row.bank_name,
  accountNumber: row.account_number,
  holder: row.holder,
})

/** A member's bank accounts, oldest first. */
export async function listBankAccounts(db: Queries, memberId: bigint): Promise<BankAccount[]> {
  const rows = await db.query<BankAccountRow>(sql`
    select id, position, kind, bank_name, account_number, holder from bank_account where member_id = ${memberId} order by position`)
  return rows.map(bankAccountOf)
}

/** One of the member's own accounts; undefined for somebody else's. */
export async function findBankAccount(
  db: Queries,
  memberId: bigint,
  id: string,
): Promise<BankAccount | undefined> {
  const row = await db.one<BankAccountRow>(sql`
    select id, position, kind, bank_name, account_number, holder from bank_account where member_id = ${memberId} and id = ${id}`)
  return row && bankAccountOf(row)
}

/**
 * Stores an account in the given slot. False when another request has already taken the slot or stored this
 * account.
 */
export async function insertBankAccount(
  db: Queries,
  memberId: bigint,
  position: number,
  account: BankAccount,
  nowMs: number,
): Promise<boolean> {
  const written = await db.one(sql`
    insert into bank_account (id, member_id, position, kind, bank_name, account_number, holder, created_at)
    values (${account.bankAccountId}, ${memberId}, ${position}, ${account.kind}, ${account.bankName}, ${account.accountNumber}, ${account.holder}, ${new Date(nowMs)})
    on conflict do nothing returning id`)
  return written !== undefined
}

/** When one of the member's accounts was added. */
export async function bankAccountAddedAt(
  db: Queries,
  memberId: bigint,
  id: string,
): Promise<number | undefined> {
  return (
    await db.one<{ created_at: number }>(
      sql`select created_at from bank_account where member_id = ${memberId} and id = ${id}`,
    )
  )?.created_at
}

/** How many other members have the same e-wallet or address. */
export async function othersWithAccount(
  db: Queries,
  memberId: bigint,
  { kind, accountNumber }: Pick<BankAccount, 'kind' | 'accountNumber'>,
): Promise<number> {
  if (kind === 'bank') return 0
  const row = await db.one<{ count: bigint }>(sql`
    select count(distinct member_id) as count from bank_account
    where account_number = ${accountNumber} and member_id <> ${memberId} and kind <> 'bank'`)
  return Number(row?.count ?? 0n)
}

/** At most so many members are named who have the same e-wallet or address. */
const mostNamed = 50

/** Who else has the same e-wallet or address. */
export async function membersWithAccount(
  db: Queries,
  memberId: bigint,
  { kind, accountNumber }: Pick<BankAccount, 'kind' | 'accountNumber'>,
): Promise<bigint[]> {
  if (kind === 'bank') return []
  const rows = await db.query<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId" from bank_account
    where account_number = ${accountNumber} and member_id <> ${memberId} and kind <> 'bank' order by member_id limit ${mostNamed}`)
  return rows.map((row) => row.memberId)
}

/** The numbers and holders of the accounts of these members. */
export const accountsOfMembers = (
  db: Queries,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; accountNumber: string; holder: string }[]> =>
  db.query<{ memberId: bigint; accountNumber: string; holder: string }>(sql`
    select member_id as "memberId", account_number as "accountNumber", holder from bank_account
    where member_id = any (${memberIds}::bigint[])`)
