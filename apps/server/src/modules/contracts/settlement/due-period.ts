// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import { addDays, periodOf } from '@tessera/rules/contracts/periods'
import { figuresClosedTo, firstWindowSince, windowMs } from '../../agents/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { isPartOfDay } from './compute-run.ts'
import { lastRun } from './run-store.ts'
import type { Period } from './run.ts'
import { agentsSince, firstContractDay } from './running-contracts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Dividends and daily salaries are settled at 02:15 site time, hourly ones ten minutes after the hour (D-134, D-135). */
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
  { nowMs, offsetMs }: { nowMs: number; offsetMs: number },
): Promise<Period | undefined> {
  const closed = await figuresClosedTo(db, series.brandCode)
  if (!closed) return undefined
  return isPartOfDay(series)
    ? duePartOfDay(db, series, { nowMs, offsetMs, openMs: closed.openMs })
    : dueDays(db, series, { nowMs, offsetMs, today: closed.today })
}

/** When a day of the site begins. */
const startOfDay = (day: string, offsetMs: number): number => Date.parse(`${day}T00:00:00Z`) - offsetMs

async function dueDays(
  db: Queries,
  series: Series,
  { nowMs, offsetMs, today }: { nowMs: number; offsetMs: number; today: string },
): Promise<Period | undefined> {
  const last = await lastRun(db, series)
  const day = last ? addDays(last.lastDay, 1) : await firstContractDay(db, series)
  if (day === undefined) return undefined
  const { firstDay, lastDay } = periodOf(series.periodType, day)
  const endedMs = startOfDay(addDays(lastDay, 1), offsetMs)
  if (lastDay >= today || nowMs < endedMs + dayDelayMs) return undefined
  return { ...series, beganMs: startOfDay(firstDay, offsetMs), endedMs, firstDay, lastDay }
}

async function duePartOfDay(
  db: Queries,
  series: Series,
  { nowMs, offsetMs, openMs }: { nowMs: number; offsetMs: number; openMs: number },
): Promise<Period | undefined> {
  const firstDay = await firstContractDay(db, series)
  if (firstDay === undefined) return undefined
  const last = await lastRun(db, series)
  const agents = await agentsSince(db, series, last?.lastDay ?? firstDay)
  // Windows in which nothing changed pay nothing.
  const next = await firstWindowSince(db, agents, last?.endedMs ?? startOfDay(firstDay, offsetMs))
  if (!next) return undefined
  const lengthMs = series.kind === 'HOURLY' ? hourMs : windowMs
  const beganMs = Math.floor(next.beganMs / lengthMs) * lengthMs
  const endedMs = beganMs + lengthMs
  if (endedMs > openMs || nowMs < endedMs + (series.kind === 'HOURLY' ? hourDelayMs : 0)) return undefined
  return { ...series, beganMs, endedMs, firstDay: next.day, lastDay: next.day }
}
