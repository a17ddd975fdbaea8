// SPDX-License-Identifier: Apache-2.0
import { allCalls, type CallName } from '@tessera/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let owner: pg.Client
let clients: Record<'anyone' | 'member' | 'agent' | 'operator', CallClient>

beforeAll(async () => {
  server = await openTestServer()
  const member = await server.member('dora01')
  clients = {
    anyone: server.program(),
    member,
    agent: member,
    operator: await server.operator('olga', 'admin'),
  }
  // The first request creates the key of bot checks, once.
  await clients.anyone.callWith('identity.botCheck', {})
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

/**
 * What reading changes by design: when a session was last used, and the letters of pictures that were
 * drawn.
 */
const traces = new Set(['identity_session', 'operator_session', 'identity_captcha', 'identity_pace'])

/** A digest of each table: any change of any row changes it. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !traces.has(row.name))) {
    found[name] =
      (
        await owner.query<{ digest: string }>(
          `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${pg.escapeIdentifier(name)} t`,
        )
      ).rows[0]?.digest ?? ''
  }
  return found
}

const known: Record<string, unknown> = {
  gameId: 'inh_dice',
  vassalage: 'BGS',
  roundId: 'r',
  id: '1',
  number: '1',
  text: 'dice',
  gameType: 'rng',
  nodeIds: '1',
  code: 'FRIEND1',
  domain: 'localhost',
  host: 'localhost',
  language: 'EN',
  types: 'B',
  platform: 'pc',
  execution: 'home',
  device: 'pc',
  brandCode: 'house1',
  merchant: 'house1',
  name: 'site.name',
  count: '3',
  account: 'dora01',
}

it('a GET changes nothing, whoever sends it and whatever it requests', async () => {
  const gets = allCalls.filter(({ method }) => method === 'GET')
  const before = await contents()
  expect(Object.keys(before).length).toBeGreaterThan(60)
  let answered = 0
  for (const { name, input, who } of gets) {
    const fields = Object.fromEntries(
      Object.keys(input.shape)
        .filter((field) => field in known)
        .map((field) => [field, known[field]]),
    )
    const { status } = await clients[who].callWith(name as CallName, fields)
    expect(status, name).toBeLessThan(500)
    if (status === 200) answered++
  }
  expect(gets.length).toBeGreaterThan(80)
  expect(answered).toBeGreaterThan(gets.length / 2)
  expect(await contents()).toEqual(before)
})
