// SPDX-License-Identifier: Apache-2.0
import {
  openWithdrawalFixture,
  type WithdrawalFixture,
} from '@tessera/server/src/modules/wallet/withdrawals/withdrawal-for-tests.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site } from './open-site.ts'
import { payOut, type Operators } from './operator-steps.ts'

let fixture: WithdrawalFixture
let site: Site
let operators: Operators

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  const { server } = fixture.bank
  site = openSite(fixture.bank.publicUrl)
  const session = async (): Promise<string> => (await fixture.bank.operator('admin')).token ?? ''
  operators = { first: await session(), second: await session() }
  for (const name of ['wallet.reviewFirst', 'wallet.reviewShared'] as const)
    await server.platform.settings.write(name, false, 'test')
  for (const name of ['wallet.reviewPlayedBelowPercent', 'wallet.reviewAccountHours'] as const)
    await server.platform.settings.write(name, 0, 'test')
})
afterAll(() => fixture.close())

it.each([
  [0, 'Pending'],
  [20, 'Approved'],
])(
  'the rehearsal pays a withdrawal where the brand approves up to %d by itself',
  async (approvedUpTo, expected) => {
    await fixture.bank.server.platform.settings.write('wallet.autoApproveUpTo', approvedUpTo, 'test')
    const from = await fixture.rich()
    const { withdrawalId: id, status } = (await fixture.ask(from, { amount: 20 })).envelope.value
    expect(status).toBe(expected)
    await payOut(site, operators, { member: from.member.client.token ?? '', id, status })
    expect((await fixture.latest(from))?.status).toBe('Received')
  },
)
