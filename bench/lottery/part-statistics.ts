// SPDX-License-Identifier: Apache-2.0
import { performance } from 'node:perf_hooks'
import { drawNumber } from '@tessera/rules/lottery/draw-number'
import { drawResult } from '@tessera/rules/lottery/draw-result'
import { drawsBetween } from '@tessera/rules/lottery/draw-times'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { dayOf, startOfDay } from '@tessera/rules/lottery/vietnam-days'
import { formatResult } from '@tessera/rules/lottery/winning-number'
import { isCountedByDay, tallyOf } from '@tessera/server/src/modules/lottery/history/count-days.ts'
import { insertDayCount } from '@tessera/server/src/modules/lottery/history/day-count-store.ts'
import { insertHistory } from '@tessera/server/src/modules/lottery/history/history-store.ts'
import { createStatistics } from '@tessera/server/src/modules/lottery/history/statistics.ts'
import { sql, type Database } from '@tessera/server/src/platform/db/index.ts'
import type { Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'

const span = 1_826
const endMs = Date.parse('2026-11-23T05:00:00Z')
const patienceMs = 60_000
const gameCodes = ['MN-HCM', 'MB-HN', 'KENO', 'D5-1']

/**
 * Statistics over five years of draws, counted anew each time (nothing held): a province, the North's imported results,
 * Keno with 219,000 draws and 5D with 2.6 million. The days of the last two are counted beforehand, as the hourly job does;
 * today is stored draw by draw. Options: --times 30.
 */
const statistics: Part = async (options) => {
  const times = numberOption(options, 'times', 30)
  const bench = await startBenchDatabase({ fsync: 'off' })
  const database = bench.open(4)
  try {
    const facts: Record<string, number> = {}
    for (const gameCode of gameCodes) facts[gameCode] = await fill(database, lotteryOf(gameCode)!)
    await database.query(sql`analyze lottery_draw`)
    await waitForCalm(patienceMs)
    const rows: { gameCode: string; p50Ms: number; p99Ms: number }[] = []
    for (const gameCode of gameCodes) {
      const took: number[] = []
      for (let time = 0; time < times; time += 1) {
        const began = performance.now()
        // A fresh one holds no answers.
        const answer = await createStatistics(database).of(
          lotteryOf(gameCode)!,
          { source: gameCode === 'MB-HN' ? 'state' : 'site', days: span },
          endMs,
        )
        took.push(performance.now() - began)
        if (answer.draws !== facts[gameCode])
          throw new Error(`${gameCode}: ${answer.draws} draws were counted of ${facts[gameCode]}`)
      }
      const sorted = took.toSorted((one, other) => one - other)
      rows.push({
        gameCode,
        p50Ms: sorted[Math.floor(times / 2)]!,
        p99Ms: sorted[Math.min(times - 1, Math.floor(times * 0.99))]!,
      })
    }
    printTable(
      ['statistics of five years', 'draws', 'p50 ms', 'p99 ms'],
      rows.map(({ gameCode, p50Ms, p99Ms }) => [
        gameCode,
        facts[gameCode]!,
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
      ]),
    )
    return rows.flatMap(({ gameCode, p50Ms, p99Ms }) => [
      { name: `lottery.statistics.${gameCode}.p50Ms`, value: p50Ms },
      { name: `lottery.statistics.${gameCode}.p99Ms`, value: p99Ms },
    ])
  } finally {
    await database.close()
    await bench.close()
  }
}
export default statistics

interface FilledDraw {
  numero: string
  day: number
  atMs: number
  winningNumber: string
}

/** Stores five years of draws of a lottery up to the end, as its statistics find them. Answers how many. */
async function fill(database: Database, lottery: Lottery): Promise<number> {
  const pick = repeatable(lottery.gameCode.length)
  const days = Array.from({ length: span }, (_, index) => dayOf(endMs) - span + 1 + index)
  const drawn = days.map((day) => ({ day, draws: drawsOf(lottery, day, pick) }))
  const all = drawn.flatMap(({ draws }) => draws)
  if (lottery.gameCode === 'MB-HN') {
    await database.transaction((tx) =>
      insertHistory(
        tx,
        { form: 'XSMB', source: 'The bench', nowMs: endMs },
        all.map(({ numero, day, winningNumber }) => ({ draw: numero, day, numbers: winningNumber })),
      ),
    )
    return all.length
  }
  if (!isCountedByDay(lottery)) {
    await insertDrawn(database, lottery, all)
    return all.length
  }
  for (const { day, draws } of drawn.slice(0, -1))
    await insertDayCount(database, {
      gameCode: lottery.gameCode,
      day,
      version: 1,
      tally: tallyOf(lottery, draws),
      corrections: 0,
      nowMs: endMs,
    })
  await insertDrawn(
    database,
    lottery,
    // The first draw of all shows where the span begins.
    [...all.slice(0, 1), ...(drawn.at(-1)?.draws ?? [])],
  )
  return all.length
}

function drawsOf(lottery: Lottery, day: number, pick: (bound: number) => number): FilledDraw[] {
  return drawsBetween(lottery, startOfDay(day), Math.min(endMs, startOfDay(day + 1))).map((atMs) => ({
    numero: drawNumber(lottery, atMs),
    day,
    atMs,
    winningNumber: formatResult(drawResult(lottery, pick)),
  }))
}

async function insertDrawn(
  database: Database,
  { gameCode }: Lottery,
  draws: readonly FilledDraw[],
): Promise<void> {
  await database.query(sql`
    insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment, status, seed, winning_number, drawn_at, settled_at)
    select ${gameCode}, numero, at, at, sha256(numero::bytea), encode(sha256(sha256(numero::bytea)), 'hex'), 'settled', encode(sha256(numero::bytea), 'hex'), numbers, at, at
    from unnest(${draws.map(({ numero }) => numero)}::text[], ${draws.map(({ atMs }) => new Date(atMs))}::timestamptz[], ${draws.map(({ winningNumber }) => winningNumber)}::text[]) as drawn (numero, at, numbers)`)
}

/** A repeatable stream of numbers: the draws need only look like draws. */
function repeatable(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
