// SPDX-License-Identifier: Apache-2.0
import { yearsBetween } from '@tessera/rules/members/profile'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * A member's age in full years on the current day in site time (`offsetHours` from UTC). Undefined without a
 * birthday.
 */
export async function ageOf(
  db: Queries,
  { memberId, nowMs, offsetHours }: { memberId: number; nowMs: number; offsetHours: number },
): Promise<number | undefined> {
  const row = await db.one<{ birthday: string }>(
    sql`select birthday::text from member_profile where member_id = ${memberId} and birthday is not null`,
  )
  return (
    row && yearsBetween(row.birthday, new Date(nowMs + offsetHours * 3_600_000).toISOString().slice(0, 10))
  )
}
