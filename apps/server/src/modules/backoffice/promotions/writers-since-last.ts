// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Who has written the draft of a content since it was last published, by the record of what operators did. */
export async function writersSinceLast(db: Queries, id: number): Promise<number[]> {
  const rows = await db.query<{ operator_id: number }>(sql`
    select distinct operator_id from operator_action
    where subject = ${`content:${id}`} and action in ('createContent', 'saveContent') and operator_id is not null
      and id > coalesce((select max(id) from operator_action where subject = ${`content:${id}`}
        and action in ('publishContent', 'scheduleContent', 'rollBackContent')), 0)`)
  return rows.map(({ operator_id: operatorId }) => operatorId)
}
