// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankDetails, PayAccount } from '../ports.ts'

type AccountRow = Omit<PayAccount, 'bank'> & { bank: BankDetails | null }
const accountOf = ({ bank, ...row }: AccountRow): PayAccount => ({ ...row, bank: bank ?? undefined })

/** The accounts for members' deposits, in the order of their ids. */
export const listPayAccounts = (db: Queries): Promise<PayAccount[]> =>
  db
    .query<AccountRow>(
      sql`select id, provider, name, type, currency, secret, enabled, bank from payment_account order by id`,
    )
    .then((rows) => rows.map(accountOf))

/** One account, even a closed one: payments already started must still arrive. */
export const findPayAccount = (db: Queries, id: string): Promise<PayAccount | undefined> =>
  db
    .one<AccountRow>(
      sql`select id, provider, name, type, currency, secret, enabled, bank from payment_account where id = ${id}`,
    )
    .then((row) => row && accountOf(row))

/** Creates a payment account with a fresh secret; an existing one stays as it is. */
export async function openPayAccount(
  tx: Tx,
  chance: Chance,
  account: Omit<PayAccount, 'secret' | 'enabled' | 'bank'> & { bank?: BankDetails },
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into payment_account (id, provider, name, type, currency, secret, bank, created_at)
    values (${account.id}, ${account.provider}, ${account.name}, ${account.type}, ${account.currency}, ${chance.token()}, ${account.bank ? JSON.stringify(account.bank) : null}, ${new Date(nowMs)})
    on conflict (id) do nothing`)
}

/** Changes where members transfer to from now on; open deposits show what they were opened with. */
export async function setPayAccountBank(tx: Tx, id: string, bank: BankDetails): Promise<void> {
  await tx.query(sql`update payment_account set bank = ${JSON.stringify(bank)} where id = ${id}`)
}

/** Closes or reopens an account; payments already started still arrive. False when no account has that id. */
export async function setPayAccountEnabled(tx: Tx, id: string, enabled: boolean): Promise<boolean> {
  return (
    (await tx.one(sql`update payment_account set enabled = ${enabled} where id = ${id} returning id`)) !==
    undefined
  )
}
