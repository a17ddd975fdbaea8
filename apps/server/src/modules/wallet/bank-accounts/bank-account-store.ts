// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

export interface BankAccount {
  bankAccountId: string
  bankName: string
  accountNumber: string
  holder: string
}

interface BankAccountRow {
  id: string
  place: number
  bank_name: string
  account_number: string
  holder: string
}

const bankAccountOf = (row: BankAccountRow): BankAccount => ({
  bankAccountId: row.id,
  bankName: row.bank_name,
  accountNumber: row.account_number,
  holder: row.holder,
})

/** A member's bank accounts, oldest first. */
export async function listBankAccounts(db: Queries, memberId: number): Promise<BankAccount[]> {
  const rows = await db.query<BankAccountRow>(sql`
    select id, place, bank_name, account_number, holder from bank_account where member_id = ${memberId} order by place`)
  return rows.map(bankAccountOf)
}

/** One of the member's own accounts; undefined for somebody else's. */
export async function findBankAccount(
  db: Queries,
  memberId: number,
  id: string,
): Promise<BankAccount | undefined> {
  const row = await db.one<BankAccountRow>(sql`
    select id, place, bank_name, account_number, holder from bank_account where member_id = ${memberId} and id = ${id}`)
  return row && bankAccountOf(row)
}

/**
 * Stores an account in the given slot. False when another request has already taken the slot or stored this
 * account.
 */
export async function insertBankAccount(
  db: Queries,
  memberId: number,
  place: number,
  account: BankAccount,
  nowMs: number,
): Promise<boolean> {
  const written = await db.one(sql`
    insert into bank_account (id, member_id, place, bank_name, account_number, holder, created_at)
    values (${account.bankAccountId}, ${memberId}, ${place}, ${account.bankName}, ${account.accountNumber}, ${account.holder}, ${new Date(nowMs)})
    on conflict do nothing returning id`)
  return written !== undefined
}

/** When one of the member's accounts was added. */
export async function bankAccountAddedAt(
  db: Queries,
  memberId: number,
  id: string,
): Promise<number | undefined> {
  return (
    await db.one<{ created_at: number }>(
      sql`select created_at from bank_account where member_id = ${memberId} and id = ${id}`,
    )
  )?.created_at
}
