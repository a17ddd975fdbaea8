// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { units } from '@tessera/rules/money'
import {
  checkInvariants,
  createPostingBatcher,
  operatorAccount,
  type Account,
} from '@tessera/server/src/modules/ledger/index.ts'
import pg from 'pg'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { durableWritesPerSecond } from '../shared/disk-limit.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { closedLoop, type LoopResult } from '../shared/closed-loop.ts'
import { type SqlDriver, sqlDriver } from '../shared/pgbench.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { machine, median, numberOption, printTable } from '../shared/report.ts'

const callersTried = [1, 8, 32, 128] as const
const players = 10_000

/**
 * How fast the ledger posts, compared with what the database itself can do with the same single-bet function.
 * Limit and variant alternate, so that a busy moment of the machine affects both. Options: --rounds 5
 * --seconds 2.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 5)
  const seconds = numberOption(options, 'seconds', 2)
  const database = await startBenchDatabase()
  try {
    const { server, firstCashId } = await fill(database)
    await readyLogFiles(database.postgres)
    const limit = sqlDriver(database, {
      players,
      statement: `select * from ledger_post_one('bench', 'x' || :unique, 'bet', ${firstCashId - 1n} + :player, ${server.id}, -10, null)`,
    })
    const ledger = openLedger(database, server, firstCashId)
    const limits = new Map<number, number[]>(callersTried.map((callers) => [callers, []]))
    const posted = new Map<number, LoopResult[]>(callersTried.map((callers) => [callers, []]))
    const writes: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      writes.push(durableWritesPerSecond(dirname(database.dataDir), 1))
      for (const callers of callersTried) {
        const limitRate = await limit.perSecond(callers, round === 0 ? 1 : seconds)
        const result = await closedLoop(callers, round === 0 ? 1 : seconds, ledger.postOne)
        // The first round warms up both.
        if (round === 0) continue
        limits.get(callers)!.push(limitRate)
        posted.get(callers)!.push(result)
      }
    }
    // Last, because it leaves work for the disk.
    const freeDiskPerSecond = await limit.perSecond(1, seconds, { durable: false })
    const differences = await ledger.close()
    return [
      ...report(limit, limits, posted, { writesPerSecond: median(writes), freeDiskPerSecond }),
      { name: 'ledger.differences', value: differences },
    ]
  } finally {
    await database.close()
  }
}
export default run

async function fill(database: BenchDatabase): Promise<{ server: Account; firstCashId: bigint }> {
  const app = database.open(1)
  const server = await operatorAccount(app, 'vendor:bench', 'USD')
  const bank = await operatorAccount(app, 'deposits:bench', 'USD')
  await app.close()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const { rows } = await owner.query<{ first: bigint }>(
    `select min(id) as first from (select ledger_open('member:' || n, 'cash', 'USD') as id from generate_series(1, ${players}) n) opened`,
  )
  const firstCashId = rows[0]!.first
  await owner.query(
    `select count(ledger_post_one('bench.deposit', n::text, 'deposit', ${firstCashId - 1n} + n, ${bank.id}, ${units(1_000_000)}, null)) from generate_series(1, ${players}) n`,
  )
  await owner.query('vacuum analyze')
  await owner.end()
  return { server, firstCashId }
}

function openLedger(database: BenchDatabase, server: Account, firstCashId: bigint) {
  const pool = database.open(2)
  const batcher = createPostingBatcher(pool.pool)
  return {
    postOne: async (): Promise<void> => {
      const from: Account = {
        id: firstCashId + BigInt(Math.floor(Math.random() * players)),
        cached: true,
        currency: 'USD',
      }
      const result = await batcher.submit({
        from,
        to: server,
        amount: units(1),
        cause: 'bench',
        externalId: `y${randomBytes(8).readBigUInt64LE()}`,
        kind: 'bet',
      })
      if (result.status !== 'posted') throw new Error(`a bet was ${result.status}`)
    },
    /** Number of differences in the ledger in the end. */
    close: async (): Promise<number> => {
      await batcher.close()
      const { differences } = await checkInvariants(pool, Date.now())
      await pool.close()
      return differences.length
    },
  }
}

function report(
  limit: SqlDriver,
  limits: Map<number, number[]>,
  posted: Map<number, LoopResult[]>,
  { writesPerSecond, freeDiskPerSecond }: { writesPerSecond: number; freeDiskPerSecond: number },
): Figure[] {
  const limitAt = (callers: number): number => median(limits.get(callers)!)
  const best = Math.max(...callersTried.map(limitAt))
  const of = (callers: number, read: (result: LoopResult) => number): number =>
    median(posted.get(callers)!.map(read))
  console.log(
    `\nLedger posting, durable (fsync on), medians of ${posted.get(1)!.length} rounds; ${machine()}`,
  )
  console.log(`Limit: ${limit.name} on the same single-bet function; L1 is its best.`)
  console.log(
    `A bare durable write of one page: ${Math.round(writesPerSecond).toLocaleString('en')} per second, ${(writesPerSecond / best).toFixed(2)} x L1.`,
  )
  console.log(
    `${limit.name} with one client, if the disk cost nothing: ${Math.round(freeDiskPerSecond).toLocaleString('en')} per second, ${(freeDiskPerSecond / best).toFixed(2)} x L1: the most that a caller who waits for each bet could ever have.\n`,
  )
  printTable(
    ['', 'per second', 'x L1', 'x limit at same', 'target x L1', 'p50 ms', 'p99 ms'],
    [
      ...callersTried.map((callers) => [
        `limit, ${callers} clients`,
        limitAt(callers),
        (limitAt(callers) / best).toFixed(2),
        '',
        '',
        '',
        '',
      ]),
      ...callersTried.map((callers) => [
        `ledger, ${callers} callers`,
        of(callers, (result) => result.perSecond),
        (of(callers, (result) => result.perSecond) / best).toFixed(2),
        (of(callers, (result) => result.perSecond) / limitAt(callers)).toFixed(2),
        limitOf(`ledger.c${callers}.ratio`).toFixed(1),
        of(callers, (result) => result.p50Ms).toFixed(2),
        of(callers, (result) => result.p99Ms).toFixed(2),
      ]),
    ],
  )
  return [
    { name: 'ledger.l1', value: Math.round(best) },
    { name: 'ledger.disk.perSecond', value: Math.round(writesPerSecond) },
    { name: 'ledger.disk.ratio', value: writesPerSecond / best },
    { name: 'ledger.c1.freeDiskRatio', value: freeDiskPerSecond / best },
    ...callersTried.flatMap((callers) => {
      const rates = posted.get(callers)!.map(({ perSecond }) => perSecond)
      const against = (rate: number) => rates.map((perSecond) => perSecond / rate)
      return [
        overRounds(`ledger.c${callers}.perSecond`, rates),
        overRounds(`ledger.c${callers}.ratio`, against(best)),
        overRounds(`ledger.c${callers}.ratioSame`, against(limitAt(callers))),
      ]
    }),
  ]
}
