// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFolderStore } from '../../../../server/src/adapters/storage/local-folder/local-folder.ts'
import { endFirstPartition } from '../../../../server/src/testing/end-first-partition.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'
import { stepCodes } from '../steps/step-games.ts'
import { prepareRoundPartitions } from './prepare-partitions.ts'

let server: TestStudio
let quarterEndsMs: number
beforeAll(async () => {
  server = await testStudio()
  quarterEndsMs = server.clock.now() + 60_000
  await endFirstPartition(ownerUrl(), 'studio.round', quarterEndsMs)
})
afterAll(() => server.close())

/** The same database without the studio's role. */
function ownerUrl(): string {
  const url = new URL(server.environment.databaseUrl)
  url.searchParams.delete('options')
  return url.toString()
}
const over = { direction: 'over', targetHundredths: 5050 }
const countOf = async (where: string): Promise<number> =>
  Number((await server.rows(`select count(*) as count from studio.round where ${where}`))[0]!['count'])
const codesOf = (answers: readonly Answer[]): string[] =>
  [...new Set(answers.map(({ status, body }) => (status === 200 ? '200' : body.error.code)))].toSorted()

it('plays a request once, however many copies come before and after the end of a quarter', async () => {
  const session = await server.launch('dice', 'copier')
  const order = bet('1', over)
  const first = await server.ask(session, 'POST', '/api/bets/dice', order)
  server.clock.advance(quarterEndsMs - server.clock.now())
  const copies = await Promise.all(
    Array.from({ length: 8 }, () => server.ask(session, 'POST', '/api/bets/dice', order)),
  )
  expect(copies.map(({ body }) => body.round.id)).toEqual(Array(8).fill(first.body.round.id))
  const later = bet('1', over)
  const race = await Promise.all(
    Array.from({ length: 8 }, () => server.ask(session, 'POST', '/api/bets/dice', later)),
  )
  expect(codesOf(race).filter((code) => !['200', 'studio.roundPending'].includes(code))).toEqual([])
  expect(
    await server.rows('select tableoid::regclass::text as name, nonce from studio.round order by nonce'),
  ).toEqual([
    { name: 'studio.round_first', nonce: 0 },
    { name: 'studio.round_second', nonce: 1 },
  ])
})

it('enforces keys over all partitions even without a lookup first', async () => {
  const insert = (changes: string) =>
    server.rows(
      `insert into studio.round (id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state, seed_pair_id, nonce, client_seed, bet_transaction, started_at)
      select id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state, seed_pair_id, nonce, client_seed, bet_transaction, started_at from (
        select ${changes} from studio.round_first r limit 1) c`,
    )
  const later = `token, game, wire_code, currency, stake, parameters, state, client_seed, started_at + interval '1 hour' as started_at, player_id, seed_pair_id`
  const own = 'gen_random_uuid()'
  await expect(
    insert(`${later}, id, ${own} as request_id, 90 as nonce, ${own} as bet_transaction`),
  ).rejects.toThrow('round_key_pkey')
  await expect(
    insert(`${later}, ${own} as id, request_id, 91 as nonce, ${own} as bet_transaction`),
  ).rejects.toThrow('round_key_request')
  await expect(
    insert(`${later}, ${own} as id, ${own} as request_id, nonce, ${own} as bet_transaction`),
  ).rejects.toThrow('round_key_nonce')
  await expect(
    insert(`${later}, ${own} as id, ${own} as request_id, 92 as nonce, bet_transaction`),
  ).rejects.toThrow('round_key_bet_transaction')
})

it('allows one open field of mines, even across the end of a quarter, and the next one after it has ended', async () => {
  const session = await server.launch('mines', 'digger')
  const starts = await Promise.all(
    Array.from({ length: 6 }, () => server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 3 }))),
  )
  expect(starts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(codesOf(starts)).toEqual(['200', 'studio.roundOpen'])
  const id = starts.find(({ status }) => status === 200)!.body.round.id
  expect(await server.rows('select round_id from studio.round_waiting')).toEqual([{ round_id: id }])
  server.clock.advance(49 * 3_600_000)
  await server.recover()
  expect(await server.rows('select round_id from studio.round_waiting')).toEqual([])
})

it('lists the games whose rounds wait in a table: all with moves, the slots and the sample', async () => {
  const listed = await server.rows('select game from studio.waiting_game order by game')
  expect(listed.map(({ game }) => game)).toEqual([...stepCodes, 'sample', 'slot'].toSorted())
  const session = await server.launch('dice', 'roller')
  await Promise.all([1, 2].map(() => server.ask(session, 'POST', '/api/bets/dice', bet('1', over))))
  expect(await server.rows('select round_id from studio.round_waiting')).toEqual([])
})

it('accepts a bet whose time has no partition, settles it, and moves it into one that is made later', async () => {
  const session = await server.launch('dice', 'late')
  const strays = async () => (await server.rows('select strays from studio.partition_state()'))[0]!['strays']
  // As if partitions had not been made for years.
  await server.rows(
    `do $$ declare r text; begin for r in select name from studio.partition_ranges('studio.round') where name like 'round_2%' or name = 'round_second' order by to_at desc loop execute format('alter table studio.round detach partition studio.%I', r); end loop; end $$`,
  )
  const answer = await server.ask(session, 'POST', '/api/bets/dice', bet('1', over))
  expect(answer.status).toBe(200)
  expect(Number(await strays())).toBe(1)
  await prepareRoundPartitions(server.studio.deps)
  expect(Number(await strays())).toBe(0)
  const verified = await server.ask(undefined, 'GET', `/api/verify/rounds/${answer.body.round.id}`)
  expect(verified.body.round).toMatchObject({ id: answer.body.round.id })
})

it('archives ended rounds only, reports that they are archived, and plays none of their requests again', async () => {
  const { archiveOld, readPartition } = await import('../../../../../tools/archive/archive.ts')
  const client = new pg.Client({ connectionString: ownerUrl() })
  await client.connect()
  const store = createLocalFolderStore(`${process.env['TMPDIR'] ?? '/tmp'}/rounds-${randomUUID()}`, () => 'x')
  await client.query(`create table archive_piece (kind text, period integer, position integer, of_table text, name text, rows bigint, bytes bigint, sha256 text);
    create table archived_partition (kind text, period integer, name text, from_at timestamptz, to_at timestamptz, archived_at timestamptz default now())`)
  const archive = () => archiveOld(client, store, quarterEndsMs + 1, ['round'])
  const [old] = await server.rows('select id, request_id, bet_transaction from studio.round_first')
  await server.rows(`update studio.round set state = 'drawn' where id = '${String(old!['id'])}'`)
  await expect(archive()).rejects.toThrow(/Not archived: 1 rounds of \d{5} have not ended\./)
  await server.rows(`update studio.round set state = 'settled' where id = '${String(old!['id'])}'`)
  expect(await archive()).toMatch(/^Archived rounds of \d{5}: 1 rounds in 1 files\.$/)
  expect(await countOf(`id = '${String(old!['id'])}'`)).toBe(0)
  const gone = await server.ask(undefined, 'GET', `/api/verify/rounds/${String(old!['id'])}`)
  expect([gone.status, gone.body.error.code]).toEqual([410, 'studio.roundArchived'])
  expect((await server.ask(undefined, 'GET', `/api/verify/rounds/${randomUUID()}`)).status).toBe(404)

  const calls = server.wallet.calls.length
  const session = await server.launch('dice', 'copier')
  const before = server.wallet.calls.filter(({ path }) => path === '/transaction/bet').length
  const again = await server.ask(session, 'POST', '/api/bets/dice', {
    ...bet('1', over),
    requestId: String(old!['request_id']),
  })
  expect([again.status, again.body.error.code]).toEqual([410, 'studio.roundArchived'])
  expect(server.wallet.calls.filter(({ path }) => path === '/transaction/bet').length).toBe(before)
  expect(server.wallet.calls.length).toBeGreaterThan(calls)
  // Seeds are still revealed, and remaining rounds can be checked with them.
  expect((await server.ask(session, 'POST', '/api/seeds/rotate', {})).status).toBe(200)
  const period = Number((await client.query('select period from archived_partition')).rows[0].period)
  expect(await readPartition(client, store, 'round', period)).toContain('is in archive.round_first: 1 rows.')
  expect((await client.query('select id from archive.round_first')).rows).toEqual([{ id: old!['id'] }])
  await client.end()
})
