// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The contact of an operator who looks after members of high ranks. */
export interface RankManager {
  operatorId: number
  /** What members see. */
  name: string
  link: string
}

/** Every operator with a contact, and how many members they look after. */
export const listManagers = async (db: Queries): Promise<(RankManager & { members: number })[]> =>
  (
    await db.query<RankManager & { members: bigint }>(sql`
      select g.operator_id as "operatorId", g.name, g.link, (select count(*) from rank_managed m where m.operator_id = g.operator_id) as members
      from rank_manager g order by g.operator_id`)
  ).map((row) => ({ ...row, members: Number(row.members) }))

export async function saveManager(tx: Tx, { operatorId, name, link }: RankManager): Promise<void> {
  await tx.query(sql`
    insert into rank_manager (operator_id, name, link) values (${operatorId}, ${name}, ${link})
    on conflict (operator_id) do update set name = excluded.name, link = excluded.link`)
}

/** The operator with a contact under this id, or undefined. */
export const findManager = (db: Queries, operatorId: number): Promise<RankManager | undefined> =>
  db.one<RankManager>(
    sql`select operator_id as "operatorId", name, link from rank_manager where operator_id = ${operatorId}`,
  )

/** Who looks after a member, or undefined. */
export const managerOf = (db: Queries, memberId: bigint): Promise<RankManager | undefined> =>
  db.one<RankManager>(sql`
    select g.operator_id as "operatorId", g.name, g.link from rank_managed m join rank_manager g on g.operator_id = m.operator_id where m.member_id = ${memberId}`)

/** Makes an operator the manager of a member; undefined: nobody. */
export async function assignManager(tx: Tx, memberId: bigint, operatorId: number | undefined): Promise<void> {
  if (operatorId === undefined) await tx.query(sql`delete from rank_managed where member_id = ${memberId}`)
  else
    await tx.query(sql`
      insert into rank_managed (member_id, operator_id) values (${memberId}, ${operatorId})
      on conflict (member_id) do update set operator_id = excluded.operator_id`)
}
