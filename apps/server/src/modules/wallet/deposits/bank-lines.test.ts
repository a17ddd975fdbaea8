// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWithdrawalFixture, type WithdrawalFixture } from '../withdrawals/withdrawal-for-tests.ts'
import { lineOf, notify, openNotifiedAccount, openTransfer } from './bank-notify-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  await openNotifiedAccount(fixture.bank)
})
afterAll(() => fixture.close())

const listed = async (direction: 'credit' | 'debit' = 'debit') => {
  const support = await fixture.bank.operator('support')
  return (await support.call('backoffice.bankLines', { direction, pageSize: 100 })).envelope.value.list
}
const report = (part: Record<string, unknown>) => notify(fixture.bank, lineOf(part))

it('operators see the money that went out with the withdrawal that it fits, or that none does', async () => {
  const from = await fixture.rich()
  const id = await fixture.asked(from)
  await fixture.approve(id)
  await report({ transferType: 'out', transferAmount: 60, content: 'before it was paid' })
  expect((await listed())[0]).toMatchObject({ outcome: 'debit', withdrawal: null })
  await fixture.pay(id)
  await report({ transferType: 'out', transferAmount: 61, content: 'another amount' })
  fixture.bank.clock.advance(1_000)
  await report({ transferType: 'out', transferAmount: 60, content: 'the withdrawal' })
  const [fits, other, early] = await listed()
  expect(fits).toMatchObject({
    ...{ methodId: 'notified', direction: 'debit', amount: 60, currency: 'USD', content: 'the withdrawal' },
    withdrawal: { withdrawalId: id, username: from.member.name },
  })
  expect([other?.amount, early?.amount].toSorted()).toEqual([60, 61])
  expect([other, early].find((line) => line?.amount === 61)?.withdrawal).toBeNull()
  expect(await listed('credit')).toEqual([])
  expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
})

it('and that which came in, with what became of it', async () => {
  const member = await fixture.bank.member()
  const { code } = await openTransfer(member)
  await report({ content: `pay ${code}` })
  fixture.bank.clock.advance(1_000)
  await report({ content: 'no code at all', transferAmount: 7 })
  expect((await listed('credit')).map(({ outcome, amount }) => [outcome, amount])).toEqual([
    ['suspense', 7],
    ['credited', 50],
  ])
})
