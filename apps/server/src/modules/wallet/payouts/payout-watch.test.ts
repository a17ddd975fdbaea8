// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sandboxPayoutProvider } from '../../../adapters/payouts/sandbox-bank/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { payoutJobs } from '../index.ts'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type WithdrawalFixture } from '../withdrawals/withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
let admin: CallClient
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  admin = await fixture.bank.operator('admin')
  for (const [id, url] of [
    ['paybank', `${fixture.bank.publicUrl}/sandbox-payouts`],
    ['nobody', 'http://127.0.0.1:1'],
  ] as const)
    await admin.call('backoffice.addPayoutAccount', {
      ...{ id, url, name: id, provider: sandboxPayoutProvider, currency: 'USD' },
      secret: 'a-secret-of-the-tests',
    })
})
afterAll(() => fixture.close())

const rows = async <Row>(text: string, id: string) =>
  (await fixture.bank.server.platform.database.pool.query(text, [id])).rows as Row[]
const payoutOf = async (withdrawalId: string) =>
  (
    await rows<{ id: string; state: string; reason: string }>(
      'select id, state, reason from payout where withdrawal_id = $1 order by created_at desc',
      withdrawalId,
    )
  )[0]!
/** A withdrawal of 60.00 that is sent over an account and has come to this state. */
async function sent(
  accountNumber: string,
  accountId: string,
  state: string,
): Promise<{ id: string; payout: string }> {
  const member = await fixture.bank.member(units(100))
  const added = await member.client.call('wallet.addBankAccount', {
    ...{ bankName: 'First Test Bank', accountNumber, holder: 'A MEMBER', password: paymentPassword },
  })
  const id = await fixture.asked({ member, bankAccountId: added.envelope.value.bankAccountId })
  await fixture.approve(id)
  await admin.call('backoffice.sendWithdrawal', { id, accountId, requestId: requestId() })
  // A payment is unknown before it is sent, but without a reason.
  await vi.waitFor(async () => {
    const { reason, ...payout } = await payoutOf(id)
    expect(payout.state).toBe(state)
    if (state === 'unknown') expect(reason).not.toBe('')
  })
  return { id, payout: (await payoutOf(id)).id }
}
async function attempt(afterMs: number): Promise<void> {
  fixture.bank.clock.advance(afterMs)
  await payoutJobs(fixture.bank.server.modules.walletDeps)[0]?.run(fixture.bank.clock.now())
}
const alertsOf = async (kind: string, reference: string) =>
  (await admin.call('backoffice.alerts', { pageSize: 100 })).envelope.value.list.filter(
    ({ source, details }) => source === kind && details['reference'] === reference,
  )

describe('operators are alerted', () => {
  it('to a payment that failed, with why, whose, and how much', async () => {
    const { payout } = await sent('1234500000', 'paybank', 'failed')
    const [alert, ...more] = await alertsOf('wallet.payoutFailed', payout)
    expect(more).toEqual([])
    expect(alert).toMatchObject({
      brandCode: 'brand1',
      times: 1,
      details: { account: 'paybank', amount: '60.00 USD', state: 'failed' },
    })
    expect(alert?.message).toMatch(/on hold/)
  })

  it('to none that is paid', async () => {
    const { payout } = await sent('1234567890', 'paybank', 'paid')
    expect(await alertsOf('wallet.payoutFailed', payout)).toEqual([])
    expect(await alertsOf('wallet.payoutUnknown', payout)).toEqual([])
  })

  it('to a payment of which nobody knows the end after an hour, and not before', async () => {
    const { payout } = await sent('1234567891', 'nobody', 'unknown')
    await attempt(59 * 60_000)
    expect(await fixture.bank.alerts('wallet.payoutUnknown')).toEqual([])
    await attempt(60 * 60_000)
    expect(await fixture.bank.alerts('wallet.payoutUnknown')).toMatchObject([
      { account: 'nobody', state: 'unknown', amount: '60.00 USD' },
    ])
    admin = await fixture.bank.operator('admin')
    expect(await alertsOf('wallet.payoutUnknown', payout)).toHaveLength(1)
  })
})

describe('the statement of a provider that pays withdrawals', () => {
  // The site is seven hours ahead of UTC.
  const today = () => dayIn('+07:00', fixture.bank.clock.now())
  const compare = (text: string, of: 'payments' | 'payouts' = 'payouts', accountId = 'paybank') =>
    admin.call('backoffice.uploadStatement', {
      ...{ accountId, of, fileName: 'out.csv', fromDay: today(), toDay: today(), format: 'csv' },
      file: Buffer.from(text).toString('base64'),
      columns: {
        ...{ delimiter: ',', decimal: '.', dayForm: 'YYYY-MM-DD', date: 'date', amount: 'amount' },
        ...{ reference: 'ref', credit: '', debit: '', content: '', currency: '' },
      },
    })
  const csv = (...lines: [reference: string, amount: string][]) =>
    ['date,ref,amount', ...lines.map(([reference, amount]) => `${today()},${reference},${amount}`)].join('\n')
  const found = async (statementId: string, kind: 'missingHere' | 'missingThere' | 'differing') =>
    (
      await admin.call('backoffice.differences', { id: statementId, kind, pageSize: 100 })
    ).envelope.value.list.map(({ reference, reason }) => [reference, reason])

  it('is compared with its payments and the ledger, by the id of the payment or of the withdrawal', async () => {
    fixture.bank.clock.advance(5 * 24 * 60 * 60_000)
    await fixture.comeBack(await fixture.rich())
    admin = await fixture.bank.operator('admin')
    const [one, two, other, missed] = [
      await sent('2234567890', 'paybank', 'paid'),
      await sent('2234567891', 'paybank', 'paid'),
      await sent('2234567892', 'paybank', 'paid'),
      await sent('2234567893', 'paybank', 'paid'),
    ]
    const failed = await sent('2234500000', 'paybank', 'failed')
    const { value } = (
      await compare(
        csv(
          [one.payout, '-60.00'],
          [two.id, '-60.00'],
          [other.payout, '-61.00'],
          [failed.payout, '-60.00'],
          [one.payout, '-60.00'],
        ),
      )
    ).envelope
    expect(value).toMatchObject({ of: 'payouts', accountId: 'paybank', lines: 5, matched: 2, open: 4 })
    expect(await found(value.statementId, 'differing')).toEqual([[other.payout, 'amount']])
    expect(await found(value.statementId, 'missingThere')).toEqual([[missed.id, 'notOnStatement']])
    expect(await found(value.statementId, 'missingHere')).toEqual([
      [failed.payout, 'unknown'],
      [one.payout, 'doubled'],
    ])
  })

  it('is read as MT940, too', async () => {
    const { payout } = await sent('3234567890', 'paybank', 'paid')
    const day = today().slice(2).replaceAll('-', '')
    const text = [
      ...[':20:OUT', ':25:PAYBANK', ':28C:1', `:60F:C${day}USD100,`],
      ...[`:61:${day}D60,NTRFNONREF//B1`, `:86:/EREF/${payout}/`, `:62F:C${day}USD40,`, '-'],
    ].join('\n')
    const { value } = (
      await admin.call('backoffice.uploadStatement', {
        ...{ accountId: 'paybank', of: 'payouts', fileName: 'out.sta', format: 'mt940', columns: null },
        file: Buffer.from(text).toString('base64'),
        ...{ fromDay: today(), toDay: today() },
      })
    ).envelope
    expect(value).toMatchObject({ lines: 1, matched: 1 })
  })

  it('is not one of a payment account with the same id, and an unknown one is not found', async () => {
    expect((await compare(csv(['a', '-1.00']), 'payments')).envelope.code).toBe('NOT_FOUND')
    expect((await compare(csv(['a', '-1.00']), 'payouts', 'sandbox')).envelope.code).toBe('NOT_FOUND')
  })
})
