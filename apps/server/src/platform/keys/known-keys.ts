import { sql, type Queries } from '../db/index.ts'

export type KeyPurpose = 'vault' | 'operator'
export type KeyState = 'current' | 'older' | 'dropped' | 'lost'
/** A key as the database knows it. */
export interface KnownKey { keyId: string; state: KeyState; sinceMs: number }

export async function knownKeys(db: Queries, purpose: KeyPurpose): Promise<KnownKey[]> {
  const rows = await db.query<{ key_id: string; state: KeyState; since: number }>(sql`
    select key_id, state, since from known_key where purpose = ${purpose} order by since, key_id`)
  return rows.map(row => ({ keyId: row.key_id, state: row.state, sinceMs: row.since }))
}

/** The one that seals or signs; undefined while the database knows none. */
export const currentOf = (keys: readonly KnownKey[]): KnownKey | undefined => keys.find(({ state }) => state === 'current')

/** Notes the first key of an installation and answers the one that is current then: of two starters with two keys, one wins. */
export async function noteFirstKey(db: Queries, purpose: KeyPurpose, keyId: string, nowMs: number): Promise<string> {
  await db.query(sql`
    insert into known_key (purpose, key_id, state, since) values (${purpose}, ${keyId}, 'current', ${new Date(nowMs)}) on conflict do nothing`)
  return currentOf(await knownKeys(db, purpose))?.keyId ?? ''
}
