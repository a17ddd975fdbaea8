// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { MemberType } from './member-type.ts'

/** What offers to members are judged by. */
export interface OfferFacts {
  memberId: bigint
  username: string
  type: MemberType
  enabled: boolean
  rankLevel: number
  labels: string[]
  registeredAtMs: number
  /** The country that they say they are from; null: they did not say. */
  nationality: string | null
}

interface FactsRow {
  id: bigint
  username: string
  type: MemberType
  enabled: boolean
  rank_level: number
  labels: string[]
  registered_at: number
  nationality: string | null
}

const factsOf = (row: FactsRow): OfferFacts => ({
  memberId: row.id,
  username: row.username,
  type: row.type,
  enabled: row.enabled,
  rankLevel: row.rank_level,
  labels: row.labels,
  registeredAtMs: row.registered_at,
  nationality: row.nationality,
})

export async function offerFactsOf(db: Queries, memberId: bigint): Promise<OfferFacts | undefined> {
  const row = await db.one<FactsRow>(sql`
    select m.id, m.username, m.type, m.enabled, m.rank_level, m.labels, m.registered_at, p.nationality
    from member m left join member_profile p on p.member_id = m.id where m.id = ${memberId}`)
  return row && factsOf(row)
}

/** The same for the members of a brand in the order of their ids: a page of those after `afterId`. */
export async function offerFactsAt(
  db: Queries,
  brandCode: string,
  { afterId, limit }: { afterId: bigint; limit: number },
): Promise<OfferFacts[]> {
  const rows = await db.query<FactsRow>(sql`
    select m.id, m.username, m.type, m.enabled, m.rank_level, m.labels, m.registered_at, p.nationality
    from member m left join member_profile p on p.member_id = m.id
    where m.brand_code = ${brandCode} and m.id > ${afterId} order by m.id limit ${limit}`)
  return rows.map(factsOf)
}
