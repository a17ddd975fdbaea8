// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
let finance: CallClient
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  finance = await fixture.bank.operator('finance')
})
afterAll(() => fixture.close())

describe('a withdrawal that is rejected', () => {
  it('says what to do by a reason, with a note or without', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    const input = { id, reason: 'NAME_DIFFERS', requestId: requestId() } as const
    expect((await finance.call('backoffice.rejectWithdrawal', input)).envelope.success).toBe(true)
    expect(await fixture.latest(from)).toMatchObject({
      status: 'Rejected',
      refusal: 'NAME_DIFFERS',
      remark: '',
    })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('needs a note for another reason, and takes no reason that there is not', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    for (const part of [{ reason: 'OTHER' }, { reason: 'OTHER', remark: '  ' }, { reason: 'BORED' }, {}])
      expect(
        (await finance.callWith('backoffice.rejectWithdrawal', { id, requestId: requestId(), ...part }))
          .status,
      ).toBe(400)
    expect((await fixture.latest(from))?.status).toBe('Pending')
  })
})

describe('a payee on the list of the brand', () => {
  const add = ({ member }: Rich, accountNumber: string, holder = 'A MEMBER') =>
    member.client.call('wallet.addBankAccount', {
      ...{ bankName: 'Second Test Bank', accountNumber, holder, password: paymentPassword },
    })
  const refuse = (kind: 'account' | 'holder', label: string) =>
    finance.call('backoffice.refusePayee', { kind, label, reason: 'Reported as stolen' })

  it('can neither be added nor be asked for, however it is written, until it is allowed again', async () => {
    const from = await fixture.rich()
    const added = (await add(from, 'DE02120300')).envelope.value
    const listed = (await refuse('account', 'de02 1203-00')).envelope.value
    await refuse('account', 'DE 02120300')
    const ask = { ...from, bankAccountId: added.bankAccountId }
    expect((await fixture.ask(ask)).envelope.code).toBe('PAYEE_REFUSED')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    const other = await fixture.rich()
    expect((await add(other, 'DE02120300')).envelope.code).toBe('PAYEE_REFUSED')
    expect((await fixture.ask(from)).envelope.success).toBe(true)
    const [payee] = listed
    const allow = { id: payee!.id, reason: 'A mistake' }
    expect((await finance.call('backoffice.allowPayee', allow)).envelope.value).toEqual([])
    expect((await finance.call('backoffice.allowPayee', allow)).status).toBe(404)
    expect((await add(other, 'DE02120300')).envelope.success).toBe(true)
    const { rows } = await fixture.bank.server.platform.database.pool.query(
      `select action from operator_action where subject = 'refusedPayees' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['refusePayee', 'refusePayee', 'allowPayee'])
  })

  it.each([
    ['Đặng Văn Đức', 'DANG VAN DUC', 'PAYEE_REFUSED'],
    ['Łukasz Wałęsa', 'LUKASZ WALESA', 'PAYEE_REFUSED'],
    ['Yıldız Işık', 'YILDIZ ISIK', 'PAYEE_REFUSED'],
    ['राम कुमार', 'रमा कुमारी', 'no refusal'],
    ['ปีติ', 'ปิติ', 'no refusal'],
  ])('of the name %s is met by %s with %s', async (listed, holder, answer) => {
    await refuse('holder', listed)
    const from = { member: await fixture.bank.member(), bankAccountId: '' }
    const { success, code } = (await add(from, '9988776611', holder)).envelope
    expect(success ? 'no refusal' : code).toBe(answer)
  })

  it('may be a holder, in any spelling; a text without letters is refused', async () => {
    await refuse('holder', 'Zoë  Stolen')
    const from = await fixture.rich()
    expect((await add(from, '9988776655', 'ZOE STOLEN')).envelope.code).toBe('PAYEE_REFUSED')
    expect((await refuse('holder', '...')).status).toBe(400)
  })
})
