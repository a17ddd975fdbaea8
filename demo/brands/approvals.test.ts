// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import {
  openWithdrawalFixture,
  type WithdrawalFixture,
} from '@tessera/server/src/modules/wallet/withdrawals/withdrawal-for-tests.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoBrands } from './brands.ts'

const hourMs = 3_600_000
const name = 'wallet.autoApproveUpTo'
let fixture: WithdrawalFixture

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

const statusOf = async (from: Parameters<WithdrawalFixture['ask']>[0], amount: number) =>
  (await fixture.ask(from, { amount })).envelope.value.status

it('an installation approves no withdrawal by itself as shipped; the demonstration does so up to 100 a day, and never one that a rule marks', async () => {
  expect(settings[name].default).toBe(0)
  expect(demoBrands.map((brand) => brand.settings[name])).toEqual([100, 100])
  const from = await fixture.rich(units(500))
  await fixture.bank.server.platform.settings.write(name, 100, 'test')
  const id = await fixture.asked(from, 50)
  expect((await fixture.waiting()).find(({ withdrawalId }) => withdrawalId === id)?.reasons).not.toEqual([])
  await fixture.approve(id)
  await fixture.pay(id)
  await fixture.confirm(from, id)
  fixture.bank.clock.advance(25 * hourMs)
  await fixture.comeBack(from)
  expect([await statusOf(from, 60), await statusOf(from, 40), await statusOf(from, 20)]).toEqual([
    'Approved',
    'Approved',
    'Pending',
  ])
  await fixture.bank.server.platform.settings.write(name, settings[name].default, 'test')
  fixture.bank.clock.advance(25 * hourMs)
  await fixture.comeBack(from)
  expect(await statusOf(from, 20)).toBe('Pending')
})
