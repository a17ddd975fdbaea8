// SPDX-License-Identifier: Apache-2.0
import { Agent, request } from 'node:http'
import { generateKeyPairSync } from 'node:crypto'
import pg from 'pg'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { fillPostings } from '../growth/fill-postings.ts'
import { startBenchDatabase, type BenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { fill } from '../wallet/fill.ts'
import { fillBets, fillPayments, fillSessions, tokenOf } from './fill-records.ts'
import type { CashierReport } from './server.ts'

const members = 10_000
const requestsASecond = 200
/** The address of a proxy's client is the member's. */
const addressOf = (memberId: bigint): string =>
  `10.${memberId >> 16n}.${(memberId >> 8n) & 255n}.${memberId & 255n}`

/** The pages as the member centre asks for them, without a range: the usual one. */
const pages = {
  balance: '/wps/v2/wallets/balance',
  transactions: '/wps/relay/ODSFE2_MemTransDet?transType=ALL&pageNo=1',
  bets: '/wps/relay/MCS2_betHistory?pageNo=1',
  profit: '/wps/relay/MCS2_personalProfit?pageNo=1',
  deposits: '/wps/v2/deposits?pageNo=1',
  withdrawals: '/wps/v2/withdrawals?pageNo=1',
} as const
type PageName = keyof typeof pages
const pageNames = Object.keys(pages) as PageName[]

/**
 * The balance and the records of a member over HTTP, 200 requests a second at an even pace, with
 * five million postings and two million bets. Times count from the moment at which a request was due. Beside
 * them the same rate on a call that reads nothing of the member. Options: --postings 5000000 --bets 2000000
 * --seconds 20.
 */
const run: Part = async (options) => {
  const postings = numberOption(options, 'postings', 5_000_000)
  const bets = numberOption(options, 'bets', 2_000_000)
  const seconds = numberOption(options, 'seconds', 20)
  const database = await startBenchDatabase({
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    shared_buffers: '2GB',
  })
  const owner = new pg.Client({ connectionString: database.url })
  try {
    await owner.connect()
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const filled = await fill(database, members, pem)
    await fillPostings({ url: database.url, filled, players: members, postings, periods: 8 })
    await fillBets(owner, bets, members)
    await fillPayments(owner, 20)
    const { rows } = await owner.query<{ id: bigint }>('select id from member order by id')
    const memberIds = rows.map(({ id }) => id)
    await fillSessions(owner, memberIds)
    await owner.query('vacuum analyze')
    await readyLogFiles(database.postgres)
    return await measure(database, memberIds, seconds)
  } finally {
    await owner.end()
    await database.close()
  }
}
export default run

async function measure(database: BenchDatabase, memberIds: readonly bigint[], seconds: number) {
  const server = startChild<CashierReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-cashier`,
  ])
  try {
    const { listening } = await server.next()
    const ask = asker(listening)
    const any = (): bigint => memberIds[Math.floor(Math.random() * memberIds.length)] ?? 0n
    const idle = (): Promise<number> => ask('/wps/system/status', any())
    const mixed = () => {
      let asked = 0
      return (): Promise<number> => ask(pages[pageNames[asked++ % pageNames.length]!], any())
    }
    await paced(2, mixed())
    const limit = await paced(seconds / 2, idle)
    const byPage = new Map<PageName, number[]>()
    // CPU time says the same while others use the machine.
    const cpuUs = new Map<PageName, { server: number; database: number }>()
    const cpuNow = () => ({ server: cpuUsOf(server.pid), database: cpuUsOf(database.postgres.pid) })
    for (const name of pageNames) {
      const before = cpuNow()
      const { all: times } = await paced(seconds / 4, () => ask(pages[name], any()))
      const after = cpuNow()
      byPage.set(name, times)
      cpuUs.set(name, {
        server: (after.server - before.server) / times.length,
        database: (after.database - before.database) / times.length,
      })
    }
    const all = await paced(seconds, mixed())
    printTable(
      ['what', 'p50 ms', 'p99 ms', 'wanted p99', 'CPU us server', 'CPU us database'],
      [
        [
          'a call that reads nothing of the member',
          p(limit.all, 0.5).toFixed(1),
          p(limit.all, 0.99).toFixed(1),
          '',
          '',
          '',
        ],
        ...[...byPage].map(([name, times]) => [
          name,
          p(times, 0.5).toFixed(1),
          p(times, 0.99).toFixed(1),
          `${limitOf(`cashier.${name}P99Ms`)}`,
          Math.round(cpuUs.get(name)?.server ?? 0),
          Math.round(cpuUs.get(name)?.database ?? 0),
        ]),
        [
          'all in turns',
          p(all.all, 0.5).toFixed(1),
          p(all.all, 0.99).toFixed(1),
          `${limitOf('cashier.recordsP99Ms')}`,
          '',
          '',
        ],
      ],
    )
    const p99 = p(all.all, 0.99)
    return [
      { name: 'cashier.idleP99Ms', value: p(limit.all, 0.99) },
      { name: 'cashier.recordsP99Ms', value: p99 },
      { name: 'cashier.recordsRatio', value: p99 / p(limit.all, 0.99) },
      ...[...byPage].map(([name, times]) => ({
        name: `cashier.${name}P99Ms`,
        value: p(times, 0.99),
      })),
    ]
  } finally {
    await server.stop()
  }
}

const p = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN

/** One request of a member; fails on any answer but a successful one. */
function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return (path: string, memberId: bigint): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          path,
          headers: { authorization: `Bearer ${tokenOf(memberId)}`, 'x-forwarded-for': addressOf(memberId) },
        },
        (answer) => {
          let body = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => {
            body += part
          })
          answer.on('end', () => {
            if (answer.statusCode === 200 && body.includes('"success":true')) resolve(200)
            else reject(new Error(`${path}: ${answer.statusCode} ${body.slice(0, 200)}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end()
    })
}

/** Asks at an even pace, whatever answers take, and returns the time from when each was due to its answer. */
async function paced(seconds: number, ask: () => Promise<unknown>): Promise<{ all: number[] }> {
  const everyMs = 1_000 / requestsASecond
  const all: number[] = []
  const waiting: Promise<void>[] = []
  const beganMs = performance.now()
  for (let number = 0; number < seconds * requestsASecond; number += 1) {
    const dueMs = beganMs + number * everyMs
    const early = dueMs - performance.now()
    if (early > 0) await pause(early)
    waiting.push(ask().then(() => void all.push(performance.now() - dueMs)))
  }
  await Promise.all(waiting)
  return { all }
}
