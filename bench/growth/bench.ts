// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { loadavg } from 'node:os'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { moveChecked } from '@tessera/server/src/modules/ledger/move-checked.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { type BenchDatabase, openBenchPool, startBenchDatabase } from '../shared/bench-database.ts'
import { readyLogFiles } from '../shared/log-files.ts'
import { meaningOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { machine, median, numberOption, printTable } from '../shared/report.ts'
import { fill } from '../wallet/fill.ts'
import { fillPostings } from './fill-postings.ts'
import {
  check,
  crowdOfBets,
  deposit,
  type Ledger,
  oldRecordPage,
  recordPage,
  rollUp,
  singleBet,
  wholeCheck,
} from './measure.ts'

const players = 10_000
const fewPostings = 1_000_000
const usualMany = 2_000_000

/** A ledger, its address and its number of postings. */
interface Side extends Ledger {
  url: string
  postings: number
  megabytes: number
}

/**
 * Compares the cost of a bet, a record page, the roll-up and the check with a million postings and with many,
 * side by side in one server, in the same number of periods. Both have few vendor transactions and bet facts.
 * Fails when a bet costs more than it may. Options: --postings 2000000 --periods 8 --rounds 30. 100 million
 * take some 30 GB of disk, which is freed afterwards.
 */
const run: Part = async (options) => {
  const [postings, periods, rounds] = [
    numberOption(options, 'postings', usualMany),
    numberOption(options, 'periods', 8),
    numberOption(options, 'rounds', 30),
  ]
  // The seeded data needs no log: nobody would restore it.
  const database = await startBenchDatabase({
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    shared_buffers: '2GB',
    checkpoint_timeout: '15min',
  })
  const sides: Side[] = []
  try {
    for (const [name, count] of [
      ['few', fewPostings],
      ['many', postings],
    ] as const)
      sides.push(await makeSide(database, name, count, periods))
    const [few, many] = sides as [Side, Side]
    await readyLogFiles(database.postgres)
    return report(few, many, await measure(few, many, rounds), periods)
  } finally {
    for (const { db } of sides) await db.close()
    await database.close()
  }
}
export default run

async function makeSide(
  database: BenchDatabase,
  name: string,
  count: number,
  periods: number,
): Promise<Side> {
  const beganMs = performance.now()
  const created = { ...database, ...(await database.addDatabase(name)) }
  await migrate({ ownerUrl: created.url })
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const filled = await fill(created, players, publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const postings =
    players + (await fillPostings({ url: created.url, filled, players, postings: count, periods }))
  const db = created.open(4)
  const [size] = (
    await db.pool.query<{ megabytes: string }>(
      'select (pg_database_size(current_database()) / 1000000)::text as megabytes',
    )
  ).rows
  console.log(
    `Filled ${postings.toLocaleString('en')} postings in ${Math.round((performance.now() - beganMs) / 1_000)} s, ${size?.megabytes ?? '?'} MB.`,
  )
  return { db, filled, players, url: created.url, postings, megabytes: Number(size?.megabytes) }
}

interface Measured {
  name: string
  key: string
  few: number[]
  many: number[]
}

/** Both take turns, so that a busy moment of the machine hits both. */
async function measure(few: Side, many: Side, rounds: number): Promise<Measured[]> {
  const results: Measured[] = []
  const turns = async (
    name: string,
    key: string,
    times: number,
    ask: (side: Side) => Promise<number>,
  ): Promise<void> => {
    const result: Measured = { name, key, few: [], many: [] }
    for (let round = 0; round < times; round += 1) {
      for (const side of round % 2 ? [many, few] : [few, many])
        (side === few ? result.few : result.many).push(await ask(side))
    }
    results.push(result)
  }
  const ownerOf = new Map<Side, Database>([few, many].map((side) => [side, openOwner(side.url)]))
  await turns('check of everything', 'check.whole', 1, (side) => wholeCheck(ownerOf.get(side)!))
  for (const owner of ownerOf.values()) await owner.close()
  await turns('first roll-up', 'rollUp.first', 1, firstRollUp)
  for (const side of [few, many]) await catchUp(side)
  for (let warm = 0; warm < 20; warm += 1)
    for (const side of [few, many]) await Promise.all([singleBet(side), crowdOfBets(side), deposit(side)])
  await turns('bet by itself', 'bet.single', rounds * 20, singleBet)
  await turns('bet of a crowd of 32', 'bet.crowd', rounds * 10, crowdOfBets)
  await turns('deposit', 'deposit', rounds * 5, deposit)
  await turns('record page, last 30 days', 'record.new', rounds * 5, recordPage)
  await turns('record page, 30 days a year ago', 'record.old', rounds * 5, oldRecordPage)
  await turns('roll-up after 320 bets', 'rollUp', Math.ceil(rounds / 6), (side) => after320Bets(side, rollUp))
  await turns('check of every minute after 320 bets', 'check', Math.ceil(rounds / 6), (side) =>
    after320Bets(side, check),
  )
  return results
}

const openOwner = (url: string): Database => {
  const db = openBenchPool(url, 1)
  db.pool.options.options = '-c statement_timeout=0'
  // No time-out on either side: a check of a hundred million postings takes minutes.
  db.pool.options.query_timeout = 0
  return db
}

/** All postings at once, as the owner: the application's statements time out after 30 s. */
async function firstRollUp({ url }: Side): Promise<number> {
  const owner = openOwner(url)
  try {
    return await rollUp({ db: owner } as Ledger)
  } finally {
    await owner.close()
  }
}

/** Runs the check until its bookmark reaches the end. */
async function catchUp(side: Side): Promise<void> {
  const beganMs = performance.now()
  const owner = openOwner(side.url)
  const reached = async (): Promise<bigint> =>
    (
      await owner.pool.query<{ id: bigint }>(
        `select posting_id as id from ledger_bookmark where kind = 'checked'`,
      )
    ).rows[0]?.id ?? 0n
  for (let [before, now] = [-1n, 0n]; now > before;) {
    before = now
    await moveChecked(owner)
    now = await reached()
  }
  await owner.close()
  console.log(
    `The check caught up with ${side.postings.toLocaleString('en')} postings in ${Math.round((performance.now() - beganMs) / 1_000)} s.`,
  )
}

async function after320Bets(side: Side, ask: (side: Side) => Promise<number>): Promise<number> {
  for (let batch = 0; batch < 10; batch += 1) await crowdOfBets(side)
  return ask(side)
}

function report(few: Side, many: Side, results: readonly Measured[], periods: number): Figure[] {
  console.log(
    `\nA ledger of ${few.postings.toLocaleString('en')} postings (${few.megabytes} MB) and one of ${many.postings.toLocaleString('en')} (${many.megabytes} MB), each in ${periods + 1} periods; ${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`,
  )
  const ratioOf = (result: Measured): number => median(result.many) / median(result.few)
  printTable(
    ['', 'few: ms', 'many: ms', 'many / few', 'limit'],
    results.map((result) => [
      result.name,
      median(result.few).toFixed(2),
      median(result.many).toFixed(2),
      ratioOf(result).toFixed(2),
      meaningOf(`growth.${result.key}.ratio`).atMost?.toFixed(1) ?? '',
    ]),
  )
  return [
    { name: 'growth.postings', value: many.postings },
    { name: 'growth.megabytes', value: many.megabytes },
    ...results.flatMap((result) => [
      { name: `growth.${result.key}.ratio`, value: ratioOf(result) },
      overRounds(`growth.${result.key}.fewMs`, result.few),
      overRounds(`growth.${result.key}.manyMs`, result.many),
    ]),
  ]
}
