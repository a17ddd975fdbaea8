// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

interface TotpRow {
  secret: Buffer
  last_step: bigint
  confirmed_at: number | null
}

/** Stores a sealed secret that is not confirmed yet. False when the owner has confirmed another one. */
export async function insertTotp(db: Queries, owner: string, sealed: Buffer): Promise<boolean> {
  const row = await db.one(sql`
    insert into identity_totp (owner, secret) values (${owner}, ${sealed})
    on conflict (owner) do update set secret = excluded.secret, last_step = 0 where identity_totp.confirmed_at is null
    returning owner`)
  return row !== undefined
}

/** The app of an owner, confirmed or not; locked until the transaction ends. */
export const lockTotp = (tx: Tx, owner: string): Promise<TotpRow | undefined> =>
  tx.one<TotpRow>(
    sql`select secret, last_step, confirmed_at from identity_totp where owner = ${owner} for update`,
  )

/** Notes the step of the last code that was used; the first one confirms the app. */
export async function saveTotpStep(tx: Tx, owner: string, step: number, nowMs: number): Promise<void> {
  await tx.query(sql`
    update identity_totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${new Date(nowMs)}) where owner = ${owner}`)
}

export const hasTotp = async (db: Queries, owner: string): Promise<boolean> =>
  (await db.one(sql`select owner from identity_totp where owner = ${owner} and confirmed_at is not null`)) !==
  undefined

/** Since when each of these has an app (epoch ms); who has none is left out. */
export async function totpSince(db: Queries, owners: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ owner: string; confirmed_at: number }>(
    sql`select owner, confirmed_at from identity_totp where owner = any (${owners}) and confirmed_at is not null`,
  )
  return new Map(rows.map((row) => [row.owner, row.confirmed_at]))
}

/** Switches the app off and invalidates its recovery codes. */
export async function removeTotp(tx: Tx, owner: string): Promise<void> {
  await tx.query(sql`delete from identity_totp where owner = ${owner}`)
  await tx.query(sql`delete from identity_recovery_code where owner = ${owner}`)
}
