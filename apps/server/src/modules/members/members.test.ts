// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql, type Database } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  ageOf,
  countMembers,
  createMember,
  isAgentType,
  isTrialType,
  listMembers,
  memberById,
  memberByUsername,
  setEnabled,
  type MemberToCreate,
} from './index.ts'

let store: TestDatabase
let db: Database
beforeAll(async () => {
  store = await testDatabase()
  db = openDatabase({ url: store.url, role: 'tessera_app', connections: 4, log: silentLog() })
  for (const [n, username] of ['Anna_1', 'annabel', 'BORIS', 'carla%', 'dora'].entries())
    await create({ username, currency: 'USD' }, n * 1_000)
})
afterAll(async () => {
  await db.close()
  await store.close()
})

const create = (member: MemberToCreate, nowMs = 1_000) =>
  db.transaction((tx) => createMember(tx, { nowMs }, member))
const found = async (search: string) =>
  (await listMembers(db, { search, pageNo: 1, pageSize: 20 })).members.map(({ username }) => username)

describe('members', () => {
  it('are found by name in any case, and by number', async () => {
    const boris = await memberByUsername(db, 'brand1', 'boris')
    expect(boris).toMatchObject({
      username: 'BORIS',
      nickname: 'BORIS',
      type: 0,
      enabled: true,
      rankLevel: 0,
      uplineId: null,
      currency: 'USD',
      registeredAtMs: 2_000,
      lastLoginAtMs: null,
    })
    expect(await memberById(db, boris?.id ?? 0n)).toEqual(boris)
    expect(await memberByUsername(db, 'brand1', 'nobody')).toBeUndefined()
  })

  it('never share a name that differs only in case or in the way it is encoded', async () => {
    expect(await create({ username: 'boris', currency: 'USD' })).toBeUndefined()
    expect(await create({ username: 'ＢＯＲＩＳ', currency: 'USD' })).toBeUndefined()
  })

  it('are listed newest first, page by page', async () => {
    const page = await listMembers(db, { search: '', pageNo: 2, pageSize: 2 })
    expect({ ...page, members: page.members.map(({ username }) => username) }).toEqual({
      members: ['BORIS', 'annabel'],
      totalCount: 5,
    })
    expect((await listMembers(db, { search: '', pageNo: 9, pageSize: 2 })).members).toEqual([])
  })

  it('are searched by any part of the name, read as it stands', async () => {
    expect(await found('ANNA')).toEqual(['annabel', 'Anna_1'])
    expect(await found('a_1')).toEqual(['Anna_1'])
    expect(await found('%')).toEqual(['carla%'])
    expect(await found('\\')).toEqual([])
  })

  it('are counted, in all and since a moment', async () => {
    expect(await countMembers(db, 3_000)).toEqual({ all: 5, since: 2 })
  })

  it('can be closed and opened', async () => {
    const dora = await memberByUsername(db, 'brand1', 'dora')
    const enable = (enabled: boolean) => db.transaction((tx) => setEnabled(tx, dora?.id ?? 0n, enabled))
    expect(await enable(false)).toBe(true)
    expect((await memberByUsername(db, 'brand1', 'dora'))?.enabled).toBe(false)
    expect(await enable(true)).toBe(true)
    expect(await db.transaction((tx) => setEnabled(tx, 1n, false))).toBe(false)
  })

  it('know their upline, and whether they are agents or on trial', async () => {
    const agent = await create({ username: 'topagent', currency: 'USD', type: 41 })
    const below = await create({ username: 'below', currency: 'USD', uplineId: agent?.id ?? 0n })
    expect(below?.uplineId).toBe(agent?.id)
    expect([0, 1, 2, 4, 41, 42].map((type) => isAgentType(type as 0))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ])
    expect(isTrialType(4)).toBe(true)
  })

  it('have an age in full years by the clock of the site, once they have given a birthday', async () => {
    const emma = await create({ username: 'emma', currency: 'USD' })
    const age = (moment: string, timeZone: string) =>
      ageOf(db, { memberId: emma?.id ?? 0n, nowMs: Date.parse(moment), timeZone })
    expect(await age('2026-03-01T00:00:00Z', 'UTC')).toBeUndefined()
    await db.query(
      sql`insert into member_profile (member_id, brand_code) values (${emma?.id ?? 0}, 'brand1')`,
    )
    expect(await age('2026-03-01T00:00:00Z', 'UTC')).toBeUndefined()
    await db.query(sql`update member_profile set birthday = '2008-03-02' where member_id = ${emma?.id ?? 0}`)
    expect([
      await age('2026-03-01T20:00:00Z', 'Etc/GMT-3'),
      await age('2026-03-01T20:00:00Z', 'Etc/GMT-4'),
      await age('2026-03-02T01:00:00Z', 'Etc/GMT+2'),
    ]).toEqual([17, 18, 17])
  })
})
