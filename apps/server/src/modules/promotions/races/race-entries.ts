// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { entryOf, type Entry, type EntryRow } from '../entry-store.ts'

/** A member in a race, and from when until when their bets count. */
export interface RaceEntry {
  promotionId: number
  memberId: bigint
  fromMs: number
  untilMs: number
}

/** The races that these members are in. */
export async function entriesOfMembers(db: Queries, memberIds: readonly bigint[]): Promise<RaceEntry[]> {
  const rows = await db.query<{
    promotion_id: number
    member_id: bigint
    joined_at: number
    ends_at: number
  }>(
    sql`select promotion_id, member_id, joined_at, ends_at from promotion_entry where member_id = any(${[...memberIds]}::bigint[]) and (offer ->> 'kind') = 'RACE'`,
  )
  return rows.map((row) => ({
    promotionId: row.promotion_id,
    memberId: row.member_id,
    fromMs: row.joined_at,
    untilMs: row.ends_at,
  }))
}

/** The members in a race, in the order in which they joined. */
export async function entriesOfRace(tx: Tx, promotionId: number): Promise<Entry[]> {
  const rows = await tx.query<EntryRow>(sql`
    select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
    from promotion_entry where promotion_id = ${promotionId} and (offer ->> 'kind') = 'RACE' order by joined_at, member_id`)
  return rows.map(entryOf)
}
