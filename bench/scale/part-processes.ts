// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { cpus } from 'node:os'
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { type Child, startChild } from '../shared/child.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { benchGame, benchVendor, fill } from '../wallet/fill.ts'
import type { LoadOrder, LoadReport } from '../wallet/load.ts'
import type { ServerReport } from './server.ts'

const players = 10_000
const connections = 128
const warmUpMs = 500
/** One process and its database fill fewer cores, so that a second process has nothing to win. */
const coresForTwo = 4
/** Generous: requests that are signed but not sent only cost time. */
const mostPerSecond = 16_000

interface Api {
  server: Child<ServerReport>
  load: Child<LoadReport>
  port: number
}
interface Measured {
  perSecond: number
  p99Ms: number
  cpuUs: Record<'servers' | 'database' | 'loads', number>
  busy: number
}

/**
 * Bets over HTTP at one process with the role api, and at two over the same database, alternating; each
 * process has a separate load generator, and both ways have the same number of connections. Options: --rounds
 * 3 --seconds 3.
 */
const run: Part = async (options) => {
  const database = await startBenchDatabase()
  try {
    return await measure(database, options)
  } finally {
    await database.close()
  }
}
export default run

async function measure(database: BenchDatabase, options: readonly string[]): Promise<Figure[]> {
  const rounds = numberOption(options, 'rounds', 3)
  const seconds = numberOption(options, 'seconds', 3)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const filled = await fill(database, players, publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const apis: Api[] = []
  try {
    for (let n = 0; n < 2; n += 1) apis.push(await startApi(database))
    const results: Record<'one' | 'two', Measured[]> = { one: [], two: [] }
    for (let round = 0; round <= rounds; round += 1) {
      for (const [way, chosen] of [
        ['one', apis.slice(0, 1)],
        ['two', apis],
      ] as const) {
        const count = Math.ceil((mostPerSecond / chosen.length) * (seconds + warmUpMs / 1_000))
        for (const { load } of chosen)
          await prepare(load, {
            path: `/vendors/hub88/${benchVendor}/transaction/bet`,
            game: benchGame,
            currency: 'USD',
            players: filled.players,
            privateKeyPem,
            count,
          })
        results[way].push(await drive(database, chosen, seconds))
      }
    }
    // The first round warms everything up.
    for (const measured of Object.values(results)) measured.shift()
    return [...report(results), await audit(database)]
  } finally {
    for (const { server, load } of apis) await Promise.all([server.stop(), load.stop()])
  }
}

async function startApi(database: BenchDatabase): Promise<Api> {
  const server = startChild<ServerReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-api`,
    'api',
  ])
  const started = await server.next()
  if (!('listening' in started)) throw new Error('the server did not start')
  return {
    server,
    port: started.listening,
    load: startChild<LoadReport>(new URL('../wallet/load.ts', import.meta.url)),
  }
}

async function prepare(
  load: Child<LoadReport>,
  plan: Extract<LoadOrder, { prepare: unknown }>['prepare'],
): Promise<void> {
  const prepared = await load.ask({ prepare: plan } satisfies LoadOrder)
  if (!('prepared' in prepared))
    throw new Error(`the load could not be prepared: ${JSON.stringify(prepared)}`)
}

/** One run; any answer other than a paid bet makes it worthless, so it fails. */
async function drive(database: BenchDatabase, apis: readonly Api[], seconds: number): Promise<Measured> {
  const sum = (pids: readonly number[]): number => pids.map(cpuUsOf).reduce((all, us) => all + us, 0)
  const cpuSoFar = (): Measured['cpuUs'] => ({
    servers: sum(apis.map(({ server }) => server.pid)),
    database: cpuUsOf(database.postgres.pid),
    loads: sum(apis.map(({ load }) => load.pid)),
  })
  const [before, startedMs] = [cpuSoFar(), performance.now()]
  const reports = await Promise.all(
    apis.map(({ load, port }) =>
      load.ask({
        run: { port, connections: connections / apis.length, warmUpMs, measureMs: seconds * 1_000 },
      } satisfies LoadOrder),
    ),
  )
  const [after, tookUs] = [cpuSoFar(), (performance.now() - startedMs) * 1_000]
  const results = reports.map((report) => {
    if (!('result' in report) || report.result.ranDry)
      throw new Error(`the load failed: ${JSON.stringify(report)}`)
    if (Object.keys(report.result.answers).join() !== 'RS_OK')
      throw new Error(`not every bet was taken: ${JSON.stringify(report.result.answers)}`)
    return report.result
  })
  const bets = results.reduce((all, { answers }) => all + (answers['RS_OK'] ?? 0), 0)
  const used = {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    loads: after.loads - before.loads,
  }
  return {
    perSecond: results.reduce((all, { perSecond }) => all + perSecond, 0),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
    cpuUs: { servers: used.servers / bets, database: used.database / bets, loads: used.loads / bets },
    busy: (used.servers + used.database + used.loads) / tookUs / cpus().length,
  }
}

function report(results: Record<'one' | 'two', Measured[]>): Figure[] {
  const of = (way: 'one' | 'two', read: (measured: Measured) => number): number =>
    median(results[way].map(read))
  const ratio = of('two', (one) => one.perSecond) / of('one', (one) => one.perSecond)
  console.log(
    `\nBets on the wire, end to end, durable, ${connections} connections in all; medians of rounds that took turns`,
  )
  printTable(
    [
      '',
      'per second',
      'x one',
      'p99 ms',
      'CPU of a bet, us: servers',
      'database',
      'loads',
      'of the machine used',
    ],
    (['one', 'two'] as const).map((way) => [
      `${way} of role api`,
      of(way, (one) => one.perSecond),
      (way === 'one' ? 1 : ratio).toFixed(2),
      of(way, (one) => one.p99Ms).toFixed(1),
      ...(['servers', 'database', 'loads'] as const).map((part) =>
        of(way, (one) => one.cpuUs[part]).toFixed(0),
      ),
      `${(of(way, (one) => one.busy) * 100).toFixed(0)} %`,
    ]),
  )
  const total = of('one', (one) => one.cpuUs.servers + one.cpuUs.database + one.cpuUs.loads)
  console.log(
    `One process can use one core for itself: at most ${Math.round(1e6 / of('one', (one) => one.cpuUs.servers)).toLocaleString('en')} bets a second. This machine of ${cpus().length} cores does everything of at most ${Math.round((cpus().length * 1e6) / total).toLocaleString('en')}, loads and database included.`,
  )
  return [
    {
      name: cpus().length < coresForTwo ? 'scale.processes.ratio' : 'scale.processes.ratioOnFourCores',
      value: ratio,
    },
    ...(['one', 'two'] as const).map((way) =>
      overRounds(
        `scale.processes.${way}.perSecond`,
        results[way].map(({ perSecond }) => Math.round(perSecond)),
      ),
    ),
  ]
}

async function audit(database: BenchDatabase): Promise<Figure> {
  const db = database.open(2)
  const { differences } = await checkInvariants(db, Date.now())
  await db.close()
  return { name: 'scale.differences', value: differences.length }
}
