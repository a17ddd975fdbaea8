// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import { periodOf } from '@tessera/rules/contracts/periods'
import { dayAfter, hourStartIn, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { figuresClosedTo, firstWindowSince, windowMs } from '../../agents/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { isPartOfDay } from './compute-run.ts'
import { lastRun } from './run-store.ts'
import type { Period } from './run.ts'
import { agentsSince, firstContractDay } from './running-contracts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/**
 * Dividends and daily salaries are settled two hours and a quarter after the end of their last day, which is 02:15 site time
 * unless clocks change in that night; hourly ones ten minutes after the hour (D-134, D-135).
 */
const dayDelayMs = 2 * hourMs + 15 * minuteMs
const hourDelayMs = 10 * minuteMs

export interface Series {
  brandCode: string
  kind: ContractKind
  periodType: PeriodType
}

/**
 * The oldest period of a series that has ended, is due and is not settled. Its figures are complete: its days
 * or windows are closed, so nothing is added to them any more. Undefined when nothing is due.
 */
export async function duePeriod(
  db: Queries,
  series: Series,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<Period | undefined> {
  const closed = await figuresClosedTo(db, series.brandCode)
  if (!closed) return undefined
  return isPartOfDay(series)
    ? duePartOfDay(db, series, { nowMs, timeZone, openMs: closed.openMs })
    : dueDays(db, series, { nowMs, timeZone, today: closed.today })
}

async function dueDays(
  db: Queries,
  series: Series,
  { nowMs, timeZone, today }: { nowMs: number; timeZone: string; today: string },
): Promise<Period | undefined> {
  const last = await lastRun(db, series)
  const day = last ? dayAfter(last.lastDay) : await firstContractDay(db, series)
  if (day === undefined) return undefined
  const { firstDay, lastDay } = periodOf(series.periodType, day)
  const nextMs = startOfDayIn(timeZone, dayAfter(lastDay))
  if (lastDay >= today || nowMs < nextMs + dayDelayMs) return undefined
  // Where the site moved east since the last run, the day began while that one lasted: periods follow each other nevertheless.
  const beganMs = Math.max(startOfDayIn(timeZone, firstDay), last?.endedMs ?? 0)
  return { ...series, beganMs, endedMs: Math.max(nextMs, beganMs + windowMs), firstDay, lastDay }
}

async function duePartOfDay(
  db: Queries,
  series: Series,
  { nowMs, timeZone, openMs }: { nowMs: number; timeZone: string; openMs: number },
): Promise<Period | undefined> {
  const firstDay = await firstContractDay(db, series)
  if (firstDay === undefined) return undefined
  const last = await lastRun(db, series)
  const agents = await agentsSince(db, series, last?.lastDay ?? firstDay)
  // Windows in which nothing changed pay nothing.
  const next = await firstWindowSince(db, agents, last?.endedMs ?? startOfDayIn(timeZone, firstDay))
  if (!next) return undefined
  const isHourly = series.kind === 'HOURLY'
  const startMs = isHourly ? hourStartIn(timeZone, next.beganMs) : next.beganMs
  const endedMs = startMs + (isHourly ? hourMs : windowMs)
  // The hours of another time zone may begin within the last settled one: what it paid is not paid again.
  const beganMs = Math.max(startMs, last?.endedMs ?? startMs)
  if (endedMs > openMs || nowMs < endedMs + (isHourly ? hourDelayMs : 0)) return undefined
  return { ...series, beganMs, endedMs, firstDay: next.day, lastDay: next.day }
}
