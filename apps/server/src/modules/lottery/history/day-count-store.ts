// SPDX-License-Identifier: Apache-2.0
import { countedSeries } from '@tessera/rules/lottery/statistics/counted-series'
import type { CountedRun, Tally } from '@tessera/rules/lottery/statistics/count-draws'
import { runFromBytes, tallyToBytes } from '@tessera/rules/lottery/statistics/tally-bytes'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { dateOf, dayOfDate, type Span } from './history-store.ts'

/** Stores the count of a day as its next version; another process that counted the same meanwhile wins. */
export async function insertDayCount(
  db: Queries,
  {
    gameCode,
    day,
    version,
    tally,
    corrections,
    nowMs,
  }: { gameCode: string; day: number; version: number; tally: Tally; corrections: number; nowMs: number },
): Promise<void> {
  await db.query(sql`
    insert into lottery_day_count (game_code, day, version, draws, counts, corrections, counted_at)
    values (${gameCode}, ${dateOf(day)}::date, ${version}, ${tally.draws}, ${Buffer.from(tallyToBytes(tally))}, ${corrections}, ${new Date(nowMs)})
    on conflict (game_code, day, version) do nothing`)
}

/** The counted days of a lottery, each with its latest version, in their order. */
export async function dayCounts(
  db: Queries,
  lottery: Lottery,
  { firstDay, lastDay }: Span,
): Promise<Map<number, CountedRun>> {
  const rows = await db.query<{ day: number; draws: number; counts: Buffer }>(sql`
    select day - date '1970-01-01' as day, draws, counts from lottery_day_count c
    where game_code = ${lottery.gameCode} and day between ${dateOf(firstDay)}::date and ${dateOf(lastDay)}::date
      and not exists (select from lottery_day_count later
        where later.game_code = ${lottery.gameCode} and later.day = c.day and later.version > c.version)
    order by day`)
  const series = countedSeries(lottery)
  return new Map(
    rows.flatMap(({ day, draws, counts }) => {
      const run = runFromBytes(series, draws, counts)
      return run ? [[day, run] as const] : []
    }),
  )
}

/** A day: what is there of it, and what its latest count has. */
export interface ComparedDay {
  day: number
  /** Draws that were made, and approved corrections of them. */
  made: number
  corrections: number
  counted: number
  countedCorrections: number
  /** 0: it was not counted so far. */
  version: number
}

/** Of the days from one on: how many draws and corrections there are, and how many the latest count has. */
export async function daysToCompare(
  db: Queries,
  gameCode: string,
  { firstDay, lastDay }: Span,
): Promise<ComparedDay[]> {
  const rows = await db.query<Omit<ComparedDay, 'day'> & { day: string }>(sql`
    select made.day::text as day, made.draws as made, made.corrections, coalesce(counted.draws, 0) as counted,
      coalesce(counted.corrections, 0) as "countedCorrections", coalesce(counted.version, 0) as version
    from (
      select ((draw_at - interval '1 ms') at time zone 'Asia/Ho_Chi_Minh')::date as day, count(*)::integer as draws,
        coalesce(sum(case when corrected_number is null then 0 else (select count(*) from lottery_correction c
          where c.draw_id = d.id and c.status in ('running', 'done')) end), 0)::integer as corrections
      from lottery_draw d
      where game_code = ${gameCode} and winning_number is not null
        and draw_at > ${dateOf(firstDay)}::timestamp at time zone 'Asia/Ho_Chi_Minh' and draw_at <= ${dateOf(lastDay + 1)}::timestamp at time zone 'Asia/Ho_Chi_Minh'
      group by 1) made
    left join lateral (
      select draws, corrections, version from lottery_day_count c where c.game_code = ${gameCode} and c.day = made.day order by version desc limit 1) counted on true
    order by made.day`)
  return rows.map(({ day, ...row }) => ({ ...row, day: dayOfDate(day) }))
}

/** The last day of a lottery that was counted. */
export async function lastCountedDay(db: Queries, gameCode: string): Promise<number | undefined> {
  const row = await db.one<{ day: string | null }>(
    sql`select max(day)::text as day from lottery_day_count where game_code = ${gameCode}`,
  )
  return typeof row?.day === 'string' ? dayOfDate(row.day) : undefined
}
