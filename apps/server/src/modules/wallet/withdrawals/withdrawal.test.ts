// SPDX-License-Identifier: Apache-2.0
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

describe('a withdrawal', () => {
  it('is held, approved, paid and confirmed, and then final [WALLET-007]', async () => {
    const from = await fixture.rich()
    const received = fixture.bank.listen(from.member)
    const answer = await fixture.ask(from)
    expect(answer.envelope.value).toMatchObject({
      amount: 60,
      receivedAmount: 0,
      remainingAmount: 60,
      status: 'Pending',
      confirmUntil: null,
      account: { bankName: 'First Test Bank' },
    })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
    const id = answer.envelope.value.withdrawalId
    expect((await fixture.approve(id)).envelope.value).toMatchObject({
      status: 'Approved',
      username: from.member.name,
      totalWithdrawals: 0,
    })
    expect((await fixture.pay(id)).envelope.value).toMatchObject({ status: 'Paid', totalWithdrawals: 60 })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    expect(await fixture.latest(from)).toMatchObject({
      status: 'Paid',
      receivedAmount: 0,
      confirmUntil: fixture.bank.clock.now() + 1440 * 60_000,
    })
    const stranger = await fixture.rich()
    expect((await fixture.confirm(stranger, id)).envelope.success).toBe(false)
    expect(await fixture.latest(from)).toMatchObject({ status: 'Paid' })
    const final = { status: 'Received', receivedAmount: 60, remainingAmount: 0, confirmUntil: null }
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject(final)
    expect(await fixture.latest(from)).toMatchObject(final)
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject(final)
    for (const late of [
      await fixture.approve(id),
      await fixture.reject(id),
      await fixture.pay(id),
      await from.member.client.callWith('wallet.confirmWithdrawal', {
        id,
        result: 'NOT_RECEIVED',
        images: [new File(['proof'], 'proof.png', { type: 'image/png' })],
      }),
    ])
      expect(late.envelope.code).toBe('WRONG_STATE')
    expect(await fixture.latest(from)).toMatchObject(final)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    await vi.waitFor(() =>
      expect(
        received.filter(({ topic }) => topic === 'wallet.withdrawal').map(({ payload }) => payload['status']),
      ).toEqual(['Pending', 'Approved', 'Paid', 'Received']),
    )
    await vi.waitFor(() =>
      expect(received.findLast(({ topic }) => topic === 'wallet.balance')?.payload).toEqual({
        mainBalance: 40,
        heldBalance: 0,
        currency: 'USD',
      }),
    )
  })

  it('may be paid in parts, each of which is confirmed [WALLET-004] [WALLET-005]', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    await fixture.pay(id, 20)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 40 })
    expect((await fixture.pay(id, 10)).envelope.code).toBe('WRONG_STATE')
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Approved',
      amount: 60,
      receivedAmount: 20,
      remainingAmount: 40,
    })
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Approved',
      receivedAmount: 20,
    })
    expect((await fixture.pay(id, 40.01)).envelope).toMatchObject({
      code: 'ABOVE_MAXIMUM',
      value: { max: 40 },
    })
    for (const amount of [0, -5]) expect((await fixture.pay(id, amount)).envelope.code).toBe('ABOVE_MAXIMUM')
    await fixture.pay(id)
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Received',
      receivedAmount: 60,
      remainingAmount: 0,
    })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
  })

  it('that is rejected returns the money and tells the member why', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    expect(
      (
        await (
          await fixture.bank.operator('admin')
        ).callWith('backoffice.rejectWithdrawal', { id, remark: '', requestId: requestId() })
      ).status,
    ).toBe(400)
    await fixture.reject(id)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    expect(await fixture.latest(from)).toMatchObject({ status: 'Rejected', remark: 'Please call us' })
    for (const late of [
      await fixture.approve(id),
      await fixture.reject(id),
      await fixture.pay(id),
      await fixture.confirm(from, id),
    ])
      expect(late.envelope.code).toBe('WRONG_STATE')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('cannot be paid before it is approved, nor confirmed before it is paid', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    expect([(await fixture.pay(id)).envelope.code, (await fixture.confirm(from, id)).envelope.code]).toEqual([
      'WRONG_STATE',
      'WRONG_STATE',
    ])
    await fixture.approve(id)
    expect((await fixture.confirm(from, id)).envelope.code).toBe('WRONG_STATE')
  })

  it('counts as received when nobody answers in time, once and not a moment earlier', async () => {
    await fixture.bank.server.platform.settings.write('wallet.withdrawConfirmMinutes', 1, 'test')
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    await fixture.pay(id)
    await fixture.bank.server.platform.settings.write('wallet.withdrawConfirmMinutes', 1440, 'test')
    fixture.bank.clock.advance(59_999)
    await fixture.forceReceive()
    expect(await fixture.latest(from)).toMatchObject({ status: 'Paid' })
    fixture.bank.clock.advance(1)
    await Promise.all([fixture.forceReceive(), fixture.forceReceive(), fixture.forceReceive()])
    expect(await fixture.latest(from)).toMatchObject({
      status: 'Forced-received',
      receivedAmount: 60,
      remainingAmount: 0,
      confirmUntil: null,
    })
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({ status: 'Forced-received' })
  })

  it('that was paid in part and not answered waits for the rest', async () => {
    await fixture.bank.server.platform.settings.write('wallet.withdrawConfirmMinutes', 1, 'test')
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    await fixture.pay(id, 10)
    await fixture.bank.server.platform.settings.write('wallet.withdrawConfirmMinutes', 1440, 'test')
    fixture.bank.clock.advance(60_000)
    await fixture.forceReceive()
    expect(await fixture.latest(from)).toMatchObject({
      status: 'Approved',
      receivedAmount: 10,
      remainingAmount: 50,
    })
  })

  it('is not found if it belongs to another member or does not exist', async () => {
    const [from, other] = [await fixture.rich(), await fixture.rich()]
    const id = await fixture.asked(from)
    await fixture.approve(id)
    await fixture.pay(id)
    expect((await fixture.confirm(other, id)).status).toBe(404)
    expect((await fixture.confirm(from, requestId())).status).toBe(404)
    expect((await fixture.approve(requestId())).status).toBe(404)
    expect((await fixture.latest(from))?.status).toBe('Paid')
    expect((await fixture.ask(other, { bankAccountId: from.bankAccountId })).envelope.code).toBe(
      'UNKNOWN_ACCOUNT',
    )
  })
})

it('the database refuses to pay more than was requested, and to change records', async () => {
  const { pool } = fixture.bank.server.platform.database
  await expect(pool.query('update withdrawal set paid = amount + 1')).rejects.toThrow(/withdrawal_parts/)
  await expect(pool.query('delete from withdrawal')).rejects.toThrow(/permission denied/)
  await expect(pool.query('update withdrawal_payment set amount = 1')).rejects.toThrow(/permission denied/)
})

it('the number waiting is pushed to the consoles of operators who may read it, and no others', async () => {
  const { live, database } = fixture.bank.server.platform
  const open = (role: OperatorRole): string[] => {
    const frames: string[] = []
    const console = {
      actor: undefined,
      send: (frame: string) => void frames.push(frame),
      close: () => undefined,
    }
    live.identify(console, { kind: 'operator', operatorId: 1, name: role, role, sessionKey: role })
    return frames
  }
  const [frames, contentFrames] = [open('support'), open('content')]
  await fixture.asked(await fixture.rich())
  const { rows } = await database.pool.query<{ count: bigint }>(
    `select count(*) as count from withdrawal where status = 'Pending'`,
  )
  await vi.waitFor(() =>
    expect(frames).toEqual([
      JSON.stringify({ topic: 'backoffice.withdrawals', payload: { pending: Number(rows[0]?.count) } }),
    ]),
  )
  expect(contentFrames).toEqual([])
})
