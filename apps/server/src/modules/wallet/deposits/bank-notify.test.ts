// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { walletJobs } from '../index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { lineOf, notify, notifyKey, openNotifiedAccount, openTransfer } from './bank-notify-for-tests.ts'

let bank: WalletTestServer
let finance: CallClient
let member: TestMember
let depositId: string
let code: string

beforeAll(async () => {
  bank = await openWalletTestServer()
  await openNotifiedAccount(bank)
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})
beforeEach(async () => {
  bank.clock.advance(1_000)
  finance = await bank.operator('finance')
  member = await bank.member()
  ;({ depositId, code } = await openTransfer(member))
})

const send = async (part: Record<string, unknown>) => (await notify(bank, lineOf(part))).status
const state = async () => {
  const { list } = (await member.client.call('wallet.deposits', {})).envelope.value
  const own = list.find((deposit) => deposit.depositId === depositId)
  return { status: own?.status, received: own?.received, cash: (await bank.balance(member)).cash }
}
const untouched = { status: 'Pending', received: 0, cash: 0 }
const paid = { status: 'Success', received: 50, cash: 50 }
const inSuspense = async (currency = 'USD') => {
  const { database } = bank.server.platform
  return accountBalance(database, await operatorAccount(database, 'suspense', currency))
}
const listed = async () => (await finance.call('backoffice.suspense', { pageSize: 100 })).envelope.value.list
const newest = async () => (await listed())[0]
const outcomeOf = async (id: number) =>
  (
    await bank.server.platform.database.pool.query<{ outcome: string }>(
      'select outcome from bank_line where event_id = $1',
      [`line:${id}`],
    )
  ).rows.map(({ outcome }) => outcome)

describe('a line with the code of a deposit', () => {
  it('and its amount is credited while the page is open, and answered as SePay expects', async () => {
    const arrived = bank.listen(member)
    const answer = await notify(bank, lineOf({ content: `CT DEN:0123 ${code} chuyen tien` }))
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await state()).toEqual(paid)
    await vi.waitFor(() =>
      expect(arrived[0]).toEqual({
        topic: 'wallet.deposit',
        payload: { depositId, status: 'Success', received: 50 },
      }),
    )
  })

  it.each([
    ['in small letters', (text: string) => text.toLowerCase()],
    ['with spaces', (text: string) => `${text.slice(0, 3)} ${text.slice(3, 6)} ${text.slice(6)}`],
    ['with punctuation', (text: string) => `${text.slice(0, 4)}-${text.slice(4)}.`],
    ['run together with other words', (text: string) => `NGUYENVANA${text}CHUYENKHOAN`],
    [
      'in wide letters',
      (text: string) =>
        text.replaceAll(/[A-Z]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)),
    ],
  ])('is found %s', async (_, mangled) => {
    await send({ content: `x ${mangled(code)} y` })
    expect(await state()).toEqual(paid)
  })

  it('in the field where the service puts it, on an account within the bank account, is credited', async () => {
    await send({ content: '', code, accountNumber: 'VQR-1', subAccount: '0123-456-789' })
    expect(await state()).toEqual(paid)
  })

  it.each([
    [20, 'wallet.underpaid'],
    [80.5, 'wallet.overpaid'],
  ])('and %d instead of 50 credits just that, and alerts an operator', async (transferAmount, alert) => {
    await send({ content: code, transferAmount })
    expect(await state()).toEqual({ status: 'Success', received: transferAmount, cash: transferAmount })
    expect(await bank.alerts(alert)).toContainEqual(expect.objectContaining({ deposit: depositId }))
  })

  it.each([0.01, 50_000.01])('and %d, outside the limits, waits for an operator', async (transferAmount) => {
    const before = await inSuspense()
    await send({ content: code, transferAmount })
    expect(await state()).toEqual(untouched)
    expect((await inSuspense()) - before).toBe(amountFromWire(transferAmount))
    expect(await newest()).toMatchObject({
      reason: 'outsideLimits',
      amount: transferAmount,
      suggestion: { depositId, username: member.name, matchCode: code },
    })
  })

  it('that expired meanwhile is credited, and marked late', async () => {
    bank.clock.advance(30 * 60_000)
    const jobs = walletJobs(bank.server.platform)
    await jobs.find(({ name }) => name === 'wallet.expireDeposits')?.run(bank.clock.now())
    await send({ content: code })
    expect(await state()).toEqual(paid)
    expect(await bank.alerts('wallet.latePayment')).toContainEqual(
      expect.objectContaining({ deposit: depositId }),
    )
  })

  it('that has its money already waits, with that deposit as the suggestion', async () => {
    await send({ content: code })
    const before = await inSuspense()
    await send({ content: code })
    expect(await state()).toEqual(paid)
    expect((await inSuspense()) - before).toBe(amountFromWire(50))
    expect(await newest()).toMatchObject({ reason: 'secondPayment', suggestion: { depositId } })
  })

  it('that an operator declared not received waits', async () => {
    await finance.call('backoffice.rejectBankTransfer', {
      id: depositId,
      reason: 'Nothing came in',
      requestId: requestId(),
    })
    await send({ content: code })
    expect(await newest()).toMatchObject({ reason: 'declaredNotReceived', suggestion: { depositId } })
    expect((await bank.balance(member)).cash).toBe(0)
  })

  it('in another currency, or at another bank account, waits in that currency', async () => {
    const before = await inSuspense('EUR')
    await send({ content: code, currency: 'EUR' })
    expect((await inSuspense('EUR')) - before).toBe(amountFromWire(50))
    expect(await newest()).toMatchObject({ reason: 'foreignCurrency', currency: 'EUR' })
    await send({ content: code, accountNumber: '999' })
    expect((await listed()).map(({ reason }) => reason)).toContain('otherAccount')
    expect(await state()).toEqual(untouched)
  })

  it('and of another deposit waits, with neither suggested', async () => {
    const other = await openTransfer(await bank.member())
    await send({ content: `${code} ${other.code}` })
    expect(await newest()).toMatchObject({ reason: 'severalCodes', suggestion: null })
    expect(await state()).toEqual(untouched)
  })
})

describe('a line without a code', () => {
  it('of the amount of exactly one open deposit is suggested for it, never credited', async () => {
    const { depositId: id } = await openTransfer(member, { amount: 77.31 })
    await send({ content: 'no code', transferAmount: 77.31, sender: 'SOMEBODY' })
    expect(await newest()).toMatchObject({
      reason: 'sameAmount',
      sender: 'SOMEBODY',
      content: 'no code',
      suggestion: { depositId: id },
    })
    expect((await bank.balance(member)).cash).toBe(0)
  })

  it('of the amount of several is suggested for the one whose member sent it', async () => {
    const others = await bank.member()
    await openTransfer(others, { amount: 88.31 })
    const { depositId: id } = await openTransfer(member, { amount: 88.31 })
    await send({ content: 'no code', transferAmount: 88.31 })
    expect(await newest()).toMatchObject({ reason: 'unknownPayment', suggestion: null })
    await bank.bankAccount(member)
    bank.clock.advance(1_000)
    await send({ content: 'no code', transferAmount: 88.31, sender: '1234-567890' })
    expect(await newest()).toMatchObject({ reason: 'sameAmount', suggestion: { depositId: id } })
  })

  it.each([
    ['Đặng Văn Đức', 'DANG VAN DUC', 91.11, true],
    ['Yıldız Işık', 'YILDIZ ISIK', 91.12, true],
    ['Łukasz Wałęsa', 'WALESA LUKASZ', 91.13, false],
    ['راشد أحمد', 'راشد احمد', 91.14, true],
    ['राम कुमार', 'रमा कुमारी', 91.15, false],
    ['ปีติ', 'ปิติ', 91.16, false],
  ])('is of %s when it comes from %s', async (holder, sender, transferAmount, isKnown) => {
    await openTransfer(await bank.member(), { amount: transferAmount })
    const { depositId: id } = await openTransfer(member, { amount: transferAmount })
    await member.client.call('wallet.addBankAccount', {
      ...{ bankName: 'First Test Bank', accountNumber: '1234567890', holder, password: paymentPassword },
    })
    await send({ content: 'no code', transferAmount, sender })
    expect(await newest()).toMatchObject(
      isKnown
        ? { reason: 'sameAmount', suggestion: { depositId: id } }
        : { reason: 'unknownPayment', suggestion: null },
    )
  })

  it('that went out is a line of the statement, and moves nothing', async () => {
    const before = await inSuspense()
    const line = lineOf({ content: code, transferType: 'out' })
    await notify(bank, line)
    expect(await outcomeOf(line.id)).toEqual(['debit'])
    expect([await inSuspense(), await state()]).toEqual([before, untouched])
  })

  it('that takes a credited deposit back is listed, and changes no balance', async () => {
    await send({ content: code })
    const before = await inSuspense()
    await send({ content: `REVERSAL ${code}`, transferType: 'out' })
    expect(await newest()).toMatchObject({ reason: 'reversedPayment', suggestion: { depositId } })
    expect([await inSuspense(), await state()]).toEqual([before, paid])
    expect(await bank.alerts('wallet.reversedPayment')).toContainEqual(
      expect.objectContaining({ deposit: depositId }),
    )
  })
})

describe('a transfer that an operator has recorded by hand', () => {
  const record = (reference: string, id = depositId) =>
    finance.callWith('backoffice.recordBankTransfer', { id, received: 50, reference, requestId: requestId() })

  it('is a line of the statement when the bank reports it, and not a second payment', async () => {
    const line = lineOf({ content: code, referenceCode: 'FT 26/99' })
    await record('ft26/99')
    const before = await inSuspense()
    await notify(bank, line)
    expect(await outcomeOf(line.id)).toEqual(['recordedByHand'])
    expect([await inSuspense(), await state()]).toEqual([before, paid])
  })

  it('cannot be recorded by hand once the bank has reported it', async () => {
    await send({ content: code, referenceCode: 'FT 26/100' })
    const other = await openTransfer(member)
    expect((await record('FT26/100', other.depositId)).envelope.code).toBe('REFERENCE_USED')
  })

  it('counts once when both happen at the same moment', async () => {
    const before = await inSuspense()
    const line = lineOf({ content: code, referenceCode: 'FT 26/101' })
    await Promise.all([record('FT26/101'), notify(bank, line), notify(bank, line)])
    expect([await inSuspense(), await state()]).toEqual([before, paid])
  })
})

it('no key is in the database as anybody could read it', async () => {
  const { rows } = await bank.server.platform.database.pool.query<{ row: string }>(
    'select (a, n)::text as row from payment_account a left join payment_notifier n on n.account_id = a.id',
  )
  for (const { row } of rows) expect(row).not.toContain(notifyKey)
})
