// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../db/index.ts'

export type KeyPurpose = 'vault' | 'operator'
/** States of a key: announced, in use, only for opening, dropped on purpose, or lost. */
export type KeyState = 'next' | 'current' | 'older' | 'dropped' | 'lost'
/** A key as the database knows it. */
export interface KnownKey {
  keyId: string
  state: KeyState
  sinceMs: number
}

export async function knownKeys(db: Queries, purpose: KeyPurpose): Promise<KnownKey[]> {
  const rows = await db.query<{ key_id: string; state: KeyState; since: number }>(sql`
    select key_id, state, since from known_key where purpose = ${purpose} order by since, key_id`)
  return rows.map((row) => ({ keyId: row.key_id, state: row.state, sinceMs: row.since }))
}

/** The key that seals or signs; undefined while the database knows none. */
export const currentOf = (keys: readonly KnownKey[]): KnownKey | undefined =>
  keys.find(({ state }) => state === 'current')

/**
 * Records the first key of an installation and returns the one that is then current: of two processes that
 * start with different keys, one wins.
 */
export async function noteFirstKey(
  db: Queries,
  purpose: KeyPurpose,
  keyId: string,
  nowMs: number,
): Promise<string> {
  await db.query(sql`
    insert into known_key (purpose, key_id, state, since) values (${purpose}, ${keyId}, 'current', ${new Date(nowMs)}) on conflict do nothing`)
  return currentOf(await knownKeys(db, purpose))?.keyId ?? ''
}

/** Records a key that the database does not know yet; a known one stays as it is. */
export async function noteKey(
  db: Queries,
  purpose: KeyPurpose,
  { keyId, state }: { keyId: string; state: KeyState },
  nowMs: number,
): Promise<void> {
  await db.query(sql`
    insert into known_key (purpose, key_id, state, since) values (${purpose}, ${keyId}, ${state}, ${new Date(nowMs)}) on conflict (purpose, key_id) do nothing`)
}

/** All keys of a purpose; nobody can seal with them or change them until the transaction ends. */
export async function lockKnownKeys(tx: Tx, purpose: KeyPurpose): Promise<KnownKey[]> {
  await tx.query(sql`select 1 from known_key where purpose = ${purpose} order by key_id for update`)
  return knownKeys(tx, purpose)
}

/** Moves the keys in some states, or one named key among them, to another state. */
export async function changeStates(
  tx: Tx,
  purpose: KeyPurpose,
  { from, to, keyId }: { from: KeyState[]; to: KeyState; keyId?: string },
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    update known_key set state = ${to}, since = ${new Date(nowMs)}
    where purpose = ${purpose} and state = any (${from}) and key_id = coalesce(${keyId ?? null}, key_id)`)
}

/**
 * Whether the database refused an insert because the process sealed it with a key that has just been dropped.
 */
export const isSealedWithDroppedKey = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === 'TS003'
