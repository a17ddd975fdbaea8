// SPDX-License-Identifier: Apache-2.0
import type { JWK } from 'jose'
import { sql, type Database, type Queries } from '../db/index.ts'

export interface SealKeyRow {
  kid: string
  private_key: JWK
}

/** The key that is given out now; undefined before the first one. */
export const currentSealKey = (db: Queries): Promise<SealKeyRow | undefined> =>
  db.one<SealKeyRow>(sql`
    select kid, private_key from seal_key where retired_at is null order by created_at desc limit 1`)

export const findSealKey = (
  db: Queries,
  kid: string,
): Promise<(SealKeyRow & { retired_at: number | null }) | undefined> =>
  db.one<SealKeyRow & { retired_at: number | null }>(sql`
    select kid, private_key, retired_at from seal_key where kid = ${kid}`)

/** Stores a new key and retires the others. */
export const replaceSealKey = (
  database: Database,
  { kid, privateJwk, nowMs }: { kid: string; privateJwk: JWK; nowMs: number },
): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.query(
      sql`update seal_key set retired_at = to_timestamp(${nowMs} / 1000.0) where retired_at is null`,
    )
    await tx.query(sql`
      insert into seal_key (kid, private_key, created_at)
      values (${kid}, ${JSON.stringify(privateJwk)}, to_timestamp(${nowMs} / 1000.0))`)
  })

/** False when the nonce is stored already. Does not wait for the disk. */
export const insertNonce = async (db: Queries, nonce: string, expiresAtMs: number): Promise<boolean> =>
  (await db.one(sql`
    insert into seal_nonce (nonce, expires_at)
    select ${nonce}, to_timestamp(${expiresAtMs} / 1000.0) from set_config('synchronous_commit', 'off', true)
    on conflict do nothing returning nonce`)) !== undefined

/** Deletes nonces of payloads that the time stamp alone refuses by now. */
export const forgetNonces = (db: Queries, nowMs: number): Promise<unknown[]> =>
  db.query(sql`delete from seal_nonce where expires_at < ${new Date(nowMs)}`)
