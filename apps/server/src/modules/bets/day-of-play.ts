// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { clockIn, hourStartIn } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const nightEndsAt = 5

/** The last 24 hours of a member's play. */
export interface DayOfPlay {
  /** What was settled as lost; below zero for who has won. */
  losses: Amount
  /** Hours between midnight and five in which they bet. */
  nightHours: number
}

/** The play of these members in the 24 hours until a moment; `timeZone` is that of nights. */
export async function dayOfPlay(
  db: Queries,
  memberIds: readonly bigint[],
  { untilMs, timeZone }: { untilMs: number; timeZone: string },
): Promise<Map<bigint, DayOfPlay>> {
  const [from, until, ids] = [new Date(untilMs - dayMs), new Date(untilMs), [...memberIds]]
  const nights = nightHoursBetween(timeZone, untilMs - dayMs, untilMs)
  const rows = await db.query<{ member_id: bigint; losses: bigint; night_hours: bigint }>(sql`
    select member_id, sum(losses)::bigint as losses, sum(night_hours)::bigint as night_hours from (
      select member_id, sum(stake - returned) as losses, 0 as night_hours from bet_settled
      where member_id = any(${ids}::bigint[]) and recorded_at > ${from}::timestamptz - interval '1 day' and recorded_at <= ${until}
        and at > ${from} and at <= ${until} group by member_id
      union all
      select b.member_id, 0, count(distinct night.from_at)
      from bet_fact b join unnest(${nights.map(textOf)}::timestamptz[], ${nights.map((startMs) => textOf(startMs + hourMs))}::timestamptz[])
        as night (from_at, to_at) on b.at >= night.from_at and b.at < night.to_at
      where b.member_id = any(${ids}::bigint[]) and b.at > ${from} and b.at <= ${until} and b.kind = 'stake' group by b.member_id) of_each
    group by member_id`)
  return new Map(
    rows.map((row) => [
      row.member_id,
      { losses: amountOfMillionths(row.losses), nightHours: Number(row.night_hours) },
    ]),
  )
}

const textOf = (atMs: number): string => new Date(atMs).toISOString()

/** When the hours of nights begin that lie between two moments, by the clock of a zone: one may come twice in autumn. */
function nightHoursBetween(timeZone: string, fromMs: number, untilMs: number): number[] {
  const starts: number[] = []
  for (let startMs = hourStartIn(timeZone, fromMs); startMs <= untilMs; startMs += hourMs)
    if (new Date(clockIn(timeZone, startMs)).getUTCHours() < nightEndsAt) starts.push(startMs)
  return starts
}

/** Who bet between two moments. */
export const playersBetween = async (db: Queries, fromMs: number, untilMs: number): Promise<bigint[]> =>
  (
    await db.query<{ member_id: bigint }>(sql`
      select distinct member_id from bet_fact where at > ${new Date(fromMs)} and at <= ${new Date(untilMs)} and kind = 'stake'`)
  ).map(({ member_id }) => member_id)
