// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const lastBefore = 99
let database: Pick<TestDatabase, 'url' | 'close'>
let ownerUrl: string

beforeAll(async () => {
  database = await emptyTestDatabase()
  ownerUrl = database.url
  await migrate({ ownerUrl, upTo: lastBefore })
})
afterAll(() => database.close())

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  options = '',
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const facts = 20_000
const ticketId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

it('moves old facts and tickets while bets go on, unnoticed by sessions of the previous release', async () => {
  await ask(
    ownerUrl,
    `
    insert into member (username, username_key, nickname, type, currency, registered_at) values ('anna', 'anna', 'anna', 0, 'USD', now());
    insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment) values ('D5-1', '1', now(), now(), sha256('1'), repeat('0', 64));
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, at, reference)
      select 1, 'HOUSE', 'dice', 'r' || n, 'stake', 5, 'USD', now() - n * interval '1 hour', 'old/' || n from generate_series(1, ${facts}) n;
    insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, (select max(id) from member), 'D5-1', 'USD', '[]', 7, now() - n * interval '1 day' from generate_series(1, 900) n`,
  )
  const old = new pg.Client({ connectionString: ownerUrl, options: '-c role=tessera_app' })
  await old.connect()
  let bets = 0
  const bet = async (): Promise<void> => {
    bets += 1
    await old.query({
      name: 'bet',
      text: `select bets_record_one(1, 'HOUSE', 'dice', $1, 'stake', 5, 'USD', 0, true, now(), $2)`,
      values: [`new${bets}`, `new/${bets}`],
    })
    await old.query({
      name: 'ticket',
      text: `insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at) select $1, 1, max(id), 'D5-1', 'USD', '[]', 7, now() from member`,
      values: [ticketId(1_000 + bets)],
    })
    await old.query({
      name: 'settle',
      text: `update lottery_ticket set status = 'settled', returned = 1, line_returns = '{1}', settled_at = now() where id = $1`,
      values: [ticketId(bets)],
    })
    await old.query({ name: 'last', text: 'select last_value from bet_fact_id_seq' })
  }
  let done = false
  const migrated = migrate({ ownerUrl }).finally(() => {
    done = true
  })
  while (!done) await bet()
  await migrated
  for (let more = 0; more < 10; more += 1) await bet()
  await old.end()

  expect(bets).toBeGreaterThan(10)
  expect(
    await ask(
      ownerUrl,
      `select count(*)::integer as count, count(distinct id)::integer as ids, max(id)::integer as last, sum(amount)::integer as sum from bet_fact`,
    ),
  ).toEqual([{ count: facts + bets, ids: facts + bets, last: facts + bets, sum: 5 * (facts + bets) }])
  expect(
    await ask(
      ownerUrl,
      `select count(*)::integer as count, (count(*) filter (where status = 'settled'))::integer as settled from lottery_ticket`,
    ),
  ).toEqual([{ count: 900 + bets, settled: bets }])
  expect(await ask(ownerUrl, 'select name, strays::integer from partition_state()')).toEqual([
    { name: 'bet_fact', strays: 0 },
    { name: 'lottery_ticket', strays: 0 },
  ])
  await expect(ask(ownerUrl, `update lottery_ticket set stake = 1 where status = 'settled'`)).rejects.toThrow(
    'settled once',
  )
  await expect(ask(ownerUrl, 'delete from lottery_ticket', '-c role=tessera_app')).rejects.toThrow(
    'permission denied',
  )
})
