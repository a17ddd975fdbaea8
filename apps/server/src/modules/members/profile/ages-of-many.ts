// SPDX-License-Identifier: Apache-2.0
import { yearsBetween } from '@tessera/rules/members/profile'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What is known of a member's age. */
export interface KnownAge {
  /** In full years on the current day in site time; undefined without a birthday. */
  ageAt(nowMs: number, timeZone: string): number | undefined
  /** The highest age that they have confirmed; undefined when none. */
  confirmed: number | undefined
}

/** The ages of many members, as `ageOf` and `confirmedAge` know those of one. */
export async function agesOfMany(db: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, KnownAge>> {
  const rows = await db.query<{ member_id: bigint; birthday: string | null; confirmed: number | null }>(sql`
    select asked.member_id, (select birthday::text from member_profile p where p.member_id = asked.member_id) as birthday,
      (select max(age) from member_age_confirmation c where c.member_id = asked.member_id) as confirmed
    from unnest(${memberIds}::bigint[]) as asked (member_id)`)
  return new Map(
    rows.map(({ member_id, birthday, confirmed }) => [
      member_id,
      {
        ageAt: (nowMs, timeZone) =>
          birthday === null ? undefined : yearsBetween(birthday, dayIn(timeZone, nowMs)),
        confirmed: confirmed ?? undefined,
      },
    ]),
  )
}
