// SPDX-License-Identifier: Apache-2.0
import type { Cashback } from '@tessera/rules/promotions/offer-terms'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { entryOf, type Entry, type EntryRow } from '../entry-store.ts'

/** When the first member joined a cashback, and when the last of its entries ends; undefined if nobody joined. */
export async function spanOfEntries(
  db: Queries,
  promotionId: number,
  per: Cashback['per'],
  slotMs: number,
): Promise<{ firstMs: number; lastMs: number } | undefined> {
  const row = await db.one<{ first: number | null; last: number | null }>(sql`
    select min(joined_at) as first, max(coalesce(ends_at, ${new Date(slotMs)})) as last from promotion_entry
    where promotion_id = ${promotionId} and (offer ->> 'kind') = 'CASHBACK' and (offer ->> 'per') = ${per}`)
  if (row?.first === null || row?.first === undefined) return undefined
  return { firstMs: row.first, lastMs: row.last ?? slotMs }
}

/** The next entries of a cashback that count in a turn, in the order in which members joined. */
export async function entriesAfter(
  tx: Tx,
  promotionId: number,
  { per, fromMs, untilMs }: { per: Cashback['per']; fromMs: number | null; untilMs: number | null },
  {
    lastJoinedAtMs,
    lastMemberId,
    limit,
  }: { lastJoinedAtMs: number | null; lastMemberId: bigint; limit: number },
): Promise<Entry[]> {
  const rows = await tx.query<EntryRow>(sql`
    select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
    from promotion_entry where promotion_id = ${promotionId} and (offer ->> 'kind') = 'CASHBACK' and (offer ->> 'per') = ${per}
      and joined_at < ${new Date(untilMs ?? 0)} and (ends_at is null or ends_at > ${new Date(fromMs ?? 0)})
      and (joined_at, member_id) > (${new Date(lastJoinedAtMs ?? 0)}, ${lastMemberId})
    order by joined_at, member_id limit ${limit}`)
  return rows.map(entryOf)
}
