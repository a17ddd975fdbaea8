// SPDX-License-Identifier: Apache-2.0
import { dayPlan } from '@tessera/rules/lottery/draw-times'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { createDrawCounter, type Tally } from '@tessera/rules/lottery/statistics/count-draws'
import { countedSeries } from '@tessera/rules/lottery/statistics/counted-series'
import { dayOf } from '@tessera/rules/lottery/vietnam-days'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import type { Platform } from '../../../platform/platform.ts'
import { daysToCompare, insertDayCount, lastCountedDay, type ComparedDay } from './day-count-store.ts'
import type { DayDraw, Span } from './history-store.ts'
import { siteDraws, siteSpan } from './site-draws.ts'

/** Days before the last counted one are looked at again for so long, because a draw may be made late. */
const lookBackDays = 7
/** The draws of the last minutes of a day have this long to be made. */
const patienceMs = 60 * 60_000

/** Whether a lottery's days are counted beforehand: one with a draw a day is read as it is. */
export const isCountedByDay = (lottery: Lottery): boolean =>
  dayPlan(lottery).count > 1 && countedSeries(lottery).length > 0

type CountDeps = Pick<Platform, 'database' | 'clock'>

/** Counts the days that are over, of all lotteries that draw all day. Repeating it adds nothing. */
export async function countDays(deps: CountDeps, slotMs: number): Promise<void> {
  const lastDay = dayOf(slotMs - patienceMs) - 1
  for (const lottery of lotteries.filter(isCountedByDay)) {
    const counted = await lastCountedDay(deps.database, lottery.gameCode)
    const firstDay =
      counted === undefined
        ? (await siteSpan(deps.database, lottery.gameCode))?.firstDay
        : counted - lookBackDays
    if (firstDay !== undefined && firstDay <= lastDay) await countSpan(deps, lottery, { firstDay, lastDay })
  }
}

async function countSpan(deps: CountDeps, lottery: Lottery, span: Span): Promise<void> {
  for (const compared of await daysToCompare(deps.database, lottery.gameCode, span))
    await countDay(deps, lottery, compared)
}

/** Counts a day anew if draws or corrections came since its last count. */
export async function countDay(
  { database, clock }: CountDeps,
  lottery: Lottery,
  { day, made, counted, corrections, countedCorrections, version }: ComparedDay,
): Promise<void> {
  if (made === counted && corrections === countedCorrections) return
  const { gameCode } = lottery
  const tally = tallyOf(lottery, await siteDraws(database, gameCode, { firstDay: day, lastDay: day }))
  const nowMs = clock.now()
  await insertDayCount(database, { gameCode, day, version: version + 1, tally, corrections, nowMs })
}

/** Counts draws of one lottery in the order of their making. */
export function tallyOf(lottery: Lottery, draws: readonly DayDraw[]): Tally {
  const counter = createDrawCounter(countedSeries(lottery))
  for (const { day, numero, winningNumber } of draws) {
    const result = parseResult(lottery, winningNumber)
    if (!result) throw new Error(`the result of ${lottery.gameCode} ${numero} cannot be read`)
    counter.addDraw(day, result)
  }
  return counter.total()
}
