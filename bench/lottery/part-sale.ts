// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { checkInvariants, operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import { gameIdOf } from '@tessera/server/src/modules/lottery/games/game-ids.ts'
import pg from 'pg'
import type { CashierReport } from '../cashier/server.ts'
import type { Part, Result } from '../lobby/result.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { closedLoop } from '../shared/closed-loop.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { createBuyers, fillBuyers, type Bought, type Buyers } from './buyers.ts'
import { fillMembers } from './fill-tickets.ts'

const gameCode = 'D5-5'
const wanted = { perSecond: 2_000, p99Ms: 60 }
const afterCloseMs = 500

/**
 * Tickets of one draw over HTTP, durable: as many as the server can sell, and then at a steady rate until its very close
 * and a little beyond. Options: --members 5000 --callers 32 --seconds 6 --rate 2000.
 */
const run: Part = async (options) => {
  const members = numberOption(options, 'members', 5_000)
  const seconds = numberOption(options, 'seconds', 6)
  const rate = numberOption(options, 'rate', wanted.perSecond)
  const callers = numberOption(options, 'callers', 32)
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
    const buyers = createBuyers((await server.next()).listening, members, gameIdOf(gameCode))
    const cpu = () => [cpuUsOf(server.pid), cpuUsOf(database.postgres.pid), process.cpuUsage().user + process.cpuUsage().system]
    const before = cpu()
    const most = await sellMost(owner, buyers, { callers, seconds })
    const after = cpu()
    const { rows: [c] } = await owner.query('select count(*)::int as n from lottery_ticket')
    console.log('us per ticket server, db, client', after.map((v, i) => Math.round((v - before[i]!) / c.n)), c.n)
    const { rows: st } = await owner.query(`select round(total_exec_time) ms, calls, round((total_exec_time/calls)::numeric,3) per, left(query, 110) q from pg_stat_statements order by 1 desc limit 22`).catch(() => ({ rows: [] }))
    for (const r of st) console.log(r.ms, r.calls, r.per, r.q.replace(/\s+/g, ' '))
    const steady = await sellUntilClose(owner, buyers, { rate, seconds })
    buyers.close()
    const { differences } = await checkInvariants(db, Date.now())
    if (differences.length > 0) throw new Error('the ledger does not add up')
    return report(most, steady, { rate, callers })
  } finally {
    await server.stop()
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default run

let draws = 0
async function openDraw(owner: pg.Client, closesAtMs: number): Promise<{ id: bigint; numero: string }> {
  const numero = `bench${(draws += 1)}`
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      gameCode,
      numero,
      new Date(closesAtMs + 3_000),
      new Date(closesAtMs),
      randomBytes(32),
      randomBytes(32).toString('hex'),
    ],
  )
  return { id: rows[0]!.id, numero }
}

async function sellMost(
  owner: pg.Client,
  buyers: Buyers,
  { callers, seconds }: { callers: number; seconds: number },
) {
  // Long enough to be on sale throughout, and over before the next one is measured.
  const { id, numero } = await openDraw(owner, Date.now() + (seconds + 3) * 1_000)
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
  const { id, numero } = await openDraw(owner, closesAtMs)
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

function report(
  most: { perSecond: number; p50Ms: number; p99Ms: number },
  steady: { perSecond: number; p99Ms: number; afterClose: number; refused: string },
  { rate, callers }: { rate: number; callers: number },
): Result[] {
  printTable(
    ['sale of one draw', 'tickets/s', 'p99 ms', 'sold after the close'],
    [
      [`${callers} buyers, one after the other`, most.perSecond, most.p99Ms.toFixed(1), ''],
      [
        `${rate} a second until the close`,
        steady.perSecond,
        steady.p99Ms.toFixed(1),
        String(steady.afterClose),
      ],
      ['wanted', wanted.perSecond, String(wanted.p99Ms), '0'],
    ],
  )
  console.log(`Refused with: ${steady.refused}`)
  return [
    { name: 'lottery.sale.perSecond', value: most.perSecond, holds: most.perSecond >= wanted.perSecond },
    { name: 'lottery.sale.steadyP99Ms', value: steady.p99Ms, holds: steady.p99Ms < wanted.p99Ms },
    { name: 'lottery.sale.afterClose', value: steady.afterClose, holds: steady.afterClose === 0 },
  ]
}
