// SPDX-License-Identifier: Apache-2.0
import { checkInvariants, operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import { gameIdOf } from '@tessera/server/src/modules/lottery/games/game-ids.ts'
import pg from 'pg'
import type { CashierReport } from '../cashier/server.ts'
import { limitOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { closedLoop, type LoopResult } from '../shared/closed-loop.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { createBuyers, fillBuyers, type Bought, type Buyers } from './buyers.ts'
import { fillMembers } from './fill-tickets.ts'
import { openDraw } from './open-draw.ts'
import { cpuSince, sellInProcess } from './sell-in-process.ts'

const gameCode = 'D5-5'
const afterCloseMs = 500
const secondsInProcess = 2

/**
 * Tickets of one draw, durable. In process: together, each by itself, and in bare SQL, in turns. Over HTTP: as many as the
 * server can sell, beside how many empty authenticated requests it can refuse, and then at a steady rate until the very
 * close and a little beyond. Options: --members 5000 --callers 32 --seconds 6 --rate 2000 --rounds 3.
 */
const run: Part = async (options) => {
  const members = numberOption(options, 'members', 5_000)
  const seconds = numberOption(options, 'seconds', 6)
  const rate = numberOption(options, 'rate', limitOf('lottery.sale.steadyPerSecond'))
  const callers = numberOption(options, 'callers', 32)
  const rounds = numberOption(options, 'rounds', 3)
  const database = await startBenchDatabase({ shared_buffers: '512MB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(2)
  const server = startChild<CashierReport>(new URL('../cashier/server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-server`,
  ])
  try {
    await owner.connect()
    await fillMembers(owner, members)
    await fillBuyers(owner, (await operatorAccount(db, 'deposits:bench', 'USD')).id)
    const inProcess = await sellInProcess(database, owner, { rounds, seconds: secondsInProcess })
    await owner.query('delete from call_once')
    const buyers = createBuyers((await server.next()).listening, members, gameIdOf(gameCode))
    const limit = await closedLoop(callers, seconds, buyers.askNothing)
    const [before, spent] = [await countTickets(owner), cpuSince(server.pid, database.postgres.pid)]
    const most = await sellMost(owner, buyers, { callers, seconds })
    const cpuUs = spent((await countTickets(owner)) - before)
    const steady = await sellUntilClose(owner, buyers, { rate, seconds })
    buyers.close()
    const { differences } = await checkInvariants(db, Date.now())
    if (differences.length > 0) throw new Error('the ledger does not add up')
    return [...inProcess, ...report({ limit, most, steady, cpuUs }, { rate, callers })]
  } finally {
    await server.stop()
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default run

async function sellMost(
  owner: pg.Client,
  buyers: Buyers,
  { callers, seconds }: { callers: number; seconds: number },
) {
  // Long enough to be on sale throughout, and over before the next one is measured.
  const { id, numero } = await openDraw(owner, gameCode, Date.now() + (seconds + 3) * 1_000)
  const buy = async (): Promise<void> => {
    const { code } = await buyers.buy(numero, performance.now())
    if (code !== 'OK') throw new Error(`a ticket was refused: ${code}`)
  }
  await closedLoop(callers, 1, buy)
  const result = await closedLoop(callers, seconds, buy)
  await owner.query(`update lottery_draw set status = 'void', settled_at = now() where id = ${id}`)
  return result
}

async function sellUntilClose(
  owner: pg.Client,
  buyers: Buyers,
  { rate, seconds }: { rate: number; seconds: number },
) {
  const closesAtMs = Date.now() + seconds * 1_000
  const { id, numero } = await openDraw(owner, gameCode, closesAtMs)
  const startedMs = performance.now()
  const asked: Promise<Bought>[] = []
  for (let number = 0; Date.now() < closesAtMs + afterCloseMs; number += 1) {
    const dueMs = startedMs + (number * 1_000) / rate
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await pause(waitMs)
    asked.push(buyers.buy(numero, dueMs))
  }
  const answers = await Promise.all(asked)
  const sold = answers.filter(({ code }) => code === 'OK')
  const { rows } = await owner.query<{ tickets: number; counted: number }>(
    `select tickets, (select count(*)::integer from lottery_ticket where draw_id = ${id}) as counted from lottery_draw where id = ${id}`,
  )
  if (rows[0]?.tickets !== sold.length || rows[0].counted !== sold.length)
    throw new Error(`${sold.length} tickets were sold, but the draw has ${JSON.stringify(rows[0])}`)
  const refused = new Set(answers.map(({ code }) => code))
  refused.delete('OK')
  const latencies = sold.map(({ latencyMs }) => latencyMs).toSorted((one, other) => one - other)
  return {
    perSecond: sold.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    afterClose: sold.filter(({ sentAtMs }) => sentAtMs >= closesAtMs).length,
    refused: [...refused].join(', '),
  }
}

const countTickets = async (owner: pg.Client): Promise<number> =>
  (await owner.query<{ tickets: number }>('select count(*)::integer as tickets from lottery_ticket')).rows[0]!
    .tickets

function report(
  {
    limit,
    most,
    steady,
    cpuUs,
  }: {
    limit: LoopResult
    most: LoopResult
    steady: { perSecond: number; p99Ms: number; afterClose: number; refused: string }
    cpuUs: string
  },
  { rate, callers }: { rate: number; callers: number },
): Figure[] {
  printTable(
    ['sale of one draw over HTTP', 'a second', 'p99 ms', 'sold after the close'],
    [
      [`${callers} callers, empty requests that are refused`, limit.perSecond, limit.p99Ms.toFixed(1), ''],
      [`${callers} buyers, one after the other`, most.perSecond, most.p99Ms.toFixed(1), ''],
      [
        `${rate} a second until the close`,
        steady.perSecond,
        steady.p99Ms.toFixed(1),
        String(steady.afterClose),
      ],
      ['wanted', limitOf('lottery.sale.steadyPerSecond'), String(limitOf('lottery.sale.steadyP99Ms')), '0'],
    ],
  )
  const ofLimit = most.perSecond / limit.perSecond
  console.log(`Tickets for each empty request: ${ofLimit.toFixed(2)}. CPU of a ticket: ${cpuUs}`)
  console.log(`Refused with: ${steady.refused}\n`)
  return [
    { name: 'lottery.sale.steadyPerSecond', value: steady.perSecond },
    { name: 'lottery.sale.perSecond', value: most.perSecond },
    { name: 'lottery.sale.p99Ms', value: most.p99Ms },
    { name: 'lottery.sale.emptyRequests', value: limit.perSecond },
    { name: 'lottery.sale.ofEmptyRequests', value: ofLimit },
    { name: 'lottery.sale.steadyP99Ms', value: steady.p99Ms },
    { name: 'lottery.sale.afterClose', value: steady.afterClose },
  ]
}
