// SPDX-License-Identifier: Apache-2.0
import { yearsBetween } from '@tessera/rules/members/profile'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * A member's age in full years on the current day in site time. Undefined without a
 * birthday.
 */
export async function ageOf(
  db: Queries,
  { memberId, nowMs, timeZone }: { memberId: bigint; nowMs: number; timeZone: string },
): Promise<number | undefined> {
  const row = await db.one<{ birthday: string }>(
    sql`select birthday::text from member_profile where member_id = ${memberId} and birthday is not null`,
  )
  return row && yearsBetween(row.birthday, dayIn(timeZone, nowMs))
}
