// SPDX-License-Identifier: Apache-2.0
import type { TeamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Whether somebody of a team has a contract that counts on a day or later. */
export async function hasContracts(
  db: Queries,
  { line, before }: TeamRange,
  sinceDay: string,
): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from member_line l join contract c on c.downline_id = l.id
    where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[] and c.start_day is not null
      and coalesce(c.end_day, 'infinity') >= greatest(c.start_day, ${sinceDay}::date) limit 1`)
  return row !== undefined
}
