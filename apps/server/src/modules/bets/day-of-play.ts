// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

const dayMs = 86_400_000
const nightEndsAt = 5

/** The last 24 hours of a member's play. */
export interface DayOfPlay {
  /** What was settled as lost; below zero for who has won. */
  losses: Amount
  /** Hours between midnight and five in which they bet. */
  nightHours: number
}

/** The play of these members in the 24 hours until a moment; `offsetMs` is the time zone of nights. */
export async function dayOfPlay(
  db: Queries,
  memberIds: readonly number[],
  { untilMs, offsetMs }: { untilMs: number; offsetMs: number },
): Promise<Map<number, DayOfPlay>> {
  const [from, until, ids] = [new Date(untilMs - dayMs), new Date(untilMs), [...memberIds]]
  const rows = await db.query<{ member_id: number; losses: bigint; night_hours: bigint }>(sql`
    select member_id, sum(losses)::bigint as losses, sum(night_hours)::bigint as night_hours from (
      select member_id, sum(stake - returned) as losses, 0 as night_hours from bet_settled
      where member_id = any(${ids}::integer[]) and recorded_at > ${from}::timestamptz - interval '1 day' and recorded_at <= ${until}
        and at > ${from} and at <= ${until} group by member_id
      union all
      select member_id, 0, count(distinct date_trunc('hour', at)) filter (
        where extract(hour from (at + make_interval(secs => ${offsetMs / 1000})) at time zone 'UTC') < ${nightEndsAt})
      from bet_fact where member_id = any(${ids}::integer[]) and at > ${from} and at <= ${until} and kind = 'stake' group by member_id) of_each
    group by member_id`)
  return new Map(
    rows.map((row) => [
      row.member_id,
      { losses: amountOfMillionths(row.losses), nightHours: Number(row.night_hours) },
    ]),
  )
}

/** Who bet between two moments. */
export const playersBetween = async (db: Queries, fromMs: number, untilMs: number): Promise<number[]> =>
  (
    await db.query<{ member_id: number }>(sql`
      select distinct member_id from bet_fact where at > ${new Date(fromMs)} and at <= ${new Date(untilMs)} and kind = 'stake'`)
  ).map(({ member_id }) => member_id)
