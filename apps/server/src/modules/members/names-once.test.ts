// SPDX-License-Identifier: Apache-2.0
import { nameSkeleton } from '@tessera/rules/identity/usernames'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql, type Database } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createMember, memberByUsername, type MemberToCreate } from './index.ts'

let store: TestDatabase
let db: Database
beforeAll(async () => {
  store = await testDatabase()
  db = openDatabase({ url: store.url, role: 'tessera_app', connections: 4, log: silentLog() })
})
afterAll(async () => {
  await db.close()
  await store.close()
})

const create = (member: MemberToCreate) => db.transaction((tx) => createMember(tx, { nowMs: 1_000 }, member))

describe('members', () => {
  it.each([
    ['limes11x', 'Iimes11x'],
    ['Robin01', 'R0bin0l'],
    ['oslo', 'OSL0'],
    ['paypal1', 'раураl1'],
    ['nikos', 'nіkοs'],
  ])('named %s have nobody beside them named %s', async (name, other) => {
    expect(await create({ username: name, currency: 'USD' })).toMatchObject({ username: name })
    expect(await create({ username: other, currency: 'USD' })).toBeUndefined()
    expect(await memberByUsername(db, 'brand1', other)).toBeUndefined()
  })

  it('get only one of several names that look alike, however many ask at once', async () => {
    const names = ['Illium', 'lllium', '1llium', 'IlliUm', 'i11ium', 'lIlium']
    const made = await Promise.all(names.map((username) => create({ username, currency: 'USD' })))
    expect(made.filter((member) => member !== undefined)).toHaveLength(1)
  })

  it('that looked alike before stay, and nobody joins them', async () => {
    const before = (name: string) =>
      db.query(sql`
        insert into member (username, username_key, nickname, type, currency, registered_at)
        values (${name}, ${name.toLowerCase()}, ${name}, 0, 'USD', now())`)
    await before('Vi1la')
    await before('Villa')
    expect(await create({ username: 'VIlla', currency: 'USD' })).toBeUndefined()
    expect(await create({ username: 'vilIa', currency: 'USD' })).toBeUndefined()
    expect((await memberByUsername(db, 'brand1', 'vi1la'))?.username).toBe('Vi1la')
    expect((await memberByUsername(db, 'brand1', 'villa'))?.username).toBe('Villa')
  })

  it('look alike by the same rule in the database as elsewhere', async () => {
    const signs = 'abcdefghijklmnopqrstuvwxyz0123456789_|!ıіιӏоοаαеεсрρуυхχјѕһнηԁԛԝɡкκмμтτвβνζłđกक王'
    const row = await db.one<{ skeleton: string }>(sql`select member_name_skeleton(${signs}) as skeleton`)
    expect(row?.skeleton).toBe(nameSkeleton(signs))
  })
})
