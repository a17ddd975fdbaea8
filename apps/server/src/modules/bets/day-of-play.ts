// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

const dayMs = 86_400_000
const nightEndsAt = 5

/** The last 24 hours of a member's play. */
export interface DayOfPlay {
  /** Stakes less returns; below zero for who has won. */
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
  const rows = await db.query<{ member_id: number; losses: bigint; night_hours: bigint }>(sql`
    select member_id, sum(case kind when 'stake' then amount else -amount end)::bigint as losses,
      count(distinct date_trunc('hour', at)) filter (where kind = 'stake'
        and extract(hour from (at + make_interval(secs => ${offsetMs / 1000})) at time zone 'UTC') < ${nightEndsAt}) as night_hours
    from bet_fact where member_id = any(${[...memberIds]}::integer[]) and at > ${new Date(untilMs - dayMs)} and at <= ${new Date(untilMs)}
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
