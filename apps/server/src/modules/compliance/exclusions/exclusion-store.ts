// SPDX-License-Identifier: Apache-2.0
import { isExcluded, type Exclusion } from '@tessera/rules/compliance/exclusions'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface StoredExclusion extends Exclusion {
  id: bigint
  memberId: bigint
  /** The operator who set it, and why. */
  byOperator: string | undefined
  reason: string | undefined
}

export interface NewExclusion extends Pick<Exclusion, 'kind' | 'fromMs' | 'untilMs'> {
  memberId: bigint
  byOperator?: string | undefined
  reason?: string | undefined
  /** The other account of the same person for which it was set. */
  becauseOf?: bigint | undefined
}

interface ExclusionRow {
  id: bigint
  member_id: bigint
  kind: Exclusion['kind']
  from_at: number
  until_at: number | null
  return_asked_at: number | null
  by_operator: string | null
  reason: string | null
}

export const exclusionOfRow = (row: ExclusionRow): StoredExclusion => ({
  id: row.id,
  memberId: row.member_id,
  kind: row.kind,
  fromMs: row.from_at,
  untilMs: row.until_at ?? undefined,
  returnAskedAtMs: row.return_asked_at ?? undefined,
  byOperator: row.by_operator ?? undefined,
  reason: row.reason ?? undefined,
})

/** The break or exclusion that a member is under, if there is one; of several the one that lasts longest. */
export async function exclusionOf(
  db: Queries,
  memberId: bigint,
  nowMs: number,
): Promise<StoredExclusion | undefined> {
  const rows = await db.query<ExclusionRow>(sql`
    select id, member_id, kind, from_at, until_at, return_asked_at, by_operator, reason from player_exclusion
    where member_id = ${memberId} and (kind = 'exclusion' or until_at > ${new Date(nowMs)})
    order by kind = 'exclusion' desc, until_at desc nulls first limit 50`)
  return rows.map(exclusionOfRow).find((exclusion) => isExcluded(exclusion, nowMs))
}

export async function insertExclusion(tx: Tx, exclusion: NewExclusion): Promise<void> {
  const { memberId, kind, fromMs, untilMs, byOperator = null, reason = null, becauseOf = null } = exclusion
  const until = untilMs === undefined ? null : new Date(untilMs)
  await tx.query(sql`
    insert into player_exclusion (member_id, kind, from_at, until_at, by_operator, reason, because_of)
    values (${memberId}, ${kind}, ${new Date(fromMs)}, ${until}, ${byOperator}, ${reason}, ${becauseOf})`)
}

/** The member asks to return from every exclusion of theirs, whose terms are all over. */
export async function saveReturnAsked(tx: Tx, memberId: bigint, nowMs: number): Promise<void> {
  await tx.query(sql`
    update player_exclusion set return_asked_at = ${new Date(nowMs)}
    where member_id = ${memberId} and kind = 'exclusion' and return_asked_at is null`)
}
