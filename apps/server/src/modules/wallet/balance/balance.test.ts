// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { openWalletTestServer, type WalletTestServer } from '../wallet-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

it('shows members their own balance, and nothing without a session [CALL-035]', async () => {
  const { client } = await bank.member(units(12))
  const answer = await client.call('wallet.balance', {})
  expect(answer).toMatchObject({
    status: 200,
    envelope: { success: true, value: { sumBalance: 12, mainBalance: 12, heldBalance: 0, currency: 'USD' } },
  })
  client.token = undefined
  expect((await client.call('wallet.balance', {})).status).toBe(401)
  client.token = 'x'.repeat(43)
  expect((await client.call('wallet.balance', {})).status).toBe(401)
})

it('is unavailable while the platform is under maintenance', async () => {
  const { client } = await bank.member(units(12))
  const { settings } = bank.server.platform
  await settings.write('site.maintenance', true, 'test')
  expect((await client.call('wallet.balance', {})).status).toBe(503)
  await settings.write('site.maintenance', false, 'test')
  expect((await client.call('wallet.balance', {})).status).toBe(200)
})
