// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { calendarDay } from '@tessera/rules/lottery/statistics/calendar-days'
import { historyFormOf } from '@tessera/rules/lottery/statistics/history-forms'
import type { Database, Queries } from '../../../platform/db/index.ts'
import { historySpan, type Span } from './history-store.ts'
import { countSource, presentSeries, type Statistics, type StatisticsAsked } from './show-statistics.ts'
import { siteSpan } from './site-draws.ts'

/** A span and the draw that ends it: as long as these are the same, so is the answer. */
interface Known extends Span {
  source: 'site' | 'state'
  importedFrom: string[]
  lastNumero: string
}

interface Held {
  state: string
  untilMs: number
  answer: Promise<Statistics>
}

/** A draw that is made late, or an import of older ones, shows after this at the latest. */
const heldMs = 5 * 60_000
const mostHeld = 400

/**
 * Statistics of lotteries. Every answer is held until the next draw, and asked for at once only by the first of those
 * who wait for it, so a crowd of visitors costs one count. Counts are made one after another, so that they never take
 * more than one connection.
 */
export function createStatistics(db: Database) {
  const held = new Map<string, Held>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** The statistics of a lottery as of its last draw. */
    async of(lottery: Lottery, asked: StatisticsAsked, nowMs: number): Promise<Statistics> {
      const known = await sourcesOf(db, lottery)
      const state = JSON.stringify(known)
      const key = JSON.stringify([lottery.gameCode, asked.source, asked.days, asked.weekDay])
      const before = held.get(key)
      if (before && before.state === state && before.untilMs > nowMs) return before.answer
      const answer = last.then(() => count(db, lottery, asked, known))
      last = answer.catch(() => undefined)
      held.delete(key)
      held.set(key, { state, untilMs: nowMs + heldMs, answer })
      for (const [oldest] of held) {
        if (held.size <= mostHeld) break
        held.delete(oldest)
      }
      answer.catch(() => {
        if (held.get(key)?.answer === answer) held.delete(key)
      })
      return answer
    },
  }
}

/** The sources that have draws of a lottery. */
export async function sourcesOf(db: Queries, lottery: Lottery): Promise<Known[]> {
  const form = historyFormOf(lottery)
  const site = await siteSpan(db, lottery.gameCode)
  const state = form && (await historySpan(db, form, lottery.drawDays))
  return [
    ...(site ? [{ ...site, source: 'site' as const, importedFrom: [] }] : []),
    ...(state ? [{ ...state, source: 'state' as const, lastNumero: '' }] : []),
  ]
}

async function count(
  db: Queries,
  lottery: Lottery,
  asked: StatisticsAsked,
  known: readonly Known[],
): Promise<Statistics> {
  const sources = known.map(({ source, importedFrom, firstDay, lastDay }) => ({
    source,
    importedFrom,
    firstDay: calendarDay(firstDay),
    lastDay: calendarDay(lastDay),
  }))
  const all = known.find(({ source }) => source === asked.source)
  if (!all) return { sources, draws: 0, firstDay: null, lastDay: null, series: [] }
  const span = { firstDay: Math.max(all.firstDay, all.lastDay - asked.days + 1), lastDay: all.lastDay }
  const tally = await countSource(db, lottery, asked, span)
  return {
    sources,
    draws: tally.draws,
    firstDay: calendarDay(span.firstDay),
    lastDay: calendarDay(span.lastDay),
    series: presentSeries(lottery, tally),
  }
}
