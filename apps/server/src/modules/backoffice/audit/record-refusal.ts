// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** A repeated refusal of one operator at one call within this time is one row. */
const onceInMs = 60_000

/** Records that an operator was refused a call for which they have no permission. */
export async function recordRefusal(
  db: Queries,
  { operatorId, name }: { operatorId: number; name: string },
  { call, nowMs }: { call: string; nowMs: number },
): Promise<void> {
  const subject = `call:${call}`
  await db.query(sql`
    insert into operator_action (operator_id, operator_name, action, subject, at)
    select ${operatorId}, ${name}, 'refusedCall', ${subject}, ${new Date(nowMs)}
    where not exists (select from operator_action
      where subject = ${subject} and operator_id = ${operatorId} and action = 'refusedCall' and at > ${new Date(nowMs - onceInMs)})`)
}
