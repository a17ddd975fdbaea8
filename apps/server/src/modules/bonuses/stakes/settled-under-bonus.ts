// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Which of these moments of members, by their position in the list, lie in the time of a bonus that had to be staked. */
export async function settledUnderBonus(
  db: Queries,
  moments: readonly { memberId: bigint; atMs: number }[],
): Promise<ReadonlySet<number>> {
  if (moments.length === 0) return new Set()
  const rows = await db.query<{ position: bigint }>(sql`
    select distinct m.position from unnest(${moments.map(({ memberId }) => memberId)}::bigint[], ${moments.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[])
      with ordinality as m (member_id, at, position)
    join turnover_requirement r on r.member_id = m.member_id and r.account_id is not null
      and r.opened_at <= m.at and (r.ended_at is null or r.ended_at >= m.at)`)
  return new Set(rows.map(({ position }) => Number(position) - 1))
}
