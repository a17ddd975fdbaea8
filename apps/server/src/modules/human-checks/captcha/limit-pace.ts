// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Whether this may be done now, given that it may be done once in `everyMs`. A yes is recorded; all processes
 * share the limit.
 */
export async function limitPace(
  db: Queries,
  subject: string,
  everyMs: number,
  nowMs: number,
): Promise<boolean> {
  const row = await db.one(sql`
    insert into identity_pace (subject, done_at) values (${subject}, ${new Date(nowMs)})
    on conflict (subject) do update set done_at = excluded.done_at where identity_pace.done_at <= ${new Date(nowMs - everyMs)}
    returning subject`)
  return row !== undefined
}
