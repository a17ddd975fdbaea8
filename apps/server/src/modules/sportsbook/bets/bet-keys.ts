// SPDX-License-Identifier: Apache-2.0
import { sql, uuidArray, type Queries } from '../../../platform/db/index.ts'
import type { StoredBet } from './stored-bet.ts'

/** A bet with when it was placed: its rows are in the partitions of that quarter. */
export type BetKey = Pick<StoredBet, 'id' | 'placedAtMs'>

/** The first and the last moment at which some bets were placed, so that a query opens only those partitions. */
export function spanOf(bets: readonly Pick<BetKey, 'placedAtMs'>[]): { from: Date; to: Date } {
  let [fromMs, toMs] = [Infinity, -Infinity]
  for (const { placedAtMs } of bets) {
    if (placedAtMs < fromMs) fromMs = placedAtMs
    if (placedAtMs > toMs) toMs = placedAtMs
  }
  return bets.length === 0
    ? { from: new Date(0), to: new Date(0) }
    : { from: new Date(fromMs), to: new Date(toMs) }
}

/**
 * When bets were placed of which only the ids are known; those that do not exist are left out. Looks among the bets of the
 * last months first: all partitions are opened only if one is older.
 */
export async function betKeysOf(db: Queries, ids: readonly string[]): Promise<BetKey[]> {
  if (ids.length === 0) return []
  if (ids.length === 1) {
    const key = await betKeyOf(db, ids[0]!)
    return key ? [key] : []
  }
  const recent = await db.query<BetKey>(sql`
    select id, placed_at as "placedAtMs" from sportsbook_bet where id = any(${uuidArray(ids)}::uuid[])
      and placed_at > now() - interval '100 days' and placed_at < now() + interval '1 day'`)
  const found = new Set(recent.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return recent
  const others = await db.query<BetKey>(sql`
    select id, placed_at as "placedAtMs" from sportsbook_bet where id = any(${uuidArray(missing)}::uuid[])`)
  return [...recent, ...others]
}

/**
 * When a bet was placed of which only the id is known; undefined if there is none. Asked for by a scalar: PostgreSQL then has one plan
 * for all, which opens the partitions of the last months only.
 */
export const betKeyOf = async (db: Queries, id: string): Promise<BetKey | undefined> =>
  (await db.one<BetKey>(sql`
    select id, placed_at as "placedAtMs" from sportsbook_bet where id = ${id}::uuid
      and placed_at > now() - interval '100 days' and placed_at < now() + interval '1 day'`)) ??
  (await db.one<BetKey>(sql`select id, placed_at as "placedAtMs" from sportsbook_bet where id = ${id}::uuid`))
