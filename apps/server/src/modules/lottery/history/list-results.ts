// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { calendarDay } from '@tessera/rules/lottery/statistics/calendar-days'
import { historyFormOf } from '@tessera/rules/lottery/statistics/history-forms'
import { dayOf, startOfDay } from '@tessera/rules/lottery/vietnam-days'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { dateOf, dayOfDate } from './history-store.ts'

type Asked = Omit<OperationInput<'lottery.results'>, 'gameId'>
type Results = OperationOutput<'lottery.results'>
/** A part of the results, newest first, and how many there are in all. */
interface Part {
  list: Results['list']
  totalCount: number
}

/** Without a day, older results than these are not listed. */
const mostListed = 1_000
const endOfTime = Date.UTC(9999, 11, 31)

/** The results of a lottery of one source, newest first. */
export async function listResults(db: Queries, lottery: Lottery, asked: Asked): Promise<Results> {
  const day = asked.day === undefined ? undefined : dayOfDate(asked.day)
  const rows = { limit: asked.pageSize, offset: (asked.pageNo - 1) * asked.pageSize }
  const { list, totalCount } =
    asked.source === 'site' ? await listSite(db, lottery, day, rows) : await listState(db, lottery, day, rows)
  return { list, pageNo: asked.pageNo, totalPages: Math.ceil(totalCount / asked.pageSize), totalCount }
}

interface Rows {
  limit: number
  offset: number
}

async function listSite(
  db: Queries,
  { gameCode }: Lottery,
  day: number | undefined,
  rows: Rows,
): Promise<Part> {
  const [from, to] = day === undefined ? [0, endOfTime] : [startOfDay(day), startOfDay(day + 1)]
  const drawn = await db.query<{ numero: string; at: number; numbers: string; total: bigint }>(sql`
    with listed as (
      select numero, draw_at, coalesce(corrected_number, winning_number) as winning_number from lottery_draw
      where game_code = ${gameCode} and winning_number is not null
        and draw_at > ${new Date(from)} and draw_at <= ${new Date(to)}
      order by draw_at desc limit ${day === undefined ? mostListed : 2 * mostListed})
    select numero, draw_at as at, winning_number as numbers, (select count(*) from listed) as total from listed
    order by draw_at desc limit ${rows.limit} offset ${rows.offset}`)
  return {
    list: drawn.map(({ numero, at, numbers }) => ({
      numero,
      day: calendarDay(dayOf(at - 1)),
      time: at,
      winningNumber: numbers,
    })),
    totalCount: Number(drawn[0]?.total ?? 0n),
  }
}

async function listState(db: Queries, lottery: Lottery, day: number | undefined, rows: Rows): Promise<Part> {
  const form = historyFormOf(lottery)
  if (!form) return { list: [], totalCount: 0 }
  const imported = await db.query<{ draw: string; day: string; numbers: string; total: bigint }>(sql`
    with listed as (
      select draw, day, numbers from lottery_history
      where form = ${form} and extract(dow from day)::integer + 1 = any(${lottery.drawDays}::integer[])
        and (${day === undefined} or day = ${dateOf(day ?? 0)}::date)
      order by day desc, draw desc limit ${mostListed})
    select draw, day::text as day, numbers, (select count(*) from listed) as total from listed
    order by listed.day desc, draw desc limit ${rows.limit} offset ${rows.offset}`)
  return {
    list: imported.map((row) => ({ numero: row.draw, day: row.day, time: null, winningNumber: row.numbers })),
    totalCount: Number(imported[0]?.total ?? 0n),
  }
}
