// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { turnoverOfBrand } from '../../../modules/bets/index.ts'
import { manualClock } from '../../../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  startWireTestServer,
  wireClient,
  type WireTestServer,
} from './wire-server-for-tests.ts'

/** The wire counts 1/100000 of a unit. */
const onWire = (amount: number): number => amount * 100_000
const clock = manualClock()
let test: TestDatabase
let server: WireTestServer
beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url, clock })
})
afterAll(async () => {
  await server.close()
  await test.close()
})

it('plays in dong for a member with dong, refuses dollars, and counts both sides in dong for the report', async () => {
  const { database } = server.platform
  const vendor = await registerVendor(database, 'one')
  const member = await fundedMember(database, 'player1', units(1_000_000), 'VND')
  const { token, playerRef: user } = await server.play.sessions.open({
    memberId: member.id,
    vendorAccountId: 'one',
    currency: 'VND',
    gameCode: 'g-1',
  })
  const client = wireClient(server, { user, token, member, vendor })
  const [bet, dong] = [randomUUID(), { currency: 'VND' }]
  expect(await client.bet(randomUUID(), onWire(10))).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' })
  expect(await client.bet(bet, onWire(25_000), dong)).toMatchObject({
    ...{ status: 'RS_OK', currency: 'VND', balance: onWire(975_000) },
  })
  expect(await client.win(randomUUID(), bet, onWire(40_000), { ...dong, round_closed: true })).toMatchObject({
    ...{ status: 'RS_OK', currency: 'VND', balance: onWire(1_015_000) },
  })
  const day = { fromMs: clock.now() - 60_000, toMs: clock.now() + 60_000, timeZone: 'UTC' }
  expect(await turnoverOfBrand(database, firstBrandCode, day)).toEqual([
    { day: expect.any(String), currency: 'VND', stakes: units(25_000), returns: units(40_000) },
  ])
  const { differences, twice } = await auditBooks(database, member.id)
  expect({ differences, twice }).toEqual({ differences: [], twice: [] })
})
