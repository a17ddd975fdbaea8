// SPDX-License-Identifier: Apache-2.0
import { allCalls, type OperationInput } from '@tessera/contract'
import { gameIdOf } from '@tessera/server/src/modules/lottery/games/game-ids.ts'
import type { LotteryDeps } from '@tessera/server/src/modules/lottery/index.ts'
import { sellTogether } from '@tessera/server/src/modules/lottery/sale/bet-call.ts'
import { sellAlone } from '@tessera/server/src/modules/lottery/sale/sell-tickets.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database, Tx } from '@tessera/server/src/platform/db/index.ts'
import { encoded } from '@tessera/server/src/platform/http/answer-call.ts'
import { createTogether } from '@tessera/server/src/platform/http/answer-together.ts'
import { success } from '@tessera/server/src/platform/http/envelope.ts'
import { answerOnce } from '@tessera/server/src/platform/http/once.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { text, type TextKey, type TextValues } from '@tessera/texts'
import type pg from 'pg'
import { pino } from 'pino'
import { type Figure, overRounds } from '../shared/part.ts'
import type { BenchDatabase } from '../shared/bench-database.ts'
import { closedLoop } from '../shared/closed-loop.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { durableWritesPerSecond } from '../shared/disk-limit.ts'
import { median, printTable } from '../shared/report.ts'
import { sellBare } from './bare-sale.ts'
import { betOf } from './buyers.ts'
import { openDraw } from './open-draw.ts'

const gameCode = 'D5-3'
const hourMs = 3_600_000
/** As many as the pool of the server for people's calls has. */
const connections = 10
const callers = 64
const sides = ['together', 'each by itself', 'bare SQL'] as const
type Side = (typeof sides)[number]

/**
 * Sells tickets of one draw without HTTP: in the product's batches, in the product's single transactions, and in bare SQL
 * that stores the same rows in batches of the same size. In turns, so that all have the same share of the machine.
 */
export async function sellInProcess(
  database: BenchDatabase,
  owner: pg.Client,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const db = database.open(connections)
  try {
    const { rows } = await owner.query<{ id: bigint }>('select id from bench_member order by n')
    const memberIds = rows.map(({ id }) => id)
    const draw = await openDraw(owner, gameCode, Date.now() + hourMs)
    const { together, alone } = await sellers(db, memberIds, draw.numero)
    const run: Record<Side, () => Promise<number>> = {
      together: async () => (await closedLoop(callers, seconds, together)).perSecond,
      'each by itself': async () => (await closedLoop(callers, seconds, alone)).perSecond,
      'bare SQL': () => sellBare(owner, draw.id, seconds),
    }
    const writes = durableWritesPerSecond(database.dataDir, 1)
    const turns: Record<Side, { perSecond: number; cpuUs: number }>[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const turn = {} as (typeof turns)[number]
      // Who goes first changes.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const before = cpuUsOf(process.pid) + cpuUsOf(database.postgres.pid)
        const perSecond = await run[side]()
        const cpuUs = cpuUsOf(process.pid) + cpuUsOf(database.postgres.pid) - before
        turn[side] = { perSecond, cpuUs: cpuUs / (perSecond * seconds) }
      }
      turns.push(turn)
    }
    // The first round warms everything up.
    return report(turns.slice(1), writes)
  } finally {
    await db.close()
  }
}

async function sellers(db: Database, memberIds: readonly bigint[], numero: string) {
  const settings = createSettings(db, systemClock)
  await settings.refresh()
  const log = pino({ level: 'silent' })
  const deps = {
    database: db,
    clock: systemClock,
    settings,
    log,
    live: createLive(),
  } as unknown as LotteryDeps
  const call = allCalls.find(({ name }) => name === 'lottery.bet')!
  const selling = createTogether({ database: db, log }, call, sellTogether(deps) as never)
  let asked = 0
  const next = () => {
    const memberId = memberIds[asked++ % memberIds.length]!
    const input = call.input.parse(
      betOf(gameIdOf(gameCode), numero, Number(memberId)),
    ) as OperationInput<'lottery.bet'>
    const nowMs = Date.now()
    const context = {
      member: { memberId },
      brandCode: 'brand1',
      language: 'EN',
      nowMs,
      afterCommit: () => {},
    }
    const request = {
      call,
      actor: `member:${memberId}`,
      requestId: input.requestId,
      input,
      say: (key: TextKey, values?: TextValues) => text('EN', key, values),
      nowMs,
    }
    const work = async (tx: Tx) =>
      success(encoded(call, await sellAlone(tx, deps, { input, context: context as never })))
    return { request, context, work }
  }
  const sold = ({ envelope }: { envelope: { code: string } }): void => {
    if (envelope.code !== 'OK') throw new Error(`a ticket was refused: ${envelope.code}`)
  }
  return {
    together: async () => sold(await selling.answer(next())),
    alone: async () => {
      const { request, work } = next()
      sold(await answerOnce(db, request, work))
    },
  }
}

/** The CPU time of a server and a database from now on, for each of some tickets, in words. */
export function cpuSince(serverPid: number, databasePid: number): (tickets: number) => string {
  const before = [cpuUsOf(serverPid), cpuUsOf(databasePid)] as const
  return (tickets) =>
    `server ${Math.round((cpuUsOf(serverPid) - before[0]) / tickets)} µs, database ${Math.round((cpuUsOf(databasePid) - before[1]) / tickets)} µs`
}

function report(
  turns: readonly Record<Side, { perSecond: number; cpuUs: number }>[],
  writes: number,
): Figure[] {
  const of = (side: Side, figure: 'perSecond' | 'cpuUs') => median(turns.map((turn) => turn[side][figure]))
  const ratio = (one: Side, other: Side) => turns.map((turn) => turn[one].perSecond / turn[other].perSecond)
  const ofBare = overRounds('lottery.sale.ofBareSql', ratio('together', 'bare SQL'))
  const ofAlone = overRounds('lottery.sale.ofSingleSales', ratio('together', 'each by itself'))
  printTable(
    ['sale of one draw in process', 'tickets/s', 'µs of CPU a ticket'],
    sides.map((side) => [side, of(side, 'perSecond'), of(side, 'cpuUs')]),
  )
  console.log(
    `Together: ${ofAlone.value.toFixed(2)} x each by itself, ${ofBare.value.toFixed(2)} x bare SQL. The disk takes ${Math.round(writes)} single writes a second.\n`,
  )
  return [
    { name: 'lottery.sale.inProcessPerSecond', value: of('together', 'perSecond') },
    { name: 'lottery.sale.singlePerSecond', value: of('each by itself', 'perSecond') },
    { name: 'lottery.sale.bareSqlPerSecond', value: of('bare SQL', 'perSecond') },
    ofBare,
    ofAlone,
  ]
}
