// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** The rank of a member, and whose member it is. Trial accounts have no rank and are left out. */
export interface RankedMember {
  id: bigint
  brandCode: string
  rankLevel: number
  currency: string
}

/** The ranks of these members. */
export const ranksOf = (db: Queries, ids: readonly bigint[]): Promise<RankedMember[]> =>
  db.query<RankedMember>(sql`
    select id, brand_code as "brandCode", rank_level as "rankLevel", currency from member where id = any (${[...ids]}::bigint[]) and type <> 4 order by id`)

/** The next members of a brand with a rank above the first, in the order of their ids. */
export const rankedMembersAfter = (
  db: Queries,
  { brandCode, afterId, limit }: { brandCode: string; afterId: bigint; limit: number },
): Promise<RankedMember[]> =>
  db.query<RankedMember>(sql`
    select id, brand_code as "brandCode", rank_level as "rankLevel", currency from member
    where id > ${afterId} and brand_code = ${brandCode} and rank_level > 0 and type <> 4 order by id limit ${limit}`)

/** Changes the ranks of members. Module rewards decides about them, and records why. */
export async function updateRanks(
  tx: Tx,
  changes: readonly { memberId: bigint; rankLevel: number }[],
): Promise<void> {
  await tx.query(sql`
    update member m set rank_level = c.rank_level
    from unnest(${changes.map(({ memberId }) => memberId)}::bigint[], ${changes.map(({ rankLevel }) => rankLevel)}::smallint[]) as c (member_id, rank_level)
    where m.id = c.member_id`)
}
