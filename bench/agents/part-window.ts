// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { loadavg } from 'node:os'
import pg from 'pg'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { benchGame, benchVendor, fill } from '../wallet/fill.ts'
import { fillContracts, openAgentAccounts } from './fill-month.ts'
import { fillSizes, fillTree } from './fill-tree.ts'
import type { BetsReport } from './steady-bets.ts'
import type { WindowReport } from './window-server.ts'

/** From the beginning of the load until the window ends, and how much of that is compared. */
const minuteMs = 60_000
const comparedMs = 40_000
const afterSeconds = 20

interface Round {
  settledMs: number
  rolledUpMs: number
  payments: number
  bets: number
  calmP99: number
  busyP99: number
  freeShare: number
}

/**
 * Bets at a steady rate, and the end of a window of five minutes among them, with a real-time salary for every
 * agent: how long until everybody is paid, and p99 of the bets meanwhile against that of the 40 seconds before.
 * Options: --accounts 1000000 --agents 50000 --branches 3 --players 10000 --perSecond 2000 --rounds 3.
 */
const run: Part = async (options) => {
  const size = {
    accounts: numberOption(options, 'accounts', 1_000_000),
    agents: numberOption(options, 'agents', 50_000),
    branches: numberOption(options, 'branches', 3),
  }
  const players = numberOption(options, 'players', 10_000)
  const perSecond = numberOption(options, 'perSecond', 2_000)
  const count = numberOption(options, 'rounds', 3)
  const database = await startBenchDatabase({ shared_buffers: '2GB', max_wal_size: '8GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const server = () =>
    startChild<WindowReport>(new URL('./window-server.ts', import.meta.url), [database.url])
  const load = startChild<BetsReport | string>(new URL('./steady-bets.ts', import.meta.url))
  const children: { stop(): Promise<void> }[] = [load]
  try {
    await load.next()
    await owner.connect()
    await fillTree(owner, size)
    await fillSizes(owner, 'current_date - 1')
    await fillContracts(owner, {
      kind: 'REALTIME',
      periodType: 'Daily',
      startDay: new Date().toISOString().slice(0, 10),
      highest: 9_000,
    })
    await openAgentAccounts(owner)
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const filled = await fill(
      database,
      players,
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      `select ${size.agents} + 1 + n * ${Math.floor((size.accounts - size.agents) / players)} from generate_series(0, ${players - 1}) n`,
    )
    await readyLogFiles(database.postgres)
    const tested = server()
    children.push(tested)
    const started = await tested.next()
    if (!('listening' in started)) throw new Error('the server did not start')
    await tested.ask('rollUp')
    console.log(
      `${size.accounts.toLocaleString('en')} accounts, ${size.agents.toLocaleString('en')} agents are ready`,
    )
    const rounds: Round[] = []
    for (let round = 0; round <= count; round += 1) {
      const seconds = minuteMs / 1_000 + afterSeconds
      await load.ask({
        prepare: {
          path: `/vendors/hub88/${benchVendor}/transaction/bet`,
          game: benchGame,
          currency: 'USD',
          players: filled.players,
          privateKeyPem: undefined,
          closed: true,
          count: perSecond * seconds,
        },
      })
      const freeShare = await waitForCalm(30_000)
      await tested.ask({ endIn: minuteMs })
      const bets = load.ask({ drive: { port: started.listening, perSecond, seconds } })
      const settled = await tested.ask('settle')
      const report = await bets
      if (!('settledMs' in settled) || typeof report === 'string') throw new Error('no report')
      if (report.refused > 0) throw new Error(`${report.refused} bets were refused`)
      const measured = await judge(owner, settled, report, freeShare)
      // The first one warms everything up.
      if (round > 0) rounds.push(measured)
      console.log(
        `${new Date().toISOString().slice(11, 19)} ${JSON.stringify(measured)} (load ${loadavg()[0]?.toFixed(1) ?? '?'})`,
      )
      await pause(1_000)
    }
    return report(rounds)
  } finally {
    for (const child of children) await child.stop()
    await owner.end()
    await database.close()
  }
}
export default run

async function judge(
  owner: pg.Client,
  { endedAtMs, rolledUpMs, settledMs }: { endedAtMs: number; rolledUpMs: number; settledMs: number },
  { dueMs, tookMs }: BetsReport,
  freeShare: number,
): Promise<Round> {
  const p99 = (fromMs: number, toMs: number): number => {
    const taken = tookMs.filter((_, bet) => dueMs[bet]! >= fromMs && dueMs[bet]! < toMs).sort()
    return taken[Math.floor(taken.length * 0.99)] ?? Number.NaN
  }
  const { rows } = await owner.query<{ payments: number }>(
    `select count(*)::integer as payments from contract_payment where status = 'Paid' and run_id = (select id from contract_run order by began_at desc limit 1)`,
  )
  return {
    settledMs,
    rolledUpMs,
    payments: rows[0]!.payments,
    bets: dueMs.length,
    calmP99: p99(endedAtMs - comparedMs, endedAtMs - 500),
    busyP99: p99(endedAtMs, endedAtMs + settledMs),
    freeShare,
  }
}

function report(rounds: readonly Round[]): Figure[] {
  console.log()
  printTable(
    [
      'round',
      'payments',
      'rolled up, ms',
      'settled, ms',
      'limit',
      'p99 before, ms',
      'p99 meanwhile',
      'ratio',
      'limit',
      'free before',
    ],
    rounds.map((round, index) => [
      String(index + 1),
      round.payments,
      round.rolledUpMs,
      round.settledMs,
      limitOf('agents.window.settledMs'),
      round.calmP99.toFixed(1),
      round.busyP99.toFixed(1),
      (round.busyP99 / round.calmP99).toFixed(2),
      String(limitOf('agents.window.slowdown')),
      `${Math.round(round.freeShare * 100)} %`,
    ]),
  )
  return [
    overRounds(
      'agents.window.settledMs',
      rounds.map((round) => round.settledMs),
    ),
    overRounds(
      'agents.window.slowdown',
      rounds.map((round) => round.busyP99 / round.calmP99),
    ),
    { name: 'agents.window.payments', value: Math.min(...rounds.map(({ payments }) => payments)) },
  ]
}
