// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { PayAccount } from '../ports.ts'

/** The accounts that members may pay in by, in the order of their ids. */
export const listPayAccounts = (db: Queries): Promise<PayAccount[]> =>
  db.query<PayAccount>(
    sql`select id, provider, name, type, currency, secret, enabled from payment_account order by id`,
  )

/** One account, also a closed one: money that is under way must still arrive. */
export const findPayAccount = (db: Queries, id: string): Promise<PayAccount | undefined> =>
  db.one<PayAccount>(
    sql`select id, provider, name, type, currency, secret, enabled from payment_account where id = ${id}`,
  )

/** Opens a payment account with a fresh secret; one that is there already stays as it is. */
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

/**
 * Closes an account or opens it again; what is under way still arrives. False when there is none of that id.
 */
export async function setPayAccountEnabled(tx: Tx, id: string, enabled: boolean): Promise<boolean> {
  return (
    (await tx.one(sql`update payment_account set enabled = ${enabled} where id = ${id} returning id`)) !==
    undefined
  )
}
