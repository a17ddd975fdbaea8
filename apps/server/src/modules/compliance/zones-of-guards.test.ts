// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await openTestServer()
  owner = new pg.Client(server.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

it('the limits of a member whom a process of the release before guards have a zone by its name', async () => {
  await server.member('guarded')
  const zoneAfter = async (text: string, offsetMs: number): Promise<unknown> =>
    (await owner.query<{ time_zone: string }>(`${text} returning time_zone`, [offsetMs])).rows[0]?.time_zone
  const insert = `insert into player_guard (member_id, time_zone_offset_ms, since)
    select id, $1, now() from member where username_key = 'guarded'`
  expect(await zoneAfter(insert, 25_200_000)).toBe('Asia/Ho_Chi_Minh')
  const update = 'update player_guard set time_zone_offset_ms = $1'
  expect(await zoneAfter(update, -10_800_000)).toBe('Etc/GMT+3')
  expect(await zoneAfter(update, 50_400_000)).toBe('Etc/GMT-14')
  expect(await zoneAfter(update, 0)).toBe('UTC')
})
