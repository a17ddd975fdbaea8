// SPDX-License-Identifier: Apache-2.0
import { calendarDay, dayOfCalendar } from '@tessera/rules/lottery/statistics/calendar-days'
import type { HistoryForm } from '@tessera/rules/lottery/statistics/history-forms'
import type { HistoryDraw } from '@tessera/rules/lottery/statistics/read-history'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The first and last day with a draw. */
export interface Span {
  firstDay: number
  lastDay: number
}
export interface DayDraw {
  numero: string
  day: number
  winningNumber: string
}

/** Days as `vietnam-days.ts` counts them, for a query. */
export const dateOf = (day: number): string => calendarDay(day)
export function dayOfDate(date: string): number {
  const day = dayOfCalendar(date)
  if (day === undefined) throw new Error(`the database answered the day ${date}`)
  return day
}

/** Adds imported draws; those that are there already stay as they are. Answers how many are new. */
export async function insertHistory(
  tx: Tx,
  { form, source, nowMs }: { form: HistoryForm; source: string; nowMs: number },
  draws: readonly HistoryDraw[],
): Promise<number> {
  const rows = await tx.query(sql`
    insert into lottery_history (form, draw, day, numbers, source, imported_at)
    select ${form}, draw, day, numbers, ${source}, ${new Date(nowMs)} from unnest(
      ${draws.map(({ draw }) => draw)}::text[], ${draws.map(({ day }) => dateOf(day))}::date[], ${draws.map(({ numbers }) => numbers)}::text[]) as read (draw, day, numbers)
    on conflict (form, draw) do nothing returning draw`)
  return rows.length
}

/** The first of these draws that is stored with another day or other numbers. */
export async function contradicted(
  tx: Tx,
  form: HistoryForm,
  draws: readonly HistoryDraw[],
): Promise<string | undefined> {
  const row = await tx.one<{ draw: string }>(sql`
    select read.draw from unnest(
      ${draws.map(({ draw }) => draw)}::text[], ${draws.map(({ day }) => dateOf(day))}::date[], ${draws.map(({ numbers }) => numbers)}::text[]) with ordinality as read (draw, day, numbers, position)
    join lottery_history h on h.form = ${form} and h.draw = read.draw
    where (h.day, h.numbers) is distinct from (read.day, read.numbers) order by position limit 1`)
  return row?.draw
}

/** The days that imported draws on these weekdays reach over, and where they were imported from. */
export async function historySpan(
  db: Queries,
  form: HistoryForm,
  weekDays: readonly number[],
): Promise<(Span & { importedFrom: string[] }) | undefined> {
  const row = await db.one<{ first: string | null; last: string | null; sources: string[] | null }>(sql`
    select min(day)::text as first, max(day)::text as last, array_agg(distinct source order by source) as sources from lottery_history
    where form = ${form} and extract(dow from day)::integer + 1 = any(${weekDays}::integer[])`)
  return typeof row?.first === 'string' && typeof row.last === 'string'
    ? { firstDay: dayOfDate(row.first), lastDay: dayOfDate(row.last), importedFrom: row.sources ?? [] }
    : undefined
}

/** Imported draws of these days, oldest first. */
export async function historyDraws(
  db: Queries,
  form: HistoryForm,
  { firstDay, lastDay, weekDays }: Span & { weekDays: readonly number[] },
): Promise<DayDraw[]> {
  const rows = await db.query<{ draw: string; day: string; numbers: string }>(sql`
    select draw, day::text as day, numbers from lottery_history
    where form = ${form} and day between ${dateOf(firstDay)}::date and ${dateOf(lastDay)}::date
      and extract(dow from day)::integer + 1 = any(${weekDays}::integer[])
    order by day, draw`)
  return rows.map(({ draw, day, numbers }) => ({ numero: draw, day: dayOfDate(day), winningNumber: numbers }))
}
