// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** How far the settlement of a period of a cashback, or of a race, has come. */
export interface Settlement {
  lastJoinedAtMs: number | null
  lastMemberId: bigint
  settledAtMs: number | null
  /** Up to when a turn of a cashback counts. */
  untilMs?: number | null
}

/** The settlement, locked until the transaction ends; runs at once wait for each other here. */
export async function lockSettlement(tx: Tx, promotionId: number, item: string): Promise<Settlement> {
  await tx.query(
    sql`insert into promotion_settlement (promotion_id, item) values (${promotionId}, ${item}) on conflict do nothing`,
  )
  const row = await tx.one<{
    last_joined_at: number | null
    last_member_id: bigint
    settled_at: number | null
  }>(sql`
    select last_joined_at, last_member_id, settled_at from promotion_settlement where promotion_id = ${promotionId} and item = ${item} for update`)
  if (!row) throw new Error(`the settlement of ${item} of promotion ${promotionId} is gone`)
  return {
    lastJoinedAtMs: row.last_joined_at,
    lastMemberId: row.last_member_id,
    settledAtMs: row.settled_at,
  }
}

export async function saveSettlement(
  tx: Tx,
  promotionId: number,
  item: string,
  { lastJoinedAtMs, lastMemberId, settledAtMs, untilMs = null }: Settlement,
): Promise<void> {
  await tx.query(sql`
    update promotion_settlement set last_joined_at = ${lastJoinedAtMs === null ? null : new Date(lastJoinedAtMs)}, last_member_id = ${lastMemberId},
      settled_at = ${settledAtMs === null ? null : new Date(settledAtMs)}, until_at = ${untilMs === null ? null : new Date(untilMs)}
    where promotion_id = ${promotionId} and item = ${item}`)
}

/** The last period of this kind that was settled, such as `DAY/2026-11-24`, and up to when it counted, if that was noted. */
export const lastSettled = async (
  db: Queries,
  promotionId: number,
  kind: string,
): Promise<{ item: string; untilMs: number | null } | undefined> =>
  db.one<{ item: string; untilMs: number | null }>(sql`
    select item, until_at as "untilMs" from promotion_settlement
    where promotion_id = ${promotionId} and starts_with(item, ${`${kind}/`}) and settled_at is not null order by item desc limit 1`)
