// SPDX-License-Identifier: Apache-2.0
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { sealedRows, type Vault } from '../../../platform/keys/index.ts'
import type { PayoutAccount } from '../ports.ts'

/** An account without its secret. */
export interface ListedPayoutAccount extends Omit<PayoutAccount, 'secret'> {
  name: string
  currency: string
  enabled: boolean
  /** In which its provider counts days; null: that of the site. */
  statementZone: string | null
  /** In which its files are written, where they do not say it; null: UTF-8. */
  statementEncoding: StatementEncoding | null
}

const ownerOf = (id: string): string => `payoutAccount:${id}`

/** Every account, in the order of their ids. */
export const listPayoutAccounts = (db: Queries): Promise<ListedPayoutAccount[]> =>
  db.query<ListedPayoutAccount>(
    sql`select id, provider, name, currency, url, enabled, statement_zone as "statementZone", statement_encoding as "statementEncoding" from payout_account order by id`,
  )

/** One account with its secret, even a closed one: payments under way are still asked about. */
export async function findPayoutAccount(
  db: Queries,
  vault: Vault,
  id: string,
): Promise<PayoutAccount | undefined> {
  const row = await db.one<Omit<PayoutAccount, 'secret'> & { secret: Buffer }>(
    sql`select id, provider, url, secret from payout_account where id = ${id}`,
  )
  return row && { ...row, secret: vault.open(row.secret, ownerOf(id)) }
}

/** Opens an account. False when the id is taken. */
export async function openPayoutAccount(
  tx: Tx,
  vault: Vault,
  account: Omit<ListedPayoutAccount, 'enabled' | 'statementZone' | 'statementEncoding'> & { secret: string },
  nowMs: number,
): Promise<boolean> {
  const { id, provider, name, currency, url, secret } = account
  return (
    (await tx.one(sql`
      insert into payout_account (id, provider, name, currency, url, secret, created_at)
      values (${id}, ${provider}, ${name}, ${currency}, ${url}, ${vault.seal(secret, ownerOf(id))}, ${new Date(nowMs)})
      on conflict (id) do nothing returning id`)) !== undefined
  )
}

/** Closes or reopens an account for new payments. False when no account has that id. */
export const setPayoutAccountEnabled = async (tx: Tx, id: string, enabled: boolean): Promise<boolean> =>
  (await tx.one(sql`update payout_account set enabled = ${enabled} where id = ${id} returning id`)) !==
  undefined

export const sealedPayoutSecrets = sealedRows({
  name: 'secrets of payout accounts',
  ownerOf,
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select id, secret as sealed from payout_account
    where id > ${after} and vault_key_of(secret) is distinct from ${exceptKeyId} order by id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update payout_account a set secret = anew.sealed from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where a.id = anew.id`)
  },
})
