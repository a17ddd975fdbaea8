// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import {
  openWithdrawalFixture,
  type Rich,
  type WithdrawalFixture,
} from '../../modules/wallet/withdrawals/withdrawal-for-tests.ts'
import { paymentPassword, requestId } from '../../modules/wallet/wallet-for-tests.ts'

let fixture: WithdrawalFixture
let bystander: Rich
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  bystander = await fixture.rich()
})
afterAll(() => fixture.close())

const balance = () => bystander.member.client.call('wallet.balance', {}, { ip: '203.0.113.9' })

describe('forty withdrawals of one member at once', () => {
  it('leave the others their connections, whether the payment password is right or wrong', async () => {
    for (const password of ['000000', undefined]) {
      const from = await fixture.rich(units(1_000))
      const floods = Array.from({ length: 40 }, () =>
        fixture.ask(from, {
          amount: 10,
          requestId: requestId(),
          ...(password === undefined ? {} : { password }),
        }),
      )
      const seen = await Promise.all(Array.from({ length: 20 }, balance))
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
      const answers = await Promise.all(floods)
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
      expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(password === undefined ? 5 : 0)
    }
  })

  it('are refused beyond a queue that is long enough for anybody, from however many addresses they come', async () => {
    const from = await fixture.rich(units(1_000))
    const asked = () => ({
      amount: 10,
      bankAccountId: from.bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        from.member.client.call('wallet.withdraw', asked(), { ip: `198.51.100.${number}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(100 - 68)
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
  })
})
