// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import pg from 'pg'
import { recentWins, turnover, validBetsBetween } from '@tessera/server/src/modules/bets/index.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { crowdOfBets, type Ledger, singleBet } from '../growth/measure.ts'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { figure, machine, median, numberOption, printTable } from '../shared/report.ts'
import { fill } from '../wallet/fill.ts'

/** The last migration before facts were partitioned. */
const lastBefore = 99
const players = 2_000
const quarterMs = 91 * 86_400_000
/** How many times as expensive as in one table a bet may be. */
const mostTimes = 1.03

/** A database, the measured session and its process. */
interface Side extends Ledger {
  pid: number
}

/**
 * Compares the cost of a bet and of the reports with facts in one table and in partitions of many quarters:
 * two databases of one server with the same facts, in turns. Counts the CPU time of the session, which a busy
 * machine affects least. Options:
 * --facts 1000000 --quarters 20 --rounds 200.
 */
export async function run(options: string[]): Promise<void> {
  const [facts, quarters, rounds] = [
    numberOption(options, 'facts', 1_000_000),
    numberOption(options, 'quarters', 20),
    numberOption(options, 'rounds', 200),
  ]
  const database = await startBenchDatabase({
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: '1GB',
    max_wal_size: '4GB',
  })
  const sides: Side[] = []
  try {
    for (const name of ['whole', 'parted']) sides.push(await makeSide(database, name, facts, quarters))
    await readyLogFiles(database.postgres)
    const [whole, parted] = sides as [Side, Side]
    report(
      await measure(whole, parted, rounds, quarters),
      `${facts.toLocaleString('en')} facts of ${quarters} quarters`,
    )
  } finally {
    for (const { db } of sides) await db.close()
    await database.close()
  }
}

async function makeSide(
  database: BenchDatabase,
  name: string,
  facts: number,
  quarters: number,
): Promise<Side> {
  const place = { ...database, ...(await database.addDatabase(name)) }
  await migrate({ ownerUrl: place.url, ...(name === 'whole' && { upTo: lastBefore }) })
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const filled = await fill(place, players, publicKey.export({ type: 'spki', format: 'pem' }).toString())
  await fillFacts(place.url, { parted: name === 'parted', facts, quarters })
  const db = place.open(1)
  const {
    rows: [session],
  } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { db, filled, players, pid: session!.pid }
}

/** The same facts on both sides, ordered by time; bets go to the newest quarter. */
async function fillFacts(
  url: string,
  { parted, facts, quarters }: { parted: boolean; facts: number; quarters: number },
): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const began = `now() - interval '${quarters * quarterMs} milliseconds'`
  if (parted) {
    // As if partitioned for years: the first partition is replaced by one that ended long ago.
    await owner.query('drop table bet_fact_first')
    await owner.query(
      `select bets_add_partition('bet_fact_first', '-infinity', date_trunc('quarter', ${began}, 'UTC'))`,
    )
    await owner.query(`select bets_add_partition('bet_fact_of_' || n, at, (at at time zone 'UTC' + interval '3 months') at time zone 'UTC')
      from generate_series(0, ${quarters + 1}) n cross join lateral (select (date_trunc('quarter', ${began}, 'UTC') at time zone 'UTC' + n * interval '3 months') at time zone 'UTC' as at) q
      where at < (select min(from_at) from partition_ranges('bet_fact') where from_at > now())`)
  }
  await owner.query(`insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
    select (select min(id) from member) + n % ${players}, 'BENCH', 'game', 'r' || n, 'stake', 1000000, 'USD', 1000000, true, ${began} + n * (interval '${quarters * quarterMs} milliseconds' / ${facts}), 'old/' || n
    from generate_series(1, ${facts}) n order by n`)
  await owner.query('vacuum analyze')
  await owner.end()
}

interface Measured {
  name: string
  key: string
  whole: number[]
  parted: number[]
  limit?: number
}

/** CPU time of the session's process, in microseconds. */
const cpuUs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000

async function measure(whole: Side, parted: Side, rounds: number, quarters: number): Promise<Measured[]> {
  const results: Measured[] = []
  const turns = async (
    name: string,
    key: string,
    calls: number,
    ask: (side: Side) => Promise<unknown>,
    limit?: number,
  ): Promise<void> => {
    const result: Measured = { name, key, whole: [], parted: [], ...(limit !== undefined && { limit }) }
    for (let round = -5; round < rounds; round += 1) {
      for (const side of round % 2 ? [parted, whole] : [whole, parted]) {
        const began = cpuUs(side.pid)
        for (let call = 0; call < calls; call += 1) await ask(side)
        if (round >= 0) result[side === whole ? 'whole' : 'parted'].push((cpuUs(side.pid) - began) / calls)
      }
    }
    results.push(result)
  }
  const memberOf = (side: Side): number => 1 + Math.floor(Math.random() * side.players)
  const last = async (db: Database): Promise<bigint> =>
    (await db.pool.query<{ last: bigint }>('select last_value as last from bet_fact_id_seq')).rows[0]!.last
  await turns('bet by itself', 'bet.single', 16, singleBet, mostTimes)
  await turns('32 bets of a crowd', 'bet.crowd', 8, crowdOfBets, mostTimes)
  const now = Date.now()
  await turns('turnover of a member, 30 days', 'turnover.month', 8, (side) =>
    turnover(side.db, memberOf(side), { fromMs: now - quarterMs / 3, toMs: now }),
  )
  await turns('turnover of a member, all years', 'turnover.all', 8, (side) =>
    turnover(side.db, memberOf(side), { fromMs: now - quarters * quarterMs, toMs: now }),
  )
  await turns('points of the newest 5,000 facts', 'points', 4, async (side) => {
    const upTo = await last(side.db)
    await validBetsBetween(side.db, { after: upTo - 5_000n, upTo, exceptCurrency: 'PLAY' })
  })
  await turns('latest wins', 'wins', 4, (side) => recentWins(side.db, { limit: 20 }))
  return results
}

function report(results: readonly Measured[], what: string): void {
  console.log(
    `\n${what}, in one table and in partitions; ${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}; CPU time of the session per call\n`,
  )
  const ratioOf = (result: Measured): number => median(result.parted) / median(result.whole)
  printTable(
    ['', 'one table: us', 'partitions: us', 'ratio', 'limit'],
    results.map((result) => [
      result.name,
      median(result.whole).toFixed(0),
      median(result.parted).toFixed(0),
      ratioOf(result).toFixed(3),
      result.limit?.toFixed(2) ?? '',
    ]),
  )
  console.log()
  for (const result of results) figure(`facts.${result.key}.ratio`, Number(ratioOf(result).toFixed(3)))
  const [tooDear] = results.filter((result) => result.limit !== undefined && ratioOf(result) > result.limit)
  if (tooDear)
    throw new Error(
      `${tooDear.name}: ${ratioOf(tooDear).toFixed(3)} times as much in partitions, at most ${tooDear.limit} is allowed`,
    )
}
