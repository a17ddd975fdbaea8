// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@tessera/contract'
import type { CallClient } from '../../../testing/call-client.ts'
import { requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

const dayMs = 86_400_000
let fixture: WithdrawalFixture
let finance: CallClient
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
beforeEach(async () => {
  // Days pass in some of these tests, so the operators log in again.
  await fixture.comeBack(await fixture.rich())
  finance = await fixture.bank.operator('finance')
})
afterAll(() => fixture.close())

const pngFile = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
          .png()
          .toBuffer(),
      ),
    ],
    'statement.png',
    { type: 'image/png' },
  )
const database = () => fixture.bank.server.platform.database.pool
const setMinutes = (minutes: number) =>
  fixture.bank.server.platform.settings.write('wallet.withdrawConfirmMinutes', minutes, 'test')

let addresses = 0
const notReceived = async ({ member }: Rich, id: string, images?: unknown[]) =>
  member.client.callWith(
    'wallet.confirmWithdrawal',
    { id, result: 'NOT_RECEIVED', images: images ?? [await pngFile()] },
    { ip: `10.9.0.${(addresses += 1)}` },
  )
const answer = (id: string, found: CallInput<'backoffice.answerDispute'>['answer'], who = finance) =>
  who.call('backoffice.answerDispute', {
    id,
    answer: found,
    remark: 'Asked the bank',
    requestId: requestId(),
  })
const reopen = (id: string) =>
  finance.call('backoffice.reopenWithdrawal', { id, remark: 'They wrote to us', requestId: requestId() })
const disputes = async (id: string) =>
  (await finance.call('backoffice.withdrawalDisputes', { id })).envelope.value.list
const inbox = async ({ member }: Rich) => (await member.client.call('messages.inbox', {})).envelope.value.list
/** Total sent to members' banks so far, in units. */
const bank = async () =>
  Number(
    (
      await database().query<{ sum: string }>(`
  select coalesce(sum(case when p.contra_id = a.id then -p.amount else p.amount end), 0)::text as sum from ledger_posting p
  join ledger_account a on a.id in (p.contra_id, p.account_id) where a.purpose = 'withdrawals:bank'`)
    ).rows[0]?.sum,
  ) / 1e6

/** A paid withdrawal of 60.00; paid in full by default. */
async function paid(part?: number): Promise<{ from: Rich; id: string }> {
  const from = await fixture.rich()
  const id = await fixture.asked(from)
  await fixture.approve(id)
  await fixture.pay(id, part)
  return { from, id }
}

/** One that counts as received because nobody answered. */
async function forced(part?: number): Promise<{ from: Rich; id: string }> {
  await setMinutes(1)
  const made = await paid(part)
  await setMinutes(1440)
  fixture.bank.clock.advance(60_000)
  await fixture.forceReceive()
  return made
}

describe('a withdrawal that has not arrived', () => {
  it('is reported with a picture; without one the report is refused and nothing changes [WALLET-008]', async () => {
    const { from, id } = await paid()
    expect((await notReceived(from, id, [])).envelope).toMatchObject({
      success: false,
      code: 'PROOF_NEEDED',
      message: 'Add 1 to 3 pictures as proof',
    })
    expect(await fixture.latest(from)).toMatchObject({ status: 'Paid' })
    expect((await notReceived(from, id)).envelope).toMatchObject({
      success: true,
      value: { status: 'Not received', receivedAmount: 0, remainingAmount: 60, confirmUntil: null },
    })
  })

  it('stores the proof for its owner and for operators who answer members, and nobody else; each look is recorded [WALLET-006]', async () => {
    const { from, id } = await paid()
    await notReceived(from, id, [await pngFile(), await pngFile()])
    const { images } = (await from.member.client.call('wallet.withdrawalProof', { id })).envelope.value
    expect(images.map((image) => image.slice(0, 23))).toEqual([
      'data:image/webp;base64,',
      'data:image/webp;base64,',
    ])
    expect(await disputes(id)).toMatchObject([
      { amount: 60, openedBy: from.member.name, images, answer: null },
    ])
    expect((await (await fixture.rich()).member.client.call('wallet.withdrawalProof', { id })).status).toBe(
      404,
    )
    expect((await fixture.bank.program().call('wallet.withdrawalProof', { id })).status).toBe(401)
    const support = await fixture.bank.operator('support')
    expect(
      (await support.call('backoffice.withdrawalDisputes', { id })).envelope.value.list[0]?.images,
    ).toEqual(images)
    const content = await fixture.bank.operator('content')
    expect((await content.call('backoffice.withdrawalDisputes', { id })).status).toBe(403)
    const answer = { id, answer: 'ARRIVED', remark: 'Found', requestId: requestId() } as const
    expect((await support.call('backoffice.answerDispute', answer)).status).toBe(403)
    const { name } = (await support.call('backoffice.me', {})).envelope.value
    const { rows } = await fixture.bank.server.platform.database.pool.query(
      `select operator_name from operator_action where action = 'lookAtDispute' and subject = $1 order by id`,
      [`withdrawal:${id}`],
    )
    expect(rows.map((row) => row.operator_name)).toEqual([expect.any(String), name])
  })

  it.each([
    ['four pictures', async () => Promise.all([pngFile(), pngFile(), pngFile(), pngFile()])],
    [
      'a text that is called a picture',
      async () => [new File(['no picture'], 'a.png', { type: 'image/png' })],
    ],
    [
      'a gif',
      async () => [
        new File(
          [
            new Uint8Array(
              await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
                .gif()
                .toBuffer(),
            ),
          ],
          'a.png',
          { type: 'image/png' },
        ),
      ],
    ],
    [
      'more than five megabytes',
      async () => [
        new File(
          [new Uint8Array(await (await pngFile()).arrayBuffer()), new Uint8Array(5 * 1024 * 1024)],
          'a.png',
          { type: 'image/png' },
        ),
      ],
    ],
  ])('is not said so with %s, and no file is kept', async (_name, pictures) => {
    const { from, id } = await paid()
    const stored = fixture.bank.privateFiles().length
    expect((await notReceived(from, id, await pictures())).envelope.success).toBe(false)
    expect([(await fixture.latest(from))?.status, fixture.bank.privateFiles().length]).toEqual([
      'Paid',
      stored,
    ])
  })

  it('is never force-received while an operator looks for the payment', async () => {
    await setMinutes(1)
    const { from, id } = await paid()
    await setMinutes(1440)
    await notReceived(from, id)
    fixture.bank.clock.advance(3 * 60_000)
    await fixture.forceReceive()
    expect((await fixture.latest(from))?.status).toBe('Not received')
  })

  it('counts once, however often and from wherever it is reported', async () => {
    const { from, id } = await paid()
    const answers = await Promise.all(Array.from({ length: 5 }, () => notReceived(from, id)))
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([true, true, true, true, true])
    expect((await disputes(id)).length).toBe(1)
  })

  it('is refused for one that is unpaid, received, or not their own', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    expect((await notReceived(from, id)).envelope).toMatchObject({ code: 'WRONG_STATE' })
    await fixture.approve(id)
    await fixture.pay(id)
    expect((await notReceived(await fixture.rich(), id)).status).toBe(404)
    await fixture.confirm(from, id)
    expect((await notReceived(from, id)).envelope).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('that has arrived after all is closed for good, and the member can read that', async () => {
    const { from, id } = await paid()
    await notReceived(from, id)
    expect((await answer(id, 'ARRIVED')).envelope.value).toMatchObject({
      status: 'Received',
      receivedAmount: 60,
    })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    expect((await inbox(from))[0]).toMatchObject({
      title: 'Your withdrawal of 60.00 USD',
      content: expect.stringContaining('it has arrived at your bank'),
    })
    for (const late of [
      await answer(id, 'RETURNED'),
      await answer(id, 'ARRIVED'),
      await reopen(id),
      await fixture.pay(id),
    ])
      expect(late.envelope.code).toBe('WRONG_STATE')
    expect(await disputes(id)).toMatchObject([{ answer: 'ARRIVED', remark: 'Asked the bank' }])
  })

  it('can be closed by the member too, when the money arrives late', async () => {
    const { from, id } = await paid()
    await notReceived(from, id)
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Received',
      receivedAmount: 60,
    })
    expect(await disputes(id)).toMatchObject([{ answer: 'ARRIVED', answeredBy: from.member.name }])
  })
})

describe('the money of a payment that did not arrive', () => {
  it('is held again once it is returned, and paid again: the bank account is charged once', async () => {
    const before = await bank()
    const { from, id } = await paid()
    await notReceived(from, id)
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    expect((await answer(id, 'RETURNED')).envelope.value).toMatchObject({
      status: 'Pending',
      receivedAmount: 0,
      totalWithdrawals: 0,
    })
    expect([await fixture.bank.balance(from.member), await bank()]).toEqual([{ cash: 40, held: 60 }, before])
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    await fixture.approve(id)
    expect((await fixture.pay(id)).envelope.value).toMatchObject({ status: 'Paid', totalWithdrawals: 60 })
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    expect([await fixture.bank.balance(from.member), await bank()]).toEqual([
      { cash: 40, held: 0 },
      before + 60,
    ])
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Received',
      receivedAmount: 60,
    })
    expect((await inbox(from))[0]?.content).toContain('We will pay it to you again')
  })

  it('is returned once, even when several operators record it at the same time', async () => {
    const { from, id } = await paid()
    await notReceived(from, id)
    const other = await fixture.bank.operator('admin')
    const codes = (
      await Promise.all([
        answer(id, 'RETURNED'),
        answer(id, 'RETURNED', other),
        answer(id, 'ARRIVED'),
        answer(id, 'ARRIVED', other),
      ])
    ).map(({ envelope }) => envelope.code)
    expect(codes.toSorted()).toEqual(['OK', 'WRONG_STATE', 'WRONG_STATE', 'WRONG_STATE'])
    const { held } = await fixture.bank.balance(from.member)
    expect(held).toBe((await fixture.latest(from))?.status === 'Pending' ? 60 : 0)
  })

  it('repeated with the same number is one answer', async () => {
    const { from, id } = await paid()
    await notReceived(from, id)
    const input = { id, answer: 'RETURNED' as const, remark: 'Asked the bank', requestId: requestId() }
    const answers = [
      await finance.call('backoffice.answerDispute', input),
      await finance.call('backoffice.answerDispute', input),
    ]
    expect(answers.map(({ envelope }) => envelope.value.status)).toEqual(['Pending', 'Pending'])
    expect((await fixture.bank.balance(from.member)).held).toBe(60)
  })

  it('of a part does not affect what was received before', async () => {
    const { from, id } = await paid(20)
    await fixture.confirm(from, id)
    await fixture.pay(id, 15)
    await notReceived(from, id)
    expect((await answer(id, 'RETURNED')).envelope.value).toMatchObject({
      status: 'Pending',
      receivedAmount: 20,
      remainingAmount: 40,
      totalWithdrawals: 20,
    })
    expect((await fixture.bank.balance(from.member)).held).toBe(40)
    // What was received before is not given back.
    expect((await fixture.reject(id)).envelope.code).toBe('WRONG_STATE')
    await fixture.approve(id)
    await fixture.pay(id)
    expect((await fixture.confirm(from, id)).envelope.value).toMatchObject({
      status: 'Received',
      receivedAmount: 60,
    })
  })

  it('is not counted among the payments of the day once it is returned', async () => {
    const paidToday = async () =>
      (await finance.call('backoffice.overview', {})).envelope.value.withdrawalsToday
    const before = await paidToday()
    const { from, id } = await paid()
    expect(await paidToday()).toBe(before + 60)
    await notReceived(from, id)
    await answer(id, 'RETURNED')
    expect(await paidToday()).toBe(before)
  })
})

describe('a withdrawal that nobody answered for', () => {
  it('is force-received, and the member can no longer confirm or dispute it [WALLET-009]', async () => {
    const { from, id } = await forced()
    expect(await fixture.latest(from)).toMatchObject({
      status: 'Forced-received',
      confirmUntil: null,
      disputeUntil: fixture.bank.clock.now() + 30 * dayMs,
    })
    expect((await notReceived(from, id)).envelope).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('can be reopened by customer service within 30 days, and the member can read that', async () => {
    const { from, id } = await forced()
    fixture.bank.clock.advance(30 * dayMs - 1)
    await fixture.comeBack(from)
    finance = await fixture.bank.operator('finance')
    expect((await reopen(id)).envelope.value).toMatchObject({ status: 'Not received', receivedAmount: 0 })
    expect((await inbox(from))[0]?.content).toContain('We are looking for this payment')
    expect((await answer(id, 'RETURNED')).envelope.value).toMatchObject({ status: 'Pending' })
    expect((await fixture.bank.balance(from.member)).held).toBe(60)
  })

  it('cannot be reopened later, nor twice', async () => {
    const [late, again] = [await forced(), await forced()]
    expect((await reopen(again.id)).envelope.success).toBe(true)
    await answer(again.id, 'ARRIVED')
    expect((await reopen(again.id)).envelope.code).toBe('WRONG_STATE')
    fixture.bank.clock.advance(30 * dayMs)
    finance = await fixture.bank.operator('finance')
    expect((await reopen(late.id)).envelope.code).toBe('WRONG_STATE')
  })

  it('of which a part was paid can be reopened until the next part is paid', async () => {
    const { from, id } = await forced(10)
    expect((await reopen(id)).envelope.value).toMatchObject({
      status: 'Not received',
      receivedAmount: 0,
      remainingAmount: 60,
    })
    await answer(id, 'ARRIVED')
    expect(await fixture.latest(from)).toMatchObject({ status: 'Approved', receivedAmount: 10 })
    const next = await forced(10)
    await fixture.pay(next.id, 10)
    expect((await reopen(next.id)).envelope.code).toBe('WRONG_STATE')
  })
})

it("appears in the operators' audit log", async () => {
  const { from, id } = await paid()
  await notReceived(from, id)
  await answer(id, 'RETURNED')
  const { rows } = await database().query<{ action: string; after: Record<string, string> }>(
    `select action, after from operator_action where subject = $1 order by id`,
    [`withdrawal:${id}`],
  )
  expect(rows.at(-1)).toMatchObject({
    action: 'answerDispute',
    after: { status: 'Pending', paid: '0.00', answer: 'RETURNED', remark: 'Asked the bank' },
  })
})

it('never lets the database answer a dispute twice or lose one', async () => {
  await expect(
    database().query(`update withdrawal_dispute set answer = 'RETURNED' where answer is not null`),
  ).rejects.toThrow(/answered once/)
  await expect(database().query('delete from withdrawal_dispute')).rejects.toThrow(/permission denied/)
  await expect(database().query('update withdrawal_return set amount = 1')).rejects.toThrow(
    /permission denied/,
  )
})

it('leaves the paid amount of every withdrawal equal to payments less returns', async () => {
  const { rows } = await database().query(`
    select w.id from withdrawal w where w.paid <> coalesce((select sum(amount) from withdrawal_payment p where p.withdrawal_id = w.id), 0)
      - coalesce((select sum(amount) from withdrawal_return r where r.withdrawal_id = w.id), 0)`)
  expect(rows).toEqual([])
})
