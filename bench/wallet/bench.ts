// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { loadavg } from 'node:os'
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { sqlDriver } from '../shared/pgbench.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { machine, median, numberOption, printTable } from '../shared/report.ts'
import { type Child, startChild } from '../shared/child.ts'
import { benchGame, benchVendor, fill, type Filled } from './fill.ts'
import type { LoadOrder, LoadReport, LoadResult } from './load.ts'
import type { ServerReport } from './server.ts'

const players = 10_000
const callersTried = [1, 8, 32, 128] as const
const connections = 128
type Mode = 'checked' | 'unchecked'
const modes: readonly Mode[] = ['checked', 'unchecked']
const nameOf = { checked: 'wallet.http.c128', unchecked: 'wallet.http.c128.unchecked' } as const

/** The two servers, each with a load generator whose requests are prepared. */
interface Side {
  server: Child<ServerReport>
  load: Child<LoadReport>
  port: number
  results: SideResult[]
}
/** CPU time of one bet in microseconds, by process: it stays the same while others use the machine. */
interface SideResult extends LoadResult {
  cpuUs: Record<Process, number>
}
type Process = 'server' | 'database' | 'load'
const processes: readonly Process[] = ['server', 'database', 'load']

/**
 * Bets over HTTP on the Hub88 wire, end to end and durable, compared with what the database itself can do
 * with its single-bet function. Bodies are signed beforehand; server, load generator and database are
 * separate processes on this machine. Limit and variants alternate. Options: --rounds 3 --seconds 3.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 3)
  const seconds = numberOption(options, 'seconds', 3)
  const database = await startBenchDatabase()
  const sides = new Map<Mode, Side>()
  try {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const filled = await fill(database, players, publicKey.export({ type: 'spki', format: 'pem' }).toString())
    await readyLogFiles(database.postgres)
    const limit = limitDriver(database, filled)
    const roughLimit = await limit.perSecond(32, 2)
    const perRun = (factor: number) =>
      Math.ceil(roughLimit * factor * (rounds + 1) * (seconds + warmUpMs / 1000))
    const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    for (const mode of modes)
      sides.set(
        mode,
        await startSide(
          database,
          mode,
          filled,
          mode === 'checked'
            ? { privateKeyPem, count: perRun(2) }
            : { privateKeyPem: undefined, count: perRun(4) },
        ),
      )
    const limits = new Map<number, number[]>(callersTried.map((callers) => [callers, []]))
    for (let round = 0; round <= rounds; round += 1) {
      for (const callers of callersTried)
        limits.get(callers)!.push(await limit.perSecond(callers, round === 0 ? 1 : seconds))
      for (const side of sides.values()) side.results.push(await drive(side, database, seconds))
    }
    // The first round warms everything up.
    for (const measured of [...limits.values(), ...[...sides.values()].map((side) => side.results)])
      measured.shift()
    return [...(await report(limit.name, limits, sides)), await audit(database)]
  } finally {
    for (const side of sides.values()) await Promise.all([side.server.stop(), side.load.stop()])
    await database.close()
  }
}
export default run

const warmUpMs = 500

const limitDriver = (database: BenchDatabase, { firstCashId, operatorAccountId }: Filled) =>
  sqlDriver(database, {
    players,
    statement: `select * from ledger_post_one('bench', 'x' || :unique, 'bet', ${firstCashId - 1n} + :player, ${operatorAccountId}, -10, null)`,
  })

async function startSide(
  database: BenchDatabase,
  mode: Mode,
  { players }: Filled,
  plan: { privateKeyPem: string | undefined; count: number },
): Promise<Side> {
  const server = startChild<ServerReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-${mode}`,
    mode,
  ])
  const started = await server.next()
  if (!('listening' in started)) throw new Error('the server did not start')
  const load = startChild<LoadReport>(new URL('./load.ts', import.meta.url))
  if (mode === 'checked') console.log(`Signing ${plan.count.toLocaleString('en')} bets …`)
  const order: LoadOrder = {
    prepare: {
      path: `/vendors/hub88/${benchVendor}/transaction/bet`,
      game: benchGame,
      currency: 'USD',
      players,
      ...plan,
    },
  }
  const prepared = await load.ask(order)
  if (!('prepared' in prepared))
    throw new Error(`the load generator could not prepare: ${JSON.stringify(prepared)}`)
  return { server, load, port: started.listening, results: [] }
}

/** One run; any answer other than a paid bet makes it worthless, so it fails. */
async function drive(side: Side, database: BenchDatabase, seconds: number): Promise<SideResult> {
  const cpuSoFar = (): Record<Process, number> => ({
    server: cpuUsOf(side.server.pid),
    database: cpuUsOf(database.postgres.pid),
    load: cpuUsOf(side.load.pid),
  })
  const before = cpuSoFar()
  const order: LoadOrder = { run: { port: side.port, connections, warmUpMs, measureMs: seconds * 1000 } }
  const reported = await side.load.ask(order)
  if (!('result' in reported)) throw new Error(`the load generator failed: ${JSON.stringify(reported)}`)
  const { answers, ranDry } = reported.result
  if (ranDry) throw new Error('the load generator ran out of prepared bets')
  if (Object.keys(answers).join() !== 'RS_OK')
    throw new Error(`not every bet was taken: ${JSON.stringify(answers)}`)
  const after = cpuSoFar()
  const perBet = (part: Process): number => (after[part] - before[part]) / (answers['RS_OK'] ?? 1)
  return {
    ...reported.result,
    cpuUs: { server: perBet('server'), database: perBet('database'), load: perBet('load') },
  }
}

/** Medians of the rounds; beside them the best round of each, for machines where others work at the same time. */
async function report(
  limitName: string,
  limits: Map<number, number[]>,
  sides: Map<Mode, Side>,
): Promise<Figure[]> {
  const limitAt = (callers: number) => median(limits.get(callers)!)
  const bestLimitAt = (callers: number) => Math.max(...limits.get(callers)!)
  const limit = Math.max(...callersTried.map(limitAt))
  const bestLimit = Math.max(...callersTried.map(bestLimitAt))
  const of = (mode: Mode, read: (result: SideResult) => number) => median(sides.get(mode)!.results.map(read))
  const rate = (mode: Mode) => of(mode, (result) => result.perSecond)
  const bestRate = (mode: Mode) => Math.max(...sides.get(mode)!.results.map((result) => result.perSecond))
  const ratio = (value: number, to: number) => Number((value / to).toFixed(2))
  console.log(
    `\nHTTP bet on the Hub88 wire, end to end, durable (fsync on), ${connections} connections; ${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
  )
  console.log(`Limit: ${limitName} on the ledger's single-bet function; L1 is its best.\n`)
  printTable(
    ['', 'per second', 'x L1', 'target x L1', 'p50 ms', 'p99 ms', 'target p99', 'best round', 'x best L1'],
    [
      ...callersTried.map((callers) => [
        `limit, ${callers} clients`,
        limitAt(callers),
        ratio(limitAt(callers), limit).toFixed(2),
        '',
        '',
        '',
        '',
        bestLimitAt(callers),
        ratio(bestLimitAt(callers), bestLimit).toFixed(2),
      ]),
      ...modes.map((mode) => [
        mode === 'checked' ? 'HTTP bet, signature checked' : 'HTTP bet, check left out',
        rate(mode),
        ratio(rate(mode), limit).toFixed(2),
        limitOf(`${nameOf[mode]}.ratio`).toFixed(1),
        of(mode, (result) => result.p50Ms).toFixed(2),
        of(mode, (result) => result.p99Ms).toFixed(2),
        mode === 'checked' ? String(limitOf('wallet.http.c128.p99Ms')) : '',
        bestRate(mode),
        ratio(bestRate(mode), bestLimit).toFixed(2),
      ]),
    ],
  )
  console.log(
    `\nCPU time of one bet in microseconds: ${modes.map((mode) => `${mode} ${processes.map((part) => `${part} ${of(mode, (result) => result.cpuUs[part]).toFixed(1)}`).join(', ')}`).join('; ')}\n`,
  )
  const memory = await sides.get('checked')!.server.ask('memory')
  if (!('residentMegabytes' in memory)) throw new Error('the server did not tell its memory')
  return [
    { name: 'wallet.l1', value: Math.round(limit) },
    ...modes.flatMap((mode) => figuresOf(mode, sides.get(mode)!.results, limit, bestLimit)),
    { name: 'wallet.server.residentMegabytes', value: Math.round(memory.residentMegabytes) },
    { name: 'wallet.server.highestMegabytes', value: Math.round(memory.highestMegabytes) },
  ]
}

function figuresOf(mode: Mode, results: readonly SideResult[], limit: number, bestLimit: number): Figure[] {
  const name = nameOf[mode]
  const over = (figure: string, read: (result: SideResult) => number) =>
    overRounds(`${name}.${figure}`, results.map(read))
  return [
    over('perSecond', ({ perSecond }) => Math.round(perSecond)),
    over('ratio', ({ perSecond }) => perSecond / limit),
    over('p99Ms', ({ p99Ms }) => p99Ms),
    ...processes.map((part) => over(`cpuUs.${part}`, ({ cpuUs }) => cpuUs[part])),
    {
      name: `${name}.bestRoundRatio`,
      value: Math.max(...results.map(({ perSecond }) => perSecond)) / bestLimit,
    },
  ]
}

async function audit(database: BenchDatabase): Promise<Figure> {
  const db = database.open(2)
  const { differences } = await checkInvariants(db, Date.now())
  await db.close()
  return { name: 'wallet.differences', value: differences.length }
}
