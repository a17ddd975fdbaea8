// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/**
 * Position of an account in its line: who is directly above, how many are directly below, its rank and its
 * labels.
 */
export interface Standing {
  upline: string | null
  downlines: number
  rankLevel: number
  labels: string[]
}

export async function standingOf(db: Queries, id: bigint): Promise<Standing | undefined> {
  const row = await db.one<{
    upline: string | null
    below: bigint
    rank_level: number
    labels: string[]
  }>(sql`
    select u.username as upline, (select count(*) from member b where b.upline = m.id) as below, m.rank_level, m.labels
    from member m left join member u on u.id = m.upline where m.id = ${id}`)
  return (
    row && {
      upline: row.upline,
      downlines: Number(row.below),
      rankLevel: row.rank_level,
      labels: row.labels,
    }
  )
}

/** The labels that operators have given a member. */
export const labelsOf = async (db: Queries, id: bigint): Promise<string[]> =>
  (await db.one<{ labels: string[] }>(sql`select labels from member where id = ${id}`))?.labels ?? []

/**
 * Changes of uplines at a brand wait here for each other, so that two concurrent changes cannot form a
 * circle.
 */
export async function lockLines(tx: Tx, brandCode: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`members.lines ${brandCode}`}, 0))`)
}

export async function updateLabels(tx: Tx, id: bigint, labels: readonly string[]): Promise<void> {
  await tx.query(sql`update member set labels = ${[...labels]}::text[] where id = ${id}`)
}
