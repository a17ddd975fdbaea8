// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateStudio } from '../../../../server/src/platform/db/migrate-studio.ts'
import { emptyTestDatabase, type TestDatabase } from '../../../../server/src/testing/test-database.ts'

let database: Pick<TestDatabase, 'url' | 'close'>
let ownerUrl: string
beforeAll(async () => {
  database = await emptyTestDatabase()
  ownerUrl = database.url
  await migrateStudio({ ownerUrl, upTo: 6 })
})
afterAll(() => database.close())

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const insert = `insert into studio.round (id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state, seed_pair_id, nonce, client_seed, bet_transaction, started_at)`

it('moves old rounds while others play, and a session of the previous release continues', async () => {
  await ask(
    ownerUrl,
    `insert into studio.player (operator_user, created_at) values ('anna', now());
    insert into studio.seed_pair (player_id, state, server_seed, server_seed_hash, client_seed, created_at) values (1, 'active', repeat('a', 64), repeat('b', 64), 'c', now());
    ${insert} select gen_random_uuid(), 1, 't', 'dice', 'inh_dice', 'USD', 5, '{}', gen_random_uuid(), 'settled', 1, n, 'c', gen_random_uuid(), now() - n * interval '1 hour' from generate_series(1, 20000) n;
    ${insert} values ('00000000-0000-4000-8000-000000000001', 1, 't', 'mines', 'inh_mines', 'USD', 5, '{}', gen_random_uuid(), 'open', 1, 0, 'c', gen_random_uuid(), now())`,
  )
  const old = new pg.Client({ connectionString: ownerUrl, options: '-c role=tessera_studio' })
  await old.connect()
  let rounds = 0
  const play = async (): Promise<void> => {
    rounds += 1
    const values = [20_000 + rounds, `10000000-0000-4000-8000-${String(rounds).padStart(12, '0')}`]
    await old.query({
      name: 'round',
      text: `${insert} values ($2, 1, 't', 'dice', 'inh_dice', 'USD', 5, '{}', $2, 'reserved', 1, $1, 'c', $2, now())`,
      values,
    })
    await old.query({
      name: 'outbox',
      text: `insert into studio.outbox (round_id, kind, transaction_id, body, due_at) values ($1, 'win', $1, '', now())`,
      values: [values[1]],
    })
    await old.query({
      name: 'settle',
      text: `update studio.round set state = 'settled' where id = $1 and state = 'reserved'`,
      values: [values[1]],
    })
  }
  let done = false
  const migrated = migrateStudio({ ownerUrl }).finally(() => {
    done = true
  })
  while (!done) await play()
  await migrated
  for (let more = 0; more < 10; more += 1) await play()
  const field = `${insert} values (gen_random_uuid(), 1, 't', 'mines', 'inh_mines', 'USD', 5, '{}', gen_random_uuid(), 'reserved', 1, 90000, 'c', gen_random_uuid(), now())`
  // The previous release recognises violations by the former names of keys.
  await expect(old.query(field)).rejects.toMatchObject({ constraint: 'round_one_field' })
  await expect(
    old.query(
      `${insert} select gen_random_uuid(), 1, 't', 'dice', 'inh_dice', 'USD', 5, '{}', request_id, 'reserved', 1, 90000, 'c', gen_random_uuid(), now() from studio.round limit 1`,
    ),
  ).rejects.toMatchObject({ constraint: 'round_player_id_request_id_key' })
  await old.query(`update studio.round set state = 'drawn' where id = '00000000-0000-4000-8000-000000000001'`)
  await old.query(field)
  await expect(old.query('delete from studio.round_key')).rejects.toThrow('permission denied')
  await old.end()

  expect(rounds).toBeGreaterThan(10)
  const [counted] = await ask(
    ownerUrl,
    `select (select count(*) from studio.round)::integer as rounds, (select count(*) from studio.round_key k join studio.round r using (id, player_id, request_id, nonce, bet_transaction, started_at))::integer as keys,
      (select count(*) from studio.told_round)::integer as given, (select count(*) from studio.outbox)::integer as owed`,
  )
  expect(counted).toEqual({
    rounds: 20_002 + rounds,
    keys: 20_002 + rounds,
    given: 20_002 + rounds,
    owed: rounds,
  })
})
