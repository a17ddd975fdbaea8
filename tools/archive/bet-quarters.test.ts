// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFolderStore } from '@tessera/server/src/adapters/storage/local-folder/local-folder.ts'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { withOwner } from '../backup/owner-client.ts'
import { archiveOld, listPartitions, readPartition } from './archive.ts'

const tables = [
  'sportsbook_bet',
  'sportsbook_leg',
  'sportsbook_builder_selection',
  'sportsbook_settlement',
  'sportsbook_cash_out',
  'sportsbook_single',
  'sportsbook_review',
] as const
let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'))
const store = createLocalFolderStore(folder, () => 'unfinished')
beforeAll(async () => {
  database = await testDatabase()
  // An installation with years of quarters: 2018 and before, then eight quarters of two years.
  await owner(`drop table ${tables.map((table) => `${table}_first`).join(', ')};
    select sportsbook_add_partition('sportsbook_bet_first', '-infinity', '2019-01-01Z')`)
  for (let quarter = 0; quarter < 8; quarter += 1)
    await owner(
      `select sportsbook_add_partition('sportsbook_bet_' || to_char(at, 'YYYY"_q"Q'), at at time zone 'UTC', (at + interval '3 months') at time zone 'UTC') from (select timestamp '2019-01-01' + interval '${quarter * 3} months' as at) q`,
    )
  await owner(`
    insert into sportsbook_competition (feed, external_id, sport, names) values ('odds', 'c', 'football', '{"en": "C"}');
    insert into sportsbook_season (competition_id, external_id) select id, '2018' from sportsbook_competition;
    insert into sportsbook_team (feed, external_id, sport, names) values ('odds', 't', 'football', '{"en": "T"}');
    insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at, status, has_records, bets_from)
    select 'odds', 'e', 'football', s.id, s.competition_id, t.id, t.id, '2018-06-01Z', 'ended', true, '2018-01-01Z' from sportsbook_season s, sportsbook_team t;
    insert into sportsbook_market (event_id, type, period, status, outcomes, prices, changed_at)
    select id, 'result_1x2', 'regular', 'settled', '{home,draw,away}', '{2000,3500,4000}', '2018-06-01Z' from sportsbook_event;
    insert into sportsbook_event_settlement (event_id, due, done) select id, 1, 1 from sportsbook_event`)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const owner = <Row>(statement: string) =>
  withOwner(database.url, async (client) => (await client.query<Row & pg.QueryResultRow>(statement)).rows)
const archive = (before: string, to: FileStore = store) =>
  withOwner(database.url, (client) => archiveOld(client, to, Date.parse(before), ['bet']))
const held = async (end: string): Promise<string[]> =>
  (
    await owner<{ name: string }>(
      `select name from unnest('{${tables.join()}}'::text[]) name where to_regclass(name || '${end}') is not null`,
    )
  ).map(({ name }) => name)
const digestOf = async (nameOf: (table: string) => string) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        await owner(
          `select count(*)::integer as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${nameOf(table)} t`,
        ),
      ]),
    ),
  )
const idOf = (number: number): string => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`
/** A bet with everything that can belong to one, which ended a day later unless it is open. */
async function bet(
  number: number,
  at: string,
  status: 'settled' | 'open' = 'settled',
  endedAt = at,
): Promise<void> {
  const id = idOf(number)
  await owner(`
    insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, returned, placed_at, ended_at)
    values ('${id}', 7, 'USD', 'single', ${number}, 1, ${number}, ${2 * number}, 'none', '${status}', ${status === 'open' ? 'null' : number}, '${at}', ${status === 'open' ? 'null' : `'${endedAt}'`});
    insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version, score_seen, placed_at)
    select '${id}', 0, event_id, id, 'a "quoted", name', 2000, 1, '{1,0}', '${at}' from sportsbook_market;
    insert into sportsbook_builder_selection (bet_id, leg, position, market_id, outcome, market_version, placed_at)
    select '${id}', 0, 1, id, E'of two\\nlines', 1, '${at}' from sportsbook_market;
    insert into sportsbook_settlement (bet_id, number, status, returned, versions, at, placed_at)
    values ('${id}', 1, 'settled', ${number}, '{"1": 1}', '${at}', '${at}');
    insert into sportsbook_cash_out (bet_id, number, stake_per_line, paid, automatic, at, placed_at)
    values ('${id}', 1, 1, 1, false, '${at}', '${at}');
    insert into sportsbook_single (event_id, member_id, bet_id, placed_at) select id, 7, '${id}', '${at}' from sportsbook_event;
    insert into sportsbook_review (bet_id, state, asked_at, placed_at) values ('${id}', 'over', '${at}', '${at}');
    insert into sportsbook_cash_out_target (event_id, bet_id, target, placed_at) select id, '${id}', 5, '${at}' from sportsbook_event;
    insert into sportsbook_cash_out_request (bet_id, share, offer, automatic, seen, refusal, placed_at)
    values ('${id}', 10000, 5, false, '{}', 'offer_lower', '${at}')`)
}

it('takes old quarters with all that belongs to their bets out of the database, and restores one unchanged', async () => {
  await bet(1, '2018-05-01 10:00:00.123Z')
  await bet(2, '2018-12-31 23:59:59.999Z')
  await bet(3, '2019-01-01Z')
  await bet(4, '2019-05-01Z')
  const before = await digestOf((table) => `${table}_first`)
  expect((await archive('2019-04-01Z')).split('\n')).toEqual([
    'Archived bets of 20184: 2 bets in 7 files.',
    'Archived bets of 20191: 1 bets in 7 files.',
  ])
  expect([await held('_first'), await held('_2019_q1'), await held('_2019_q2')]).toEqual([
    [],
    [],
    [...tables],
  ])
  for (const table of [...tables.slice(1), 'sportsbook_cash_out_target', 'sportsbook_cash_out_request'])
    expect(await owner(`select bet_id from ${table}`)).toEqual([{ bet_id: idOf(4) }])
  expect(await withOwner(database.url, (client) => readPartition(client, store, 'bet', 20184))).toBe(
    `Period 20184 is in ${tables.map((table) => `archive.${table}_first`).join(', ')}: 14 rows.`,
  )
  expect(await digestOf((table) => `archive.${table}_first`)).toEqual(before)
  const list = (await withOwner(database.url, (client) => listPartitions(client, ['bet']))).split('\n')
  expect(list[0]).toMatch(
    /^bet {2}20184 {2}the beginning to 2019-01-01 {2}archived on \d{4}-\d\d-\d\d, 7 files$/,
  )
  expect(list[2]).toBe('bet  20192  2019-04-01 to 2019-07-01  in the database')
})

it('leaves the events of archived bets, by which they can be understood', async () => {
  expect(await owner('select has_records from sportsbook_event')).toEqual([{ has_records: true }])
})

it('keeps a quarter with a bet that has not ended, and the later ones', async () => {
  await bet(5, '2019-05-02Z', 'open')
  await bet(6, '2019-08-01Z')
  await expect(archive('2019-10-01Z')).rejects.toThrow('Not archived: 1 bets of 20192 have not ended.')
  expect([await held('_2019_q2'), await held('_2019_q3')]).toEqual([[...tables], [...tables]])
})

it('keeps a quarter of whose bets one ended of late', async () => {
  await owner(
    `update sportsbook_bet set status = 'settled', returned = 0, ended_at = now() - interval '89 days' where status = 'open'`,
  )
  await expect(archive('2019-10-01Z')).rejects.toThrow(
    'Not archived: bets of 20192 ended less than 90 days ago, and their results may be corrected.',
  )
  await owner(`update sportsbook_bet set ended_at = now() - interval '91 days' where id = '${idOf(5)}'`)
})

it.each([
  [
    'a result of its events is to be settled by',
    `update sportsbook_event_settlement set due = due + 1`,
    `update sportsbook_event_settlement set done = due`,
  ],
  [
    'an operator is about to void one of its events',
    `insert into sportsbook_result_entry (id, event_id, status, kind, said, from_version, reason, made_by, made_by_name, made_at)
      select '${idOf(99)}', id, 'planned', 'void_event', '{}', 0, 'Flooded', 1, 'test', now() from sportsbook_event`,
    `update sportsbook_result_entry set status = 'dropped'`,
  ],
])('keeps a quarter while %s', async (_name, begin, end) => {
  await owner(begin)
  const [{ id }] = (await owner<{ id: string }>('select id::text from sportsbook_event')) as [{ id: string }]
  await expect(archive('2019-07-01Z')).rejects.toThrow(
    `Not archived: event ${id}, with bets of 20192, is being settled.`,
  )
  expect(await held('_2019_q2')).toEqual([...tables])
  await owner(end)
})

it('loses nothing when a file of one of its tables is missing or damaged, or a row changes meanwhile', async () => {
  const before = await digestOf((table) => `${table}_2019_q2`)
  let read = 0
  const fifthIs = (found: Buffer | undefined): FileStore => ({
    ...store,
    read: async (area, name) => ((read += 1) % 7 === 5 ? found : store.read(area, name)),
  })
  await expect(archive('2019-07-01Z', fifthIs(undefined))).rejects.toThrow('is missing')
  read = 0
  await expect(archive('2019-07-01Z', fifthIs(Buffer.from('x')))).rejects.toThrow('is damaged')
  expect(await digestOf((table) => `${table}_2019_q2`)).toEqual(before)
  const changing: FileStore = {
    ...store,
    read: async (area, name) => {
      await owner(`update sportsbook_leg set price = price + 1`)
      return store.read(area, name)
    },
  }
  await expect(archive('2019-07-01Z', changing)).rejects.toThrow(
    /is not what the database holds|changed meanwhile/,
  )
  expect(await held('_2019_q2')).toEqual([...tables])
})

it('archives it completely the next time', async () => {
  const before = await digestOf((table) => `${table}_2019_q2`)
  expect(await archive('2019-07-01Z')).toBe('Archived bets of 20192: 2 bets in 7 files.')
  await withOwner(database.url, (client) => readPartition(client, store, 'bet', 20192))
  expect(await digestOf((table) => `archive.${table}_2019_q2`)).toEqual(before)
})

it('still takes a bet of an archived time', async () => {
  await bet(7, '2018-05-01Z')
  expect(
    await owner(`select tableoid::regclass::text as name from sportsbook_bet where id = '${idOf(7)}'`),
  ).toEqual([{ name: 'sportsbook_bet_default' }])
})
