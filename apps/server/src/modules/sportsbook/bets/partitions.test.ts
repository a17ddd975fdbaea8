// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { endFirstPartition } from '../../../testing/end-first-partition.ts'
import { footballResult, openBookTestServer, type Bettor, type BookTestServer } from '../book-for-tests.ts'
import { betsOfIds, insertBets } from './bet-store.ts'
import { preparePartitions } from './prepare-partitions.ts'
import type { StoredBet } from './stored-bet.ts'

const yearMs = 365 * 86_400_000
const tables = [
  'sportsbook_bet',
  'sportsbook_leg',
  'sportsbook_builder_selection',
  'sportsbook_settlement',
  'sportsbook_cash_out',
  'sportsbook_single',
  'sportsbook_review',
] as const
let book: BookTestServer
let anna: Bettor
/** A quarter ends soon after the platform has started, while bets are taken. */
let quarterEndsMs: number

beforeAll(async () => {
  book = await openBookTestServer()
  anna = await book.bettor('anna', 1_000)
  quarterEndsMs = book.server.clock.now() + 20_000
  for (const table of ['sportsbook_bet', 'bet_fact'] as const)
    await endFirstPartition(book.server.ownerUrl, table, quarterEndsMs)
})
afterAll(() => book.server.close())

const db = () => book.server.platform.database
const nextQuarter = () => book.server.clock.advance(Math.max(0, quarterEndsMs - book.server.clock.now()))
async function owner<Row extends pg.QueryResultRow>(statement: string, options = ''): Promise<Row[]> {
  const client = new pg.Client({ connectionString: book.server.ownerUrl, options })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
/** The partitions with rows of a bet, by their ends. */
const liesIn = async (betId: string): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const key = table === 'sportsbook_bet' ? 'id' : 'bet_id'
    const rows = await owner<{ name: string }>(
      `select distinct tableoid::regclass::text as name from ${table} where ${key} = '${betId}' order by 1`,
    )
    if (rows.length > 0) found[table] = rows.map(({ name }) => name.slice(table.length))
  }
  return found
}
/** Places a bet, a second after the one before. */
const placed = async (...asked: Parameters<BookTestServer['placeBet']>): Promise<string> => {
  book.server.clock.advance(1_000)
  return (await book.placeBet(...asked)).envelope.value.bet.betId
}
const listed = async (who = anna) => (await who.client.call('sportsbook.bets', {})).envelope.value.list

it('settles and corrects bets on an event that were placed before and after the end of a quarter, each once', async () => {
  const [match, second] = [await book.modelled(), await book.match()]
  const leg = await book.leg(match, 'result_1x2', 'home')
  const partitionOf = async () => ({
    single: await placed(anna, [leg]),
    multiple: await placed(anna, [leg, await book.leg(second, 'result_1x2', 'home')]),
    builder: await placed(anna, [
      await book.joined(match, [
        ['result_1x2', 'home'],
        ['both_score', 'yes'],
      ]),
    ]),
  })
  const before = await partitionOf()
  nextQuarter()
  const after = await partitionOf()
  await book.result(match, footballResult(2, 1))
  await book.result(second, footballResult(1, 0))
  await Promise.all([book.run(), book.run()])
  for (const [bets, end] of [
    [before, '_first'],
    [after, '_second'],
  ] as const) {
    const whole = { sportsbook_bet: [end], sportsbook_leg: [end], sportsbook_settlement: [end] }
    expect(await liesIn(bets.single)).toEqual({ ...whole, sportsbook_single: [end] })
    expect(await liesIn(bets.multiple)).toEqual(whole)
    expect(await liesIn(bets.builder)).toEqual({
      ...whole,
      sportsbook_single: [end],
      sportsbook_builder_selection: [end],
    })
  }
  const won = await listed()
  expect(won.map(({ betId, status, settlements }) => [betId, status, settlements])).toEqual(
    [...Object.values(after).toReversed(), ...Object.values(before).toReversed()].map((betId) => [
      betId,
      'settled',
      1,
    ]),
  )
  expect(won.every(({ returned }) => returned! > 0)).toBe(true)
  await book.result(match, footballResult(1, 2))
  await Promise.all([book.run(), book.run()])
  expect((await listed()).map(({ returned, settlements }) => [returned, settlements])).toEqual(
    won.map(() => [0, 2]),
  )
  expect(await book.cash(anna)).toBe(940)
  for (const betId of [before.single, after.single])
    expect(
      (await anna.client.call('sportsbook.settlements', { betId })).envelope.value.settlements,
    ).toHaveLength(2)
  expect(await book.ledgerDifferences()).toEqual([])
})

it('finds every bet on an event, also one by a clock that was behind that by which the event was stored', async () => {
  const match = await book.match()
  // Another server stored it, whose clock is ahead.
  await owner(
    `update sportsbook_event set bets_from = '${new Date(quarterEndsMs + yearMs).toISOString()}' where id = ${match}`,
  )
  const who = await book.bettor('bodil', 100)
  await placed(who, [await book.leg(match, 'result_1x2', 'home')])
  await placed(who, [await book.leg(match, 'result_1x2', 'away')])
  await book.result(match, footballResult(1, 0))
  await book.run()
  expect((await listed(who)).map(({ status, returned }) => [status, returned])).toEqual([
    ['settled', 0],
    ['settled', 20],
  ])
})

it('makes one bet of a request that is sent again in another quarter, however long after', async () => {
  const who = await book.bettor('cara', 100)
  const requestId = randomUUID()
  const legs = [await book.leg(await book.match(), 'result_1x2', 'home')]
  const betId = await placed(who, legs, { requestId })
  // As if it had been sent in the quarter before, longer ago than answers are stored.
  await owner(`delete from call_once;
    begin;
    create temporary table moved as select * from sportsbook_bet where id = '${betId}';
    create temporary table moved_leg as select * from sportsbook_leg where bet_id = '${betId}';
    create temporary table moved_single as select * from sportsbook_single where bet_id = '${betId}';
    delete from sportsbook_single where bet_id = '${betId}';
    delete from sportsbook_leg where bet_id = '${betId}';
    delete from sportsbook_bet where id = '${betId}';
    update moved set placed_at = placed_at - interval '1 year';
    update moved_leg set placed_at = placed_at - interval '1 year';
    update moved_single set placed_at = placed_at - interval '1 year';
    insert into sportsbook_bet select * from moved;
    insert into sportsbook_leg select * from moved_leg;
    insert into sportsbook_single select * from moved_single;
    commit`)
  expect(await liesIn(betId)).toMatchObject({ sportsbook_bet: ['_first'] })
  expect((await book.placeBet(who, legs, { requestId })).envelope.success).toBe(false)
  expect(await owner(`select count(*)::integer as bets from sportsbook_bet where id = '${betId}'`)).toEqual([
    { bets: 1 },
  ])
  expect(await book.cash(who)).toBe(90)
  expect(
    (await who.client.call('sportsbook.placedBet', { byRequest: requestId })).envelope.value.bet?.betId,
  ).toBe(betId)
  expect(await book.ledgerDifferences()).toEqual([])
})

/** A bet like another one, placed at another time. */
async function copyOf(betId: string, placedAtMs: number): Promise<string> {
  const [bet] = await betsOfIds(db(), [betId])
  const copy: StoredBet = { ...bet!, id: randomUUID(), status: 'open', returned: undefined, placedAtMs }
  await db().transaction((tx) => insertBets(tx, [copy]))
  return copy.id
}

it('takes a bet whose partition does not exist yet; the job makes it and moves all rows of the bet there', async () => {
  const who = await book.bettor('dora', 100)
  const match = await book.modelled()
  const builder = await book.joined(match, [
    ['result_1x2', 'home'],
    ['both_score', 'yes'],
  ])
  const betId = await placed(who, [builder])
  const late = Date.now() + 1.6 * yearMs
  const copy = await copyOf(betId, late)
  await db().query(sql`
    insert into sportsbook_settlement (bet_id, number, status, returned, versions, at, placed_at)
    values (${copy}, 1, 'settled', 0, '{}', now(), ${new Date(late)})`)
  const everywhere = (end: string) =>
    Object.fromEntries(
      ['bet', 'leg', 'builder_selection', 'settlement', 'single'].map((name) => [
        `sportsbook_${name}`,
        [end],
      ]),
    )
  expect(await liesIn(copy)).toEqual(everywhere('_default'))
  expect(await owner(`select strays::integer from partition_state() where name = 'sportsbook_bet'`)).toEqual([
    { strays: 1 },
  ])
  const before = await betsOfIds(db(), [copy])
  await preparePartitions(db(), late)
  const at = new Date(late)
  expect(await liesIn(copy)).toEqual(
    everywhere(`_${at.getUTCFullYear()}_q${Math.floor(at.getUTCMonth() / 3) + 1}`),
  )
  expect(await betsOfIds(db(), [copy])).toEqual(before)
  expect(await owner(`select strays::integer from partition_state() where name = 'sportsbook_bet'`)).toEqual([
    { strays: 0 },
  ])
})

it('has the keys, references and guards of the first partition in each, and lets the application use none directly', async () => {
  const objectsOf = async (table: string, end: string) =>
    (
      await owner<{ text: string }>(`
        select regexp_replace(pg_get_indexdef(indexrelid), '.* USING ', '') as text from pg_index where indrelid = '${table}${end}'::regclass
        union all select replace(pg_get_constraintdef(oid), '${end}', '') from pg_constraint where conrelid = '${table}${end}'::regclass and contype in ('p', 'f', 'c')
        union all select replace(pg_get_triggerdef(oid), '${end}', '') from pg_trigger where tgrelid = '${table}${end}'::regclass and not tgisinternal
        order by 1`)
    ).map(({ text }) => text)
  for (const table of tables) {
    const first = await objectsOf(table, '_first')
    expect(first.filter((text) => text.startsWith('PRIMARY KEY'))).toHaveLength(1)
    expect(first.some((text) => text.startsWith('FOREIGN KEY'))).toBe(table !== 'sportsbook_bet')
    for (const end of ['_second', '_default']) {
      expect(await objectsOf(table, end)).toEqual(first)
      await expect(owner(`select from ${table}${end}`, '-c role=tessera_app')).rejects.toThrow(
        'permission denied',
      )
    }
  }
  for (const table of ['sportsbook_settlement', 'sportsbook_cash_out'])
    for (const end of ['', '_first', '_second', '_default'])
      for (const change of [
        `update ${table}${end} set number = 1`,
        `delete from ${table}${end}`,
        `truncate ${table}${end}`,
      ])
        await expect(owner(change)).rejects.toThrow('never changed')
  await expect(
    owner(`select sportsbook_add_partition('sportsbook_bet_x', now(), now())`, '-c role=tessera_app'),
  ).rejects.toThrow('permission denied')
})
