// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The bonus for reaching a rank. */
export interface RankBonus {
  memberId: bigint
  rankLevel: number
  amount: Amount
}

/** Stores which bonuses members have been given: one of each rank for life. */
export async function insertBonuses(tx: Tx, bonuses: readonly RankBonus[], nowMs: number): Promise<void> {
  if (bonuses.length === 0) return
  await tx.query(sql`
    insert into rank_bonus (member_id, rank_level, amount, granted_at)
    select b.member_id, b.rank_level, b.amount, ${new Date(nowMs)} from unnest(${bonuses.map(({ memberId }) => memberId)}::bigint[], ${bonuses.map(({ rankLevel }) => rankLevel)}::smallint[],
      ${bonuses.map(({ amount }) => String(amount))}::bigint[]) as b (member_id, rank_level, amount) order by b.member_id, b.rank_level
    on conflict do nothing`)
}

/** The bonuses that a member has had. */
export async function bonusesOf(
  db: Queries,
  memberId: bigint,
): Promise<{ rankLevel: number; amount: Amount; time: number }[]> {
  const rows = await db.query<{ rank_level: number; amount: bigint; granted_at: number }>(sql`
    select rank_level, amount, granted_at from rank_bonus where member_id = ${memberId} order by rank_level`)
  return rows.map((row) => ({
    rankLevel: row.rank_level,
    amount: amountOfMillionths(row.amount),
    time: row.granted_at,
  }))
}
