// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import { sealedRows, type Vault } from '../../../platform/keys/index.ts'
import type { PayAccount } from '../ports.ts'

/** The owner under which the key of a payment account's notifier is sealed. */
export const notifierOwner = (accountId: string): string => `paymentNotifier:${accountId}`

/** The key of the account's notifier; undefined where nobody notifies. */
export const openNotifierKey = (
  vault: Pick<Vault, 'open'>,
  { id, notifier }: PayAccount,
): string | undefined => notifier && vault.open(notifier.sealedKey, notifierOwner(id))

/** From now on this service reports about the account, with this key; an earlier key is worth nothing. */
export async function setNotifier(
  tx: Tx,
  accountId: string,
  { protocol, sealedKey }: NonNullable<PayAccount['notifier']>,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into payment_notifier (account_id, protocol, sealed_key, set_at) values (${accountId}, ${protocol}, ${sealedKey}, ${new Date(nowMs)})
    on conflict (account_id) do update set protocol = excluded.protocol, sealed_key = excluded.sealed_key, set_at = excluded.set_at`)
}

/** Nobody reports about the account any more. */
export async function removeNotifier(tx: Tx, accountId: string): Promise<void> {
  await tx.query(sql`delete from payment_notifier where account_id = ${accountId}`)
}

export const sealedNotifierKeys = sealedRows({
  name: 'keys of bank notifications',
  ownerOf: notifierOwner,
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select account_id as id, sealed_key as sealed from payment_notifier
    where account_id > ${after} and vault_key_of(sealed_key) is distinct from ${exceptKeyId}
    order by account_id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update payment_notifier set sealed_key = anew.sealed from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where account_id = anew.id`)
  },
})
