// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { sealedRows, type Vault } from '../../../platform/keys/index.ts'
import type { ProviderConnection } from '../ports.ts'

const ownerOf = (accountId: string): string => `paymentConnection:${accountId}`

/** A connection as the database stores it. */
export interface StoredConnection {
  settings: Readonly<Record<string, string>>
  sealedSecrets: Buffer
}

/** Seals the secrets of a connection, so that they are of use for this payment account only. */
export const sealConnection = (
  vault: Pick<Vault, 'seal'>,
  accountId: string,
  { settings, secrets }: ProviderConnection,
): StoredConnection => ({
  settings,
  sealedSecrets: vault.seal(JSON.stringify(secrets), ownerOf(accountId)),
})

/** How to reach the provider of a payment account from now on. */
export async function setConnection(
  tx: Tx,
  accountId: string,
  { settings, sealedSecrets }: StoredConnection,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into payment_connection (account_id, settings, sealed_secrets, set_at) values (${accountId}, ${JSON.stringify(settings)}, ${sealedSecrets}, ${new Date(nowMs)})
    on conflict (account_id) do update set settings = excluded.settings, sealed_secrets = excluded.sealed_secrets, set_at = excluded.set_at`)
}

/** How to reach the provider of a payment account, with its secrets; undefined where it was never set up. */
export async function readConnection(
  db: Queries,
  vault: Pick<Vault, 'open'>,
  accountId: string,
): Promise<ProviderConnection | undefined> {
  const row = await db.one<{ settings: Record<string, string>; sealed_secrets: Buffer }>(
    sql`select settings, sealed_secrets from payment_connection where account_id = ${accountId}`,
  )
  if (!row) return undefined
  const secrets = JSON.parse(vault.open(row.sealed_secrets, ownerOf(accountId))) as Record<string, string>
  return { settings: row.settings, secrets }
}

export const sealedConnections = sealedRows({
  name: 'secrets of payment providers',
  ownerOf,
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select account_id as id, sealed_secrets as sealed from payment_connection
    where account_id > ${after} and vault_key_of(sealed_secrets) is distinct from ${exceptKeyId}
    order by account_id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update payment_connection set sealed_secrets = anew.sealed from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where account_id = anew.id`)
  },
})
