// SPDX-License-Identifier: Apache-2.0
import { bigintArray, momentArray, sql, textArray, type Queries } from '../../../platform/db/index.ts'

/** A stake that is settled now. */
export interface SettledStake {
  memberId: bigint
  currency: string
  placedAtMs: number
}

/**
 * Which of these stakes carry the lock of a bonus: one was open at some time since they were placed. One
 * look for all of them.
 */
export async function stakesUnderBonus<Stake extends SettledStake>(
  db: Queries,
  stakes: readonly Stake[],
): Promise<ReadonlySet<Stake>> {
  if (stakes.length === 0) return new Set()
  const rows = await db.query<{ position: bigint }>(sql`
    select s.position from unnest(${bigintArray(stakes.map(({ memberId }) => memberId))}::bigint[], ${textArray(stakes.map(({ currency }) => currency))}::text[],
      ${momentArray(stakes.map(({ placedAtMs }) => placedAtMs))}::timestamptz[]) with ordinality as s (member_id, currency, placed_at, position)
    where exists (select from turnover_requirement r where r.member_id = s.member_id and r.currency = s.currency and r.account_id is not null
      and (r.ended_at is null or r.ended_at > s.placed_at) offset 0)`)
  return new Set(rows.map(({ position }) => stakes[Number(position) - 1]!))
}
