// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { calendarDay } from '@tessera/rules/lottery/statistics/calendar-days'
import { appearanceChance, deviationOf, expectedHits } from '@tessera/rules/lottery/statistics/chi-square'
import {
  createDrawCounter,
  currentGap,
  type CountedRun,
  type SpanTally,
} from '@tessera/rules/lottery/statistics/count-draws'
import { countedSeries, type CountedSeries } from '@tessera/rules/lottery/statistics/counted-series'
import { historyFormOf } from '@tessera/rules/lottery/statistics/history-forms'
import { weekDayOf } from '@tessera/rules/lottery/vietnam-days'
import { splitRows } from '@tessera/rules/lottery/winning-number'
import type { Queries } from '../../../platform/db/index.ts'
import { isCountedByDay } from './count-days.ts'
import { dayCounts } from './day-count-store.ts'
import { historyDraws, type Span } from './history-store.ts'
import { siteDraws } from './site-draws.ts'

export type Statistics = OperationOutput<'lottery.statistics'>
export type StatisticsAsked = Omit<OperationInput<'lottery.statistics'>, 'gameId'>

/** Days without a count of their own are read draw by draw: today, and yesterday until it is counted. */
const daysReadByDraw = 3

/** Counts the draws of a source on the days of a span. */
export async function countSource(
  db: Queries,
  lottery: Lottery,
  { source, weekDay }: StatisticsAsked,
  span: Span,
): Promise<SpanTally> {
  const weekDays =
    weekDay === undefined ? lottery.drawDays : lottery.drawDays.filter((day) => day === weekDay)
  const counter = createDrawCounter(countedSeries(lottery))
  if (source === 'state') {
    const form = historyFormOf(lottery)
    for (const draw of form ? await historyDraws(db, form, { ...span, weekDays }) : [])
      counter.addDraw(draw.day, splitRows(draw.winningNumber))
    return counter.total()
  }
  const byDay = isCountedByDay(lottery)
  const counted = byDay ? await dayCounts(db, lottery, span) : new Map<number, CountedRun>()
  const read = await siteDraws(db, lottery.gameCode, {
    ...span,
    firstDay: byDay ? Math.max(span.firstDay, span.lastDay - daysReadByDraw + 1) : span.firstDay,
  })
  const drawsByDay = Map.groupBy(
    read.filter(({ day }) => !counted.has(day)),
    ({ day }) => day,
  )
  for (const day of [...counted.keys(), ...drawsByDay.keys()].toSorted((one, other) => one - other)) {
    if (!weekDays.includes(weekDayOf(day))) continue
    const run = counted.get(day)
    if (run) counter.addRun(day, run)
    for (const draw of drawsByDay.get(day) ?? []) counter.addDraw(day, splitRows(draw.winningNumber))
  }
  return counter.total()
}

/** What a player is shown of counted draws. */
export function presentSeries(lottery: Lottery, tally: SpanTally): Statistics['series'] {
  if (tally.draws === 0) return []
  return countedSeries(lottery).map((series, index) => ({
    key: series.key,
    values: valuesOf(series, index, tally),
    expectedHits: expectedHits(series, tally.draws),
    appearanceChance: appearanceChance(series),
    deviation: deviationOf(series, tally.series[index]?.hits ?? [], tally.draws) ?? null,
  }))
}

function valuesOf(
  { values, first, digits }: CountedSeries,
  index: number,
  tally: SpanTally,
): Statistics['series'][number]['values'] {
  const counts = tally.series[index]
  return Array.from({ length: values }, (_, value) => {
    const lastDay = tally.lastDays[index]?.[value]
    return {
      value: String(value + first).padStart(digits, '0'),
      hits: counts?.hits[value] ?? 0,
      drawsWith: counts?.drawsWith[value] ?? 0,
      lastDay: lastDay === undefined ? null : calendarDay(lastDay),
      gap: currentGap(tally, index, value),
      longestGap: counts?.longest[value] ?? 0,
    }
  })
}
