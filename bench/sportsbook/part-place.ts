// SPDX-License-Identifier: Apache-2.0
import { allCalls, type OperationInput } from '@tessera/contract'
import { checkInvariants, operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import {
  placeBet,
  placeTogether,
} from '@tessera/server/src/modules/sportsbook/dealing/placing/place-bet-call.ts'
import type { SportsbookDeps } from '@tessera/server/src/modules/sportsbook/sportsbook-deps.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database, Tx } from '@tessera/server/src/platform/db/index.ts'
import { encoded } from '@tessera/server/src/platform/http/answer-call.ts'
import { createTogether } from '@tessera/server/src/platform/http/answer-together.ts'
import { success } from '@tessera/server/src/platform/http/envelope.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { text, type TextKey, type TextValues } from '@tessera/texts'
import pg from 'pg'
import { pino } from 'pino'
import type { CashierReport } from '../cashier/server.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { fillBuyers } from '../lottery/buyers.ts'
import { fillMembers } from '../lottery/fill-tickets.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { closedLoop, type LoopResult } from '../shared/closed-loop.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { sqlDriver } from '../shared/pgbench.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { fillEvents } from './fill-events.ts'
import { placeSteadily, type Steady } from './place-over-http.ts'
import { selectionsOf, singleOf, type BenchSelection } from './slips.ts'

/** As many as the pool of the server for people's calls has. */
const connections = 10
/** L1 is the best of these, as in the bench of the ledger. */
const clientsTried = [8, 32, 128] as const
const events = 50

/**
 * Singles before the start, durable: in process as fast as callers can, in turns with the ledger's own bound L1, the database's best
 * at posting one bet; and over HTTP at a steady rate. Options: --members 5000 --callers 128 --seconds 3 --rounds 3
 * --rate 500.
 */
const place: Part = async (options) => {
  const members = numberOption(options, 'members', 5_000)
  const callers = numberOption(options, 'callers', 128)
  const seconds = numberOption(options, 'seconds', 3)
  const rounds = numberOption(options, 'rounds', 3)
  const rate = numberOption(options, 'rate', 500)
  const database = await startBenchDatabase({ shared_buffers: '512MB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(connections)
  try {
    await owner.connect()
    await fillMembers(owner, members)
    await fillBuyers(owner, (await operatorAccount(db, 'deposits:bench', 'USD')).id)
    const selections = await selectionsOf(
      owner,
      await fillEvents(owner, { name: 'place', count: events, startsInHours: 5 }),
    )
    const { rows } = await owner.query<{ first: bigint; ids: bigint[] }>(
      'select min(cash) as first, array_agg(id order by n) as ids from bench_member',
    )
    const { first, ids } = rows[0]!
    const { id: contra } = await operatorAccount(db, 'vendor:bench', 'USD')
    const l1 = sqlDriver(database, {
      players: members,
      statement: `select * from ledger_post_one('bench', 'x' || :unique, 'bet', ${BigInt(first) - 1n} + :player, ${contra}, -10, null)`,
    })
    const placeOne = await placerOf(db, ids, selections)
    const turns: Turn[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const limits: number[] = []
      for (const clients of clientsTried) limits.push(await l1.perSecond(clients, round === 0 ? 1 : seconds))
      const before = cpuOf(database.postgres.pid)
      const placed = await closedLoop(callers, round === 0 ? 1 : seconds, placeOne)
      const cpuUs = cpuOf(database.postgres.pid).map(
        (us, side) => (us - before[side]!) / (placed.perSecond * (round === 0 ? 1 : seconds)),
      )
      turns.push({ l1: Math.max(...limits), placed, cpuUs })
    }
    const steady = await overHttp(database, selections, { rate, seconds: seconds * 3, members })
    const { differences } = await checkInvariants(db, Date.now())
    if (differences.length > 0) throw new Error('the ledger does not add up')
    // The first round warms everything up.
    return report(turns.slice(1), steady, { callers, rate })
  } finally {
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default place

interface Turn {
  l1: number
  placed: LoopResult
  /** Of the process and the database, for each bet. */
  cpuUs: number[]
}

const cpuOf = (databasePid: number): number[] => [cpuUsOf(process.pid), cpuUsOf(databasePid)]

/** Places a bet as the server's call does, without HTTP. */
async function placerOf(
  db: Database,
  memberIds: readonly bigint[],
  selections: readonly BenchSelection[],
): Promise<() => Promise<void>> {
  const settings = createSettings(db, systemClock)
  await settings.refresh()
  const log = pino({ level: 'silent' })
  const deps = {
    database: db,
    clock: systemClock,
    settings,
    log,
    live: createLive(),
  } as unknown as SportsbookDeps
  const call = allCalls.find(({ name }) => name === 'sportsbook.placeBet')!
  const placing = createTogether({ database: db, log }, call, placeTogether(deps) as never)
  let asked = 0
  return async () => {
    asked += 1
    const memberId = memberIds[asked % memberIds.length]!
    const input = call.input.parse(singleOf(selections, asked)) as OperationInput<'sportsbook.placeBet'>
    const nowMs = Date.now()
    const context = {
      member: { memberId },
      brandCode: 'brand1',
      language: 'EN',
      nowMs,
      afterCommit: () => {},
    }
    const work = async (tx: Tx) =>
      success(encoded(call, await placeBet(tx, deps, { input, context: context as never })))
    const request = {
      call,
      actor: `member:${memberId}`,
      requestId: input.requestId,
      input,
      say: (key: TextKey, values?: TextValues) => text('EN', key, values),
      nowMs,
    }
    const { envelope } = await placing.answer({ request, context, work })
    if (envelope.code !== 'OK') throw new Error(`a bet was refused: ${JSON.stringify(envelope)}`)
  }
}

async function overHttp(
  database: { url: string; dataDir: string },
  selections: readonly BenchSelection[],
  load: { rate: number; seconds: number; members: number },
): Promise<Steady> {
  const server = startChild<CashierReport>(new URL('../cashier/server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-server`,
  ])
  try {
    const { listening } = await server.next()
    await placeSteadily(listening, selections, { ...load, rate: load.rate / 2, seconds: 3 })
    return await placeSteadily(listening, selections, load)
  } finally {
    await server.stop()
  }
}

function report(
  turns: readonly Turn[],
  steady: Steady,
  { callers, rate }: { callers: number; rate: number },
): Figure[] {
  const of = (read: (turn: Turn) => number): number => median(turns.map(read))
  const ratio = overRounds(
    'sportsbook.place.ofL1',
    turns.map(({ l1, placed }) => placed.perSecond / l1),
  )
  const [l1, cpuUs] = [of((turn) => turn.l1), [0, 1].map((side) => of((turn) => turn.cpuUs[side]!))]
  const perSecond = of(({ placed }) => placed.perSecond)
  printTable(
    ['singles', 'a second', 'p50 ms', 'p99 ms', 'x L1'],
    [
      ['L1: one posting, at best', l1, '', '', ''],
      [
        `in process, ${callers} callers`,
        perSecond,
        of(({ placed }) => placed.p50Ms).toFixed(1),
        of(({ placed }) => placed.p99Ms).toFixed(1),
        `${ratio.value.toFixed(2)} (at least ${limitOf('sportsbook.place.ofL1').toFixed(1)})`,
      ],
      [
        `over HTTP, ${rate} a second asked`,
        (steady.placed / steady.asked) * rate,
        steady.p50Ms.toFixed(1),
        `${steady.p99Ms.toFixed(1)} (below ${limitOf('sportsbook.place.steadyP99Ms')})`,
        '',
      ],
    ],
  )
  console.log(
    `CPU of a bet: process ${Math.round(cpuUs[0]!)} µs, database ${Math.round(cpuUs[1]!)} µs. Refused over HTTP: ${steady.refused || 'none'}\n`,
  )
  return [
    { name: 'sportsbook.place.l1', value: Math.round(l1) },
    { name: 'sportsbook.place.perSecond', value: Math.round(perSecond) },
    ratio,
    { name: 'sportsbook.place.cpuUs.process', value: cpuUs[0]! },
    { name: 'sportsbook.place.cpuUs.database', value: cpuUs[1]! },
    { name: 'sportsbook.place.steadyP99Ms', value: steady.p99Ms },
    { name: 'sportsbook.place.refused', value: steady.asked - steady.placed },
  ]
}
