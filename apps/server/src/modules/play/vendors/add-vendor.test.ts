// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manualClock } from '../../../platform/clock/clock.ts'
import { openDatabase, sql } from '../../../platform/db/index.ts'
import type { Database } from '../../../platform/db/index.ts'
import { silentLog } from '../../../platform/log/log.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import type { VendorAccount } from '../ports.ts'
import { addVendor, finishVendorRotation, rotateVendorKey } from './add-vendor.ts'
import type { NewVendor, VendorRefusal } from './add-vendor.ts'
import { createAlerts, listAlerts } from '../../../platform/alerts/operator-alerts.ts'
import { createOperatorAlerts } from './raise-alert.ts'
import { createVendorAccounts } from './vendor-accounts.ts'
import { updateVendorEnabled, upsertVendorGame } from './vendor-store.ts'

const pemOf = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()
const [first, second, third] = [pemOf(2048), pemOf(2048), pemOf(2048)] as const

let test: TestDatabase
let db: Database
beforeAll(async () => {
  test = await testDatabase()
  db = openDatabase({ url: test.url, role: 'tessera_app', connections: 4, log: silentLog() })
})
afterAll(async () => {
  await db.close()
  await test.close()
})

const vendor = (id: string, changes: Partial<NewVendor> = {}): NewVendor => ({
  id,
  protocol: 'hub88',
  publicKeyPem: first,
  operatorId: 'brand1',
  ...changes,
})
const add = (wanted: NewVendor) => db.transaction((tx) => addVendor(tx, wanted))
const refusal = (result: VendorAccount | VendorRefusal) => ('refused' in result ? result.refused : 'none')

describe('adding a vendor', () => {
  it('reaches a running server within a second', async () => {
    const clock = manualClock()
    const accounts = createVendorAccounts({ db, clock })
    expect(await accounts.find('acme')).toBeUndefined()
    await add(vendor('acme', { baseUrl: 'http://acme.example', games: [{ code: 'a-1', name: 'One' }] }))
    clock.advance(1_000)
    const found = await accounts.find('acme')
    expect(found).toMatchObject({
      id: 'acme',
      enabled: true,
      vendorCode: 'ACME',
      baseUrl: 'http://acme.example',
      operatorId: 'brand1',
      secrets: { publicKey: first },
    })
    expect(await accounts.findByVendorCode('ACME')).toEqual(found)
    expect([
      await accounts.hasGame('acme', 'a-1'),
      await accounts.hasGame('acme', 'a-2'),
      await accounts.hasGame('other', 'a-1'),
    ]).toEqual([true, false, false])
    await updateVendorEnabled(db, 'acme', false)
    clock.advance(1_000)
    expect((await accounts.find('acme'))?.enabled).toBe(false)
  })

  it('lets a game be closed and opened on a running server within seconds', async () => {
    const clock = manualClock()
    const accounts = createVendorAccounts({ db, clock })
    await add(vendor('closer', { games: [{ code: 'c-1', name: 'One' }] }))
    const isOpen = async () => {
      clock.advance(5_000)
      return accounts.hasGame('closer', 'c-1')
    }
    expect(await isOpen()).toBe(true)
    await upsertVendorGame(db, 'closer', { code: 'c-1', name: 'One', enabled: false })
    expect(await isOpen()).toBe(false)
    await upsertVendorGame(db, 'closer', { code: 'c-1', name: 'One', enabled: true })
    expect(await isOpen()).toBe(true)
  })

  it('may be repeated, but cannot change the key', async () => {
    await add(vendor('again'))
    expect(refusal(await add(vendor('again', { games: [{ code: 'new', name: 'New' }] })))).toBe('none')
    expect(refusal(await add(vendor('again', { publicKeyPem: second })))).toContain('rotate')
  })

  it.each([
    ['a name in capitals', vendor('Acme')],
    ['an empty name', vendor('')],
    ['no key', vendor('x1', { publicKeyPem: 'hello' })],
    ['a short key', vendor('x2', { publicKeyPem: pemOf(1024) })],
    [
      'a key that is not RSA',
      vendor('x3', {
        publicKeyPem: generateKeyPairSync('ed25519')
          .publicKey.export({ type: 'spki', format: 'pem' })
          .toString(),
      }),
    ],
    [
      'a private key',
      vendor('x4', {
        publicKeyPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      }),
    ],
    ['a catalogue name that is taken', vendor('x5', { vendorCode: 'AGAIN' })],
  ])('refuses %s and stores nothing', async (_name, wanted) => {
    expect(refusal(await add(wanted))).not.toBe('none')
    expect(await db.query(sql`select id from vendor_account where id = ${wanted.id}`)).toEqual([])
  })

  it('rotates keys two at a time', async () => {
    await add(vendor('turn'))
    const rotate = (pem: string) => db.transaction((tx) => rotateVendorKey(tx, 'turn', pem))
    expect(await rotate(second)).toMatchObject({ secrets: { publicKey: first, publicKeyNext: second } })
    expect(await rotate(second)).toMatchObject({ secrets: { publicKey: first, publicKeyNext: second } })
    expect(await rotate(third)).toMatchObject({ secrets: { publicKey: second, publicKeyNext: third } })
    await db.transaction((tx) => finishVendorRotation(tx, 'turn'))
    expect((await createVendorAccounts({ db, clock: manualClock() }).find('turn'))?.secrets).toEqual({
      publicKey: third,
    })
    expect(refusal(await db.transaction((tx) => finishVendorRotation(tx, 'turn')))).toContain('not rotating')
    expect(refusal(await db.transaction((tx) => rotateVendorKey(tx, 'nobody', first)))).toContain('no vendor')
  })
})

describe('an operator alert', () => {
  it('is one row per cause, written at most every ten seconds', async () => {
    const clock = manualClock()
    const alerts = createOperatorAlerts({
      db,
      clock,
      log: silentLog(),
      alerts: createAlerts({ log: silentLog() }),
    })
    const alert = {
      kind: 'play.settlementRefused' as const,
      reference: 'acme/t-1',
      details: { err: 'tx_unknown' },
    }
    const stored = () => expect.poll(async () => (await listAlerts(db, { pageNo: 1, pageSize: 10 })).alerts)
    alerts.raise(alert)
    await stored().toMatchObject([{ ...alert, times: 1, lastAtMs: clock.now() }])
    alerts.raise(alert)
    alerts.raise(alert)
    clock.advance(10_000)
    alerts.raise(alert)
    await stored().toMatchObject([{ times: 2, lastAtMs: clock.now() }])
  })
})
