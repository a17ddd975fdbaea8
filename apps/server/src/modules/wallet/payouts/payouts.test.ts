// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sandboxPayoutProvider } from '../../../adapters/payouts/sandbox-bank/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { advancePayout, payoutJobs } from '../index.ts'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import {
  openWithdrawalFixture,
  type Rich,
  type WithdrawalFixture,
} from '../withdrawals/withdrawal-for-tests.ts'

/** What the other side does with a request: it may take the money and die before it answers. */
type Behaviour =
  | 'pay'
  | 'payAndDie'
  | 'dieBefore'
  | 'payAndFail'
  | 'fail'
  | 'pending'
  | 'otherAmount'
  | 'forget'

let fixture: WithdrawalFixture
let admin: CallClient
let counterpart: Server
let behaviour: Behaviour = 'pay'
/** The money that has left the other side, by the id of the payment. */
const paidOut = new Map<string, string[]>()
const requests: string[] = []

const answer = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function pay(id: string, body: string): void {
  const { amount } = JSON.parse(body) as { amount: string }
  // It pays once for an id, as a provider must.
  if (!paidOut.has(id)) paidOut.set(id, [amount])
}

beforeAll(async () => {
  counterpart = createServer((request, response) => {
    const id = request.url?.split('/').at(-1) ?? ''
    requests.push(`${request.method} ${id}`)
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (request.method === 'GET') {
          const amount = paidOut.get(id)?.[0]
          if (behaviour === 'payAndDie') return void request.socket.destroy()
          return amount === undefined
            ? answer(response, 404, { state: 'absent' })
            : answer(response, 200, { id, amount, currency: 'USD', state: 'paid' })
        }
        const { amount } = JSON.parse(body) as { amount: string }
        if (behaviour === 'dieBefore') return void request.socket.destroy()
        if (behaviour === 'fail')
          return answer(response, 200, {
            id,
            amount,
            currency: 'USD',
            state: 'failed',
            reason: 'account closed',
          })
        if (behaviour === 'pending')
          return answer(response, 200, { id, amount, currency: 'USD', state: 'pending' })
        if (behaviour === 'forget') return answer(response, 503, {})
        pay(id, body)
        if (behaviour === 'payAndDie') return void request.socket.destroy()
        if (behaviour === 'payAndFail') return answer(response, 500, { state: 'failed' })
        const said = behaviour === 'otherAmount' ? '1.00' : amount
        return answer(response, 200, { id, amount: said, currency: 'USD', state: 'paid' })
      })
  })
  await new Promise<void>((done) => counterpart.listen(0, '127.0.0.1', done))
  fixture = await openWithdrawalFixture()
  admin = await fixture.bank.operator('admin')
  for (const [id, url] of [
    ['outside', `http://127.0.0.1:${(counterpart.address() as AddressInfo).port}`],
    ['sandbox', `${fixture.bank.publicUrl}/sandbox-payouts`],
  ] as const)
    await admin.call('backoffice.addPayoutAccount', {
      ...{ id, url, name: id, provider: sandboxPayoutProvider, currency: 'USD' },
      secret: 'a-secret-of-the-tests',
    })
})
afterAll(async () => {
  counterpart.closeAllConnections()
  counterpart.close()
  await fixture.close()
})
beforeEach(() => {
  behaviour = 'pay'
  requests.length = 0
})

async function approved(): Promise<{ from: Rich; id: string }> {
  const from = await fixture.rich()
  const id = await fixture.asked(from)
  await fixture.approve(id)
  return { from, id }
}
const send = (id: string, accountId = 'outside') =>
  admin.call('backoffice.sendWithdrawal', { id, accountId, requestId: requestId() })
async function poll(): Promise<void> {
  fixture.bank.clock.advance(120_000)
  await payoutJobs(fixture.bank.server.modules.walletDeps)[0]?.run(fixture.bank.clock.now())
}
const stateOf = async (id: string) =>
  (
    await fixture.bank.server.platform.database.pool.query(
      'select id, state, reason from payout where withdrawal_id = $1 order by created_at',
      [id],
    )
  ).rows as { id: string; state: string; reason: string }[]
/** Waits until the attempt after the commit is over: a payment is unknown before it is sent, but without a reason. */
const settledAs = (id: string, state: string) =>
  vi.waitFor(async () => {
    const payout = (await stateOf(id)).at(-1)
    expect(payout?.state).toBe(state)
    if (state === 'unknown') expect(payout?.reason).not.toBe('')
  })
const timesPaid = async (id: string): Promise<number> => {
  const ids = (await stateOf(id)).map((payout) => payout.id)
  return [...paidOut].filter(([key]) => ids.includes(key)).length
}
const stages = async (from: Rich) => (await fixture.latest(from))?.stages.map(({ stage }) => stage)

describe('a provider that pays withdrawals', () => {
  it('pays, and the withdrawal is paid; the member sees both', async () => {
    const { from, id } = await approved()
    expect((await send(id)).envelope.value).toMatchObject({ status: 'Approved' })
    await vi.waitFor(async () => expect((await fixture.latest(from))?.status).toBe('Paid'))
    expect(await stages(from)).toEqual(['asked', 'approved', 'sent', 'paid'])
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    expect(await timesPaid(id)).toBe(1)
    expect((await fixture.confirm(from, id)).envelope.value.status).toBe('Received')
  })

  it.each(['payAndDie', 'payAndFail', 'otherAmount'] as const)(
    'that takes the money but does not say so (%s) is asked until it says so, and pays once',
    async (how) => {
      const { from, id } = await approved()
      behaviour = how
      await send(id)
      await settledAs(id, 'unknown')
      expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
      expect((await send(id)).envelope.code).toBe('WRONG_STATE')
      expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
      if (how === 'payAndDie') await poll()
      expect((await stateOf(id)).at(-1)?.state).toBe('unknown')
      behaviour = 'pay'
      await poll()
      await poll()
      expect((await fixture.latest(from))?.status).toBe('Paid')
      expect(await timesPaid(id)).toBe(1)
      expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
      expect(await stateOf(id)).toMatchObject([{ state: 'paid' }])
      expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    },
  )

  it.each(['dieBefore', 'forget'] as const)(
    'that never heard of a payment (%s) is sent it again under the same id',
    async (how) => {
      const { from, id } = await approved()
      behaviour = how
      await send(id)
      await settledAs(id, 'unknown')
      behaviour = 'pay'
      await poll()
      expect((await fixture.latest(from))?.status).toBe('Paid')
      expect(new Set(requests.map((request) => request.split(' ')[1])).size).toBe(1)
      expect(await timesPaid(id)).toBe(1)
    },
  )

  it('that refuses leaves the withdrawal approved with its money on hold, to be paid in another way', async () => {
    const { from, id } = await approved()
    behaviour = 'fail'
    await send(id)
    await settledAs(id, 'failed')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
    expect(await stages(from)).toEqual(['asked', 'approved', 'sent', 'failed'])
    const { list } = (await admin.call('backoffice.withdrawals', { status: 'Approved', pageSize: 100 }))
      .envelope.value
    expect(list.find(({ withdrawalId }) => withdrawalId === id)?.payout).toEqual({
      state: 'failed',
      reason: 'account closed',
      accountId: 'outside',
    })
    behaviour = 'pay'
    expect((await send(id)).envelope.success).toBe(true)
    await settledAs(id, 'paid')
    expect(await timesPaid(id)).toBe(1)
  })

  it('is asked again about a payment that takes time', async () => {
    const { from, id } = await approved()
    behaviour = 'pending'
    await send(id)
    await settledAs(id, 'pending')
    const [payout] = await stateOf(id)
    paidOut.set(payout!.id, ['60.00'])
    await poll()
    expect((await fixture.latest(from))?.status).toBe('Paid')
  })

  it('gets one payment of many presses, processes and repetitions at once', async () => {
    const { from, id } = await approved()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(id)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const [payout] = await stateOf(id)
    const { walletDeps } = fixture.bank.server.modules
    await Promise.all(
      Array.from({ length: 12 }, () => advancePayout(walletDeps, payout!.id, fixture.bank.clock.now())),
    )
    await settledAs(id, 'paid')
    expect(await timesPaid(id)).toBe(1)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
  })

  it('gets nothing for a withdrawal that is not approved, or over an account that is closed or unknown', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    expect((await send(id)).envelope.code).toBe('WRONG_STATE')
    await fixture.approve(id)
    expect((await send(id, 'nobody')).envelope.code).toBe('NO_PAYOUT_ACCOUNT')
    await admin.call('backoffice.setPayoutAccount', { id: 'outside', enabled: false })
    expect((await send(id)).envelope.code).toBe('NO_PAYOUT_ACCOUNT')
    await admin.call('backoffice.setPayoutAccount', { id: 'outside', enabled: true })
    expect(requests).toEqual([])
  })
})

describe('the sandbox payout bank', () => {
  async function toAccount(accountNumber: string): Promise<{ from: Rich; id: string }> {
    const member = await fixture.bank.member(units(100))
    const added = await member.client.call('wallet.addBankAccount', {
      ...{ bankName: 'First Test Bank', accountNumber, holder: 'A MEMBER', password: paymentPassword },
    })
    const from = { member, bankAccountId: added.envelope.value.bankAccountId }
    const id = await fixture.asked(from)
    await fixture.approve(id)
    return { from, id }
  }

  it.each([
    ['1234567890', 'paid'],
    ['1234500001', 'pending'],
    ['1234500000', 'failed'],
  ])('over HTTP, to account %s: %s', async (number, state) => {
    const { from, id } = await toAccount(number)
    await send(id, 'sandbox')
    await settledAs(id, state)
    if (state !== 'pending') return
    await poll()
    expect((await fixture.latest(from))?.status).toBe('Paid')
  })

  it('refuses whoever does not know the secret', async () => {
    const url = `${fixture.bank.publicUrl}/sandbox-payouts/payouts/sandbox/${requestId()}`
    const order = { amount: '1.00', currency: 'USD', bankName: 'x', accountNumber: '12345', holder: 'x' }
    const headers = { 'content-type': 'application/json', 'x-sandbox-payout-signature': 'a'.repeat(64) }
    const sent = await fetch(url, { method: 'PUT', body: JSON.stringify(order), headers })
    expect([sent.status, (await fetch(url, { headers })).status]).toEqual([401, 401])
  })
})

it('the database ends a payout once, and the secret of an account is not readable in it', async () => {
  const { pool } = fixture.bank.server.platform.database
  await expect(pool.query(`update payout set state = 'new' where state = 'paid'`)).rejects.toThrow(
    /ends once/,
  )
  await expect(pool.query('update payout set amount = 1')).rejects.toThrow(/permission denied/)
  const { rows } = await pool.query<{ secret: Buffer }>('select secret from payout_account')
  for (const { secret } of rows) expect(secret.toString('latin1')).not.toContain('a-secret-of-the-tests')
  expect(JSON.stringify((await admin.call('backoffice.payoutAccounts', {})).envelope.value)).not.toContain(
    'secret',
  )
})
