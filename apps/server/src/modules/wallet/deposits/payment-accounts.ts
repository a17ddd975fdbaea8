// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { PayAccount } from '../ports.ts'

/** The accounts for members' deposits, in the order of their ids. */
export const listPayAccounts = (db: Queries): Promise<PayAccount[]> =>
  db.query<PayAccount>(
    sql`select id, provider, name, type, currency, secret, enabled from payment_account order by id`,
  )

/** One account, even a closed one: payments already started must still arrive. */
export const findPayAccount = (db: Queries, id: string): Promise<PayAccount | undefined> =>
  db.one<PayAccount>(
    sql`select id, provider, name, type, currency, secret, enabled from payment_account where id = ${id}`,
  )

/** Creates a payment account with a fresh secret; an existing one stays as it is. */
export async function openPayAccount(
  tx: Tx,
  chance: Chance,
  account: Omit<PayAccount, 'secret' | 'enabled'>,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into payment_account (id, provider, name, type, currency, secret, created_at)
    values (${account.id}, ${account.provider}, ${account.name}, ${account.type}, ${account.currency}, ${chance.token()}, ${new Date(nowMs)})
    on conflict (id) do nothing`)
}

/** Closes or reopens an account; payments already started still arrive. False when no account has that id. */
export async function setPayAccountEnabled(tx: Tx, id: string, enabled: boolean): Promise<boolean> {
  return (
    (await tx.one(sql`update payment_account set enabled = ${enabled} where id = ${id} returning id`)) !==
    undefined
  )
}
