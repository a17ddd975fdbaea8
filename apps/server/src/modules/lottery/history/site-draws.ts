// SPDX-License-Identifier: Apache-2.0
import { dayOf, startOfDay } from '@tessera/rules/lottery/vietnam-days'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { DayDraw, Span } from './history-store.ts'

export interface SiteDraw extends DayDraw {
  drawAtMs: number
}

interface Row {
  numero: string
  draw_at: number
  winning_number: string
}
/** The day in Vietnam to which a draw belongs: one at midnight to the day that ends. */
export const dayOfDraw = (drawAtMs: number): number => dayOf(drawAtMs - 1)
const drawOf = ({ numero, draw_at: drawAtMs, winning_number: winningNumber }: Row): SiteDraw => ({
  numero,
  drawAtMs,
  day: dayOfDraw(drawAtMs),
  winningNumber,
})

/** The first and the last day on which this site has drawn a lottery. */
export async function siteSpan(
  db: Queries,
  gameCode: string,
): Promise<(Span & { lastNumero: string }) | undefined> {
  const [last, first] = await Promise.all([
    db.one<{ numero: string; draw_at: number }>(sql`
      select numero, draw_at from lottery_draw where game_code = ${gameCode} and winning_number is not null order by draw_at desc limit 1`),
    db.one<{ draw_at: number }>(sql`
      select draw_at from lottery_draw where game_code = ${gameCode} and winning_number is not null order by draw_at limit 1`),
  ])
  return (
    last &&
    first && {
      firstDay: dayOfDraw(first.draw_at),
      lastDay: dayOfDraw(last.draw_at),
      lastNumero: last.numero,
    }
  )
}

/** The draws of these days that were made, oldest first. */
export async function siteDraws(
  db: Queries,
  gameCode: string,
  { firstDay, lastDay }: Span,
): Promise<SiteDraw[]> {
  const rows = await db.query<Row>(sql`
    select numero, draw_at, coalesce(corrected_number, winning_number) as winning_number from lottery_draw
    where game_code = ${gameCode} and winning_number is not null
      and draw_at > ${new Date(startOfDay(firstDay))} and draw_at <= ${new Date(startOfDay(lastDay + 1))}
    order by draw_at`)
  return rows.map(drawOf)
}
