// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFolderStore } from '@tessera/server/src/adapters/storage/local-folder/local-folder.ts'
import { betRecord, turnover } from '@tessera/server/src/modules/bets/index.ts'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { openDatabase, type Database } from '@tessera/server/src/platform/db/index.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { withOwner } from '../backup/owner-client.ts'
import { archiveOld, listPartitions, readPartition } from './archive.ts'
import type { ArchiveKind } from './partition.ts'

let database: TestDatabase
let db: Database
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'))
const store = createLocalFolderStore(folder, () => 'unfinished')
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({
    url: database.url,
    role: 'tessera_app',
    connections: 2,
    log: pino({ level: 'silent' }),
  })
  // An installation with years of quarters: 2018 and before, then eight quarters of two years.
  await owner(`drop table bet_fact_first; drop table lottery_ticket_first`)
  for (const [table, maker] of [
    ['bet_fact', 'bets_add_partition'],
    ['lottery_ticket', 'lottery_add_partition'],
  ]) {
    await owner(`select ${maker}('${table}_first', '-infinity', '2019-01-01Z')`)
    for (let quarter = 0; quarter < 8; quarter += 1)
      await owner(
        `select ${maker}('${table}_' || to_char(at, 'YYYY"_q"Q'), at at time zone 'UTC', (at + interval '3 months') at time zone 'UTC') from (select timestamp '2019-01-01' + interval '${quarter * 3} months' as at) q`,
      )
  }
  await owner(`insert into member (username, username_key, nickname, type, currency, registered_at) values ('anna', 'anna', 'anna', 0, 'USD', now());
    insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment) values ('D5-1', '1', '2018-01-01', '2018-01-01', sha256('1'), repeat('0', 64))`)
})
afterAll(async () => {
  await db.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const owner = <Row>(statement: string) =>
  withOwner(database.url, async (client) => (await client.query<Row & pg.QueryResultRow>(statement)).rows)
const archive = (before: string, kinds?: readonly ArchiveKind[], to: FileStore = store) =>
  withOwner(database.url, (client) => archiveOld(client, to, Date.parse(before), kinds))
const holds = async (table: string): Promise<boolean> =>
  (await owner<{ found: boolean }>(`select to_regclass('${table}') is not null as found`))[0]!.found
const digestOf = (table: string, where = 'true') =>
  owner(
    `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t where ${where}`,
  )
const facts = (at: string, count = 20) =>
  owner(`insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
  select 1, 'HOUSE', 'a "quoted", name', 'round ' || n || E'\\nof ünïcode \\\\N', case when n % 2 = 0 then 'stake' else 'return' end, case when n % 2 = 0 then n else -n end, 'USD', n, n % 3 = 0, '${at}'::timestamptz + n * interval '1.001 seconds', 'ref/' || n
  from generate_series(1, ${count}) n`)
const ticket = (id: number, at: string, status = 'settled') =>
  owner(`insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, status, returned, line_returns, placed_at, settled_at)
  values ('00000000-0000-4000-8000-${String(id).padStart(12, '0')}', 1, (select max(id) from member), 'D5-1', 'USD', '[{"numbers": ["1, 2", ""]}]', ${id}, '${status}',
    ${status === 'open' ? 'null, null' : `0, '{0,5}'`}, '${at}', ${status === 'open' ? 'null' : `'${at}'`})`)
/** Points were credited for everything up to here. */
const givePoints = () =>
  owner('update point_watermark set fact_id = (select last_value from bet_fact_id_seq)')

it('takes old quarters out of the database, restores one unchanged, and leaves later ones', async () => {
  await facts('2018-05-01Z')
  await facts('2019-02-01Z', 3)
  await facts('2020-12-31 23:59:00Z', 4)
  await ticket(1, '2018-12-31 23:59:59.999Z')
  await ticket(2, '2019-01-01Z')
  await givePoints()
  const before = await digestOf('bet_fact', `at < '2019-01-01Z'`)
  const tickets = await digestOf('lottery_ticket', `placed_at >= '2019-01-01Z'`)
  expect((await archive('2019-04-01Z')).split('\n')).toEqual([
    'Archived facts of 20184: 20 facts in 1 files.',
    'Archived facts of 20191: 3 facts in 1 files.',
    'Archived tickets of 20184: 1 tickets in 1 files.',
    'Archived tickets of 20191: 1 tickets in 1 files.',
  ])
  for (const table of ['bet_fact_first', 'bet_fact_2019_q1', 'lottery_ticket_first'])
    expect(await holds(table)).toBe(false)
  expect(await owner('select count(*)::integer as facts from bet_fact')).toEqual([{ facts: 4 }])
  expect(await withOwner(database.url, (client) => readPartition(client, store, 'fact', 20184))).toBe(
    'Period 20184 is in archive.bet_fact_first: 20 rows.',
  )
  await withOwner(database.url, (client) => readPartition(client, store, 'ticket', 20191))
  expect(await digestOf('archive.bet_fact_first')).toEqual(before)
  expect(await digestOf('archive.lottery_ticket_2019_q1')).toEqual(tickets)
  await expect(db.pool.query('select from archive.bet_fact_first')).rejects.toThrow('permission denied')
  const list = (await withOwner(database.url, (client) => listPartitions(client, ['fact']))).split('\n')
  expect(list[0]).toMatch(
    /^fact {2}20184 {2}the beginning to 2019-01-01 {2}archived on \d{4}-\d\d-\d\d, 1 files$/,
  )
  expect(list[2]).toBe('fact  20192  2019-04-01 to 2019-07-01  in the database')
  expect(await archive('2019-04-01Z')).toBe('No period is old enough to be archived.')
  await expect(
    withOwner(database.url, (client) => readPartition(client, store, 'fact', 20192)),
  ).rejects.toThrow('is not archived')
})

it('answers the betting record and sums from the remaining data, and still accepts a fact of an archived time', async () => {
  const all = { fromMs: 0, toMs: Date.parse('2022-01-01Z') }
  expect((await betRecord(db, 1n, { ...all, page: 1, size: 50 })).total).toBe(4)
  expect((await turnover(db, 1n, all)).validBet).toBe(10n)
  await facts('2018-05-01Z', 1)
  expect(
    (await betRecord(db, 1n, { fromMs: 0, toMs: Date.parse('2019-01-01Z'), page: 1, size: 50 })).total,
  ).toBe(1)
  expect(await owner(`select strays::integer from partition_state() where name = 'bet_fact'`)).toEqual([
    { strays: 1 },
  ])
  await owner('delete from bet_fact_default')
})

it('holds back facts for which points are owed, and archives tickets all the same', async () => {
  await facts('2019-05-01Z')
  await ticket(3, '2019-05-01Z')
  await expect(archive('2019-07-01Z')).rejects.toThrow(
    /^Archived tickets of 20192: 1 tickets in 1 files\.\nNot archived: members have not got their points for all facts of 20192; the job rewards\.creditPoints gives them\.$/,
  )
  expect([await holds('bet_fact_2019_q2'), await holds('lottery_ticket_2019_q2')]).toEqual([true, false])
  await givePoints()
  expect(await archive('2019-07-01Z')).toBe('Archived facts of 20192: 20 facts in 1 files.')
})

it.each([
  ['a raffle of that time', 'RAFFLE', '2019-08-01Z', 'null', false],
  ['a reward that somebody joined and did not claim', 'AUTO', 'null', 'null', true],
])(
  'keeps facts back that count in %s, until the promotion is archived',
  async (_name, kind, starts, ends, joined) => {
    const millis = (at: string): string => (at === 'null' ? 'null' : String(Date.parse(at)))
    const [{ id }] = (await owner<{
      id: number
    }>(`with made as (insert into content (brand_code, kind, state, draft, revision, changed_at, changed_by) values ('brand1', 'PR', 'published', '{}', 1, now(), 'test') returning id)
    insert into content_revision (content_id, number, body, at, by) select id, 1, '{"kind":"PR","startTime":${millis(starts)},"endTime":${millis(ends)},"offer":{"kind":"${kind}"}}', now(), 'test' from made returning content_id as id`)) as [
      { id: number },
    ]
    if (joined)
      await owner(
        `insert into promotion_entry (promotion_id, member_id, target, reward, currency, joined_at) values (${id}, (select max(id) from member), 5, 5, 'USD', '2019-08-01Z')`,
      )
    await expect(archive('2019-10-01Z', ['fact'])).rejects.toThrow(
      `Not archived: promotion ${id} still counts bets of 20193; archive the promotion first.`,
    )
    expect(await holds('bet_fact_2019_q3')).toBe(true)
    await owner(`update content set state = 'archived' where id = ${id}`)
  },
)

it('archives facts that a promotion of another time does not count', async () => {
  await owner(`with made as (insert into content (brand_code, kind, state, draft, revision, changed_at, changed_by) values ('brand1', 'PR', 'published', '{}', 1, now(), 'test') returning id)
    insert into content_revision (content_id, number, body, at, by) select id, 1, '{"kind":"PR","startTime":${Date.parse('2019-10-01Z')},"endTime":null,"offer":{"kind":"RAFFLE"}}', now(), 'test' from made`)
  await facts('2019-08-01Z', 2)
  await givePoints()
  expect(await archive('2019-10-01Z', ['fact'])).toBe('Archived facts of 20193: 2 facts in 1 files.')
  await owner(`update content set state = 'archived'`)
})

it('never archives a ticket that is not settled', async () => {
  await ticket(4, '2019-09-01Z', 'open')
  await expect(archive('2019-10-01Z', ['ticket'])).rejects.toThrow(
    'Not archived: 1 tickets of 20193 are not settled.',
  )
  await owner(
    `update lottery_ticket set status = 'refunded', returned = 4, settled_at = now() where status = 'open'`,
  )
  expect(await archive('2019-10-01Z', ['ticket'])).toBe('Archived tickets of 20193: 1 tickets in 1 files.')
})

const endSession = () =>
  owner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and query ilike 'truncate%'`,
  )
const broken: [string, Partial<FileStore>, RegExp][] = [
  ['cannot be written', { keep: () => Promise.reject(new Error('the store is gone')) }, /the store is gone/],
  ['is missing', { read: () => Promise.resolve(undefined) }, /is missing/],
  [
    'is damaged',
    { read: async (area, name) => Buffer.concat([(await store.read(area, name))!, Buffer.from('x')]) },
    /is damaged: it has another digest/,
  ],
  [
    'is read by a run that is killed',
    {
      read: async (area, name) => {
        await endSession()
        return store.read(area, name)
      },
    },
    /terminat|connection/i,
  ],
  [
    'is written while somebody changes the database',
    {
      keep: async (area, name, bytes) => {
        await owner(`update bet_fact set vendor = vendor || '!' where at < '2020-01-01Z'`)
        await store.keep(area, name, bytes)
      },
    },
    /Not archived: what was read back of the facts of 20194 is not what the database holds\./,
  ],
]
it.each(broken)('loses nothing when a file %s', async (_name, fault, said) => {
  if (
    (await owner<{ rows: number }>('select count(*)::integer as rows from bet_fact_2019_q4'))[0]!.rows === 0
  )
    await facts('2019-11-01Z', 30)
  await givePoints()
  await expect(archive('2020-01-01Z', ['fact'], { ...store, ...fault })).rejects.toThrow(said)
  expect(await owner('select count(*)::integer as rows from bet_fact_2019_q4')).toEqual([{ rows: 30 }])
})

it('archives it completely the next time', async () => {
  const before = await digestOf('bet_fact_2019_q4')
  expect(await archive('2020-01-01Z', ['fact'])).toBe('Archived facts of 20194: 30 facts in 1 files.')
  await withOwner(database.url, (client) => readPartition(client, store, 'fact', 20194))
  expect(await digestOf('archive.bet_fact_2019_q4')).toEqual(before)
})

it('splits a large quarter into several files', async () => {
  await facts('2020-02-01Z', 250_000)
  await givePoints()
  const before = await digestOf('bet_fact_2020_q1')
  expect(await archive('2020-04-01Z', ['fact'])).toMatch(
    /^Archived facts of 20201: 250000 facts in [3-9] files\.$/,
  )
  await withOwner(database.url, (client) => readPartition(client, store, 'fact', 20201))
  expect(await digestOf('archive.bet_fact_2020_q1')).toEqual(before)
})

it('waits for a moment without readers, and lets others pass meanwhile', async () => {
  await withOwner(database.url, async (reader) => {
    await reader.query('begin; select count(*) from bet_fact')
    const archived = archive('2020-07-01Z', ['fact'])
    // If these waited for the archive, which waits for the reader, the test would never end.
    for (let bets = 0; bets < 5; bets += 1) await facts('2020-12-01Z', 1)
    expect(await holds('bet_fact_2020_q2')).toBe(true)
    await reader.query('commit')
    expect(await archived).toContain('Archived facts of 20202: 0 facts in 0 files.')
  })
})
