// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../db/index.ts'

/** A process that was seen lately, with the keys that it has. */
export interface KeyHolder {
  process: string
  keyIds: string[]
  sealingKeyId: string
}

/** A process not seen for this long has ended. */
const aliveMs = 30_000
const forgottenMs = 24 * 3_600_000

export async function noteHolder(
  db: Queries,
  { process, keyIds, sealingKeyId }: KeyHolder,
  nowMs: number,
): Promise<void> {
  await db.query(sql`
    insert into vault_key_holder (process, key_ids, sealing_key_id, seen_at) values (${process}, ${keyIds}, ${sealingKeyId}, ${new Date(nowMs)})
    on conflict (process) do update set key_ids = excluded.key_ids, sealing_key_id = excluded.sealing_key_id, seen_at = excluded.seen_at`)
}

export async function forgetHolder(db: Queries, process: string, nowMs: number): Promise<void> {
  await db.query(
    sql`delete from vault_key_holder where process = ${process} or seen_at < ${new Date(nowMs - forgottenMs)}`,
  )
}

/** The processes that run now. */
export async function keyHolders(db: Queries, nowMs: number): Promise<KeyHolder[]> {
  return db.query(sql`
    select process, key_ids as "keyIds", sealing_key_id as "sealingKeyId" from vault_key_holder where seen_at > ${new Date(nowMs - aliveMs)} order by process`)
}
