// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isZoneName } from '@tessera/rules/site/zoned-days'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

const migration = new URL('../../../migrations/0690-time-zones-by-name.sql', import.meta.url)

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

it('a site that counted hours from UTC gets the zone that is as far from UTC, with its history', async () => {
  const moved = (await readFile(migration, 'utf8')).split('-- Days, weeks and months')[0]!
  const zones: [hours: number, zone: string][] = []
  for (let hours = -12; hours <= 14; hours += 1) {
    await owner.query(
      `insert into setting_value (merchant, name, value, version, changed_at, changed_by)
       values ('house1', 'site.timeZoneOffsetHours', $1, 3, now(), 'chief')
       on conflict (merchant, name) do update set value = excluded.value`,
      [String(hours)],
    )
    await owner.query('begin')
    await owner.query(moved)
    const { rows } = await owner.query<{ value: string; version: number; after: string; changed_by: string }>(
      `select v.value, v.version, c.after, c.changed_by from setting_value v join setting_change c using (merchant, name, version)
       where v.name = 'site.timeZone'`,
    )
    await owner.query('rollback')
    const [{ value: zone } = { value: '' }] = rows
    expect(rows).toEqual([{ value: zone, version: 1, after: zone, changed_by: 'the release' }])
    expect([zone, isZoneName(zone)]).toEqual([zone, true])
    zones.push([hours, zone])
  }
  const at = Date.UTC(2026, 6, 1)
  const inUtc = (zone: string): number =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  expect(zones.map(([, zone]) => (inUtc(zone) - at) / 3_600_000)).toEqual(zones.map(([hours]) => hours))
  expect(new Map(zones).get(7)).toBe('Asia/Ho_Chi_Minh')
  expect(new Map(zones).get(0)).toBe('UTC')
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
