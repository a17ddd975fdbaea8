// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, sql, type Database } from '../../platform/db/index.ts'
import { endFirstPartition } from '../../testing/end-first-partition.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  type BetFact,
  betRecord,
  prepareFactPartitions,
  recentWins,
  recordFact,
  settledUpTo,
  turnover,
  validBetsBetween,
} from './index.ts'

const boundary = Date.UTC(2026, 9, 1)
const minuteMs = 60_000
const yearMs = 365 * 86_400_000
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({
    url: database.url,
    role: 'tessera_app',
    connections: 3,
    log: pino({ level: 'silent' }),
  })
  await endFirstPartition(database.url, 'bet_fact', boundary)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

let reference = 0
const notify = (fact: Partial<BetFact>): Promise<void> =>
  db.transaction((tx) =>
    recordFact(tx, {
      memberId: 1n,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: 'r',
      kind: 'stake',
      amount: units(1),
      currency: 'USD',
      validBet: zero,
      closed: false,
      atMs: boundary,
      reference: `t${(reference += 1)}`,
      ...fact,
    }),
  )
async function as<Row extends pg.QueryResultRow>(options: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url, options })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
const liesIn = async (roundId: string): Promise<string[]> =>
  (
    await as<{ name: string }>(
      '',
      `select tableoid::regclass::text as name from bet_fact where round_id = '${roundId}' order by id`,
    )
  ).map(({ name }) => name)
const state = () =>
  db.one<{ ends_at: number; strays: bigint }>(
    sql`select ends_at, strays from partition_state() where name = 'bet_fact'`,
  )

it('adds up a round that begins in one quarter and ends in the next, and pages over the end of a quarter', async () => {
  for (let number = 1; number <= 3; number += 1) {
    await notify({
      memberId: 2n,
      roundId: `p${number}`,
      atMs: boundary + (number - 2) * minuteMs - 1,
      amount: units(number),
    })
    await notify({
      memberId: 2n,
      roundId: `p${number}`,
      atMs: boundary + number * minuteMs,
      kind: 'return',
      amount: units(9),
      validBet: units(1),
      closed: true,
    })
  }
  expect(await liesIn('p2')).toEqual(['bet_fact_first', 'bet_fact_second'])
  const around = { fromMs: boundary - 60 * minuteMs, toMs: boundary + 60 * minuteMs }
  const pages = await Promise.all([1, 2].map((page) => betRecord(db, 2n, { ...around, page, size: 2 })))
  expect(
    pages.map(({ rounds, total }) => [
      total,
      ...rounds.map(({ roundId, stake, returned, status }) => `${roundId} ${stake} ${returned} ${status}`),
    ]),
  ).toEqual([
    [3, `p3 ${units(3)} ${units(9)} settled`, `p2 ${units(2)} ${units(9)} settled`],
    [3, `p1 ${units(1)} ${units(9)} settled`],
  ])
  expect(await turnover(db, 2n, around)).toMatchObject({
    stake: units(3),
    returned: units(27),
    validBet: units(3),
  })
  expect(
    (await betRecord(db, 2n, { ...around, fromMs: boundary, page: 1, size: 9 })).rounds.map(
      ({ roundId }) => roundId,
    ),
  ).toEqual(['p3'])
})

it('reads the stream in order, whichever partition a fact is in', async () => {
  const after = (await settledUpTo(db))!
  await notify({
    memberId: 3n,
    roundId: 'later',
    atMs: boundary + yearMs / 4,
    validBet: units(2),
    closed: true,
  })
  await notify({
    memberId: 3n,
    roundId: 'sooner',
    atMs: boundary - yearMs,
    kind: 'return',
    amount: units(1_000),
    validBet: units(3),
    closed: true,
  })
  const upTo = (await settledUpTo(db))!
  expect(upTo - after).toBe(2n)
  expect(await validBetsBetween(db, { after, upTo, exceptCurrency: 'PLAY' })).toEqual([
    { memberId: 3n, validBet: units(5) },
  ])
  expect((await recentWins(db, { limit: 1 })).map(({ amount }) => amount)).toEqual([units(1_000)])
})

it('takes a bet whose partition does not exist yet; the job makes the partition and moves the bet there', async () => {
  const late = Date.now() + 1.6 * yearMs
  await notify({ memberId: 4n, roundId: 'far', atMs: late, validBet: units(1), closed: true })
  await notify({ memberId: 4n, roundId: 'farther', atMs: late + 30 * yearMs })
  expect(await liesIn('far')).toEqual(['bet_fact_default'])
  expect((await state())?.strays).toBe(2n)
  expect(await turnover(db, 4n, { fromMs: late, toMs: late + 1 })).toMatchObject({ stake: units(1) })
  await prepareFactPartitions(db, late)
  const quarter = new Date(late)
  expect(await liesIn('far')).toEqual([
    `bet_fact_${quarter.getUTCFullYear()}_q${Math.floor(quarter.getUTCMonth() / 3) + 1}`,
  ])
  expect((await state())?.strays).toBe(1n)
  expect(await turnover(db, 4n, { fromMs: late, toMs: late + 1 })).toMatchObject({ stake: units(1) })
})

it('makes partitions for the next four quarters, once, and only a limited number when a clock is wrong', async () => {
  const before = (await state())!.ends_at
  await prepareFactPartitions(db, Date.now())
  expect((await state())!.ends_at).toBe(before)
  expect(before - Date.now()).toBeGreaterThan(yearMs)
  for (let times = 0; times < 3; times += 1) await prepareFactPartitions(db, Date.now() + 90 * yearMs)
  expect((await state())!.ends_at - Date.now()).toBeLessThan(3.3 * yearMs)
})

it('does not keep bets waiting while a long read holds up the lock of the job', async () => {
  await as(
    '',
    `drop table ${(await as<{ name: string }>('', `select name from partition_ranges('bet_fact') order by to_at desc limit 1`))[0]!.name}`,
  )
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query('begin; select count(*) from bet_fact')
  const made = prepareFactPartitions(db, Date.now() + 2 * yearMs)
  // Who waited for the reader would wait for ever.
  for (let bets = 0; bets < 10; bets += 1)
    await notify({ memberId: 5n, roundId: `b${bets}`, atMs: boundary + bets })
  await reader.query('commit')
  await reader.end()
  await made
})

it('has the indexes of the first partition in each, and lets the application use no partition directly', async () => {
  const columnsOf = async (name: string) =>
    (
      await as<{ columns: string }>(
        '',
        `select regexp_replace(pg_get_indexdef(indexrelid), '.* USING ', '') as columns from pg_index where indrelid = '${name}'::regclass order by 1`,
      )
    ).map(({ columns }) => columns)
  const expected = [
    "brin (at) WITH (pages_per_range='16', autosummarize='on')",
    "brin (id) WITH (pages_per_range='16', autosummarize='on')",
    'btree (member_id, at, id)',
  ]
  for (const name of ['bet_fact_first', 'bet_fact_second', 'bet_fact_default']) {
    expect(await columnsOf(name)).toEqual(expected)
    await expect(as('-c role=tessera_app', `select from ${name}`)).rejects.toThrow('permission denied')
    await expect(as('-c role=tessera_app', `insert into ${name} default values`)).rejects.toThrow(
      'permission denied',
    )
  }
  for (const change of [
    'update bet_fact set amount = 1',
    'delete from bet_fact',
    'truncate bet_fact',
    `select bets_add_partition('x', now(), now())`,
  ])
    await expect(as('-c role=tessera_app', change)).rejects.toThrow('permission denied')
})
