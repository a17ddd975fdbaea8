// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bankTransferProvider } from '../../../adapters/payments/bank-transfer/index.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { openPayAccount, walletJobs } from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
let finance: CallClient
let references = 0

const details = { bankName: 'First Test Bank', accountNumber: '12345678', holder: 'An Operator' }
const account = (id: string) => ({
  id,
  provider: bankTransferProvider,
  name: 'Bank transfer',
  type: 'bank' as const,
  currency: 'USD',
  bank: details,
})

beforeAll(async () => {
  bank = await openWalletTestServer()
  finance = await bank.operator('finance')
  await bank.server.platform.database.transaction(async (tx) => {
    for (const id of ['transfer', 'second-bank'])
      await openPayAccount(tx, systemChance, account(id), bank.clock.now())
  })
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

const reference = (): string => `FT-${++references}`

async function open(member: TestMember, { amount = 50, methodId = 'transfer' } = {}) {
  const { envelope } = await member.client.call('wallet.deposit', {
    methodId,
    amount,
    requestId: requestId(),
  })
  return envelope.value
}
const receive = (
  id: string,
  { received = 50, reference: name = reference(), as = finance, request = requestId() } = {},
) => as.callWith('backoffice.recordBankTransfer', { id, received, reference: name, requestId: request })
const end = (id: string, as = finance) =>
  as.callWith('backoffice.rejectBankTransfer', {
    id,
    reason: 'Nothing came in',
    requestId: requestId(),
  })
const codes = (answers: { envelope: { code: string } }[]): string[] =>
  answers.map(({ envelope }) => envelope.code)
const cashOf = async (member: TestMember) => (await bank.balance(member)).cash
const latest = async ({ client }: TestMember) =>
  (await client.call('wallet.deposits', {})).envelope.value.list[0]
const expire = async (): Promise<void> => {
  bank.clock.advance(30 * 60_000)
  await walletJobs(bank.server.platform)
    .find(({ name }) => name === 'wallet.expireDeposits')
    ?.run(bank.clock.now())
  // The session of an operator who does nothing is over by now.
  finance = await bank.operator('finance')
}

describe('a deposit by bank transfer', () => {
  it('shows where to transfer to; an operator approves it, and the balance is higher by the amount [WALLET-001]', async () => {
    const member = await bank.member()
    const arrived = bank.listen(member)
    const deposit = await open(member, { amount: 35.5 })
    expect(deposit).toMatchObject({
      status: 'Pending',
      payUrl: null,
      expireTime: bank.clock.now() + 30 * 60_000,
      bankTransfer: { ...details, matchCode: expect.stringMatching(/^[1-9A-HJKMNP-TV-Z]{8}$/) },
    })
    expect(await latest(member)).toEqual(deposit)
    const found = await finance.call('backoffice.deposits', {
      matchCode: ` ${deposit.bankTransfer?.matchCode.toLowerCase()}`,
    })
    expect(found.envelope.value.list).toMatchObject([
      { depositId: deposit.depositId, matchCode: deposit.bankTransfer?.matchCode },
    ])
    expect(await cashOf(member)).toBe(0)

    const answer = await receive(deposit.depositId, { received: 35.5, reference: 'FT 26/77' })
    expect(answer.envelope.value).toMatchObject({ status: 'Success', received: 35.5 })
    expect(await cashOf(member)).toBe(35.5)
    expect(await latest(member)).toMatchObject({ status: 'Success', received: 35.5 })
    await vi.waitFor(() =>
      expect(arrived).toEqual([
        {
          topic: 'wallet.deposit',
          payload: { depositId: deposit.depositId, status: 'Success', received: 35.5 },
        },
        { topic: 'wallet.balance', payload: { mainBalance: 35.5, heldBalance: 0, currency: 'USD' } },
      ]),
    )
    const { rows } = await bank.server.platform.database.pool.query(
      'select action, before, after from operator_action where subject = $1',
      [`deposit:${deposit.depositId}`],
    )
    expect(rows).toEqual([
      {
        action: 'recordBankTransfer',
        before: { status: 'Pending', amount: '35.50', received: '0.00' },
        after: { status: 'Success', amount: '35.50', received: '35.50', reference: 'FT 26/77' },
      },
    ])
  })

  it('has a code of its own, and no page to pay on', async () => {
    const member = await bank.member()
    const deposits = await Promise.all(Array.from({ length: 20 }, () => open(member)))
    expect(new Set(deposits.map(({ bankTransfer }) => bankTransfer?.matchCode)).size).toBe(20)
    const page = await fetch(`${bank.publicUrl}/payments/deposits/${deposits[0]?.depositId}`, {
      redirect: 'manual',
    })
    expect(page.headers.get('location')).toBe(`${bank.publicUrl}/?center=depositv2`)
  })

  it('draws another code when one is taken', async () => {
    const member = await bank.member()
    const first = await open(member)
    const code = first.bankTransfer?.matchCode ?? ''
    const signs = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const below = vi.spyOn(bank.server.platform.chance, 'below')
    for (const sign of code.slice(0, 7)) below.mockReturnValueOnce(signs.indexOf(sign))
    const second = await open(member)
    below.mockRestore()
    expect(second.bankTransfer?.matchCode).not.toBe(code)
    expect(second.status).toBe('Pending')
  })

  it('asked for twice with one request id is one deposit with one code', async () => {
    const member = await bank.member()
    const input = { methodId: 'transfer', amount: 20, requestId: requestId() }
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => member.client.call('wallet.deposit', input)),
    )
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect((await member.client.call('wallet.deposits', {})).envelope.value.totalCount).toBe(1)
  })

  it.each([
    [20, 'underpaid'],
    [80.01, 'overpaid'],
  ])(
    'of which %d came in credits just that, says so, and alerts an operator',
    async (received, deviation) => {
      const member = await bank.member()
      const { depositId } = await open(member)
      await receive(depositId, { received })
      expect(await cashOf(member)).toBe(received)
      expect(await latest(member)).toMatchObject({ status: 'Success', amount: 50, received, deviation })
      expect(await bank.alerts(`wallet.${deviation}`)).toContainEqual(
        expect.objectContaining({ deposit: depositId }),
      )
    },
  )

  it('that comes after its time to pay is still credited', async () => {
    const member = await bank.member()
    const { depositId } = await open(member)
    await expire()
    expect(await latest(member)).toMatchObject({ status: 'Expired' })
    expect((await receive(depositId)).envelope.success).toBe(true)
    expect(await cashOf(member)).toBe(50)
    expect(await bank.alerts('wallet.latePayment')).toContainEqual(
      expect.objectContaining({ deposit: depositId }),
    )
  })

  it('of which nothing came in fails for good, and the member reads why', async () => {
    const member = await bank.member()
    const arrived = bank.listen(member)
    const { depositId } = await open(member)
    expect((await end(depositId)).envelope.value).toMatchObject({ status: 'Failed', note: 'Nothing came in' })
    expect(await latest(member)).toMatchObject({ status: 'Failed', note: 'Nothing came in', received: 0 })
    await vi.waitFor(() =>
      expect(arrived).toEqual([
        { topic: 'wallet.deposit', payload: { depositId, status: 'Failed', received: 0 } },
      ]),
    )
    expect(codes([await receive(depositId), await end(depositId)])).toEqual(['WRONG_STATE', 'WRONG_STATE'])
    expect(await cashOf(member)).toBe(0)
  })

  it('through a closed account can still be recorded', async () => {
    const { pool } = bank.server.platform.database
    const member = await bank.member()
    const { depositId } = await open(member, { methodId: 'second-bank' })
    await pool.query(`update payment_account set enabled = false where id = 'second-bank'`)
    await receive(depositId)
    await pool.query(`update payment_account set enabled = true where id = 'second-bank'`)
    expect(await cashOf(member)).toBe(50)
  })

  it('requires the turnover that any deposit requires', async () => {
    const { settings } = bank.server.platform
    await settings.write('bonuses.depositWagerTimes', 1, 'test')
    const member = await bank.member()
    await receive((await open(member)).depositId)
    await settings.write('bonuses.depositWagerTimes', 0, 'test')
    const { turnoverLeft } = (await member.client.call('wallet.withdrawalConfig', {})).envelope.value
    expect(turnoverLeft).toBe(50)
  })

  it("counts against the member's own limit", async () => {
    const member = await bank.member()
    await member.client.call('compliance.setLimit', {
      kind: 'deposit',
      period: 'day',
      most: 60,
      requestId: requestId(),
    })
    await open(member)
    const second = await member.client.callWith('wallet.deposit', {
      methodId: 'transfer',
      amount: 50,
      requestId: requestId(),
    })
    expect(second.envelope.code).toBe('LIMIT_REACHED')
  })
})

describe('one transfer is credited once', () => {
  it('by the same request, whatever the answer was lost to', async () => {
    const member = await bank.member()
    const { depositId } = await open(member)
    const sent = { request: requestId(), reference: reference() }
    const first = await receive(depositId, sent)
    expect((await receive(depositId, sent)).envelope).toEqual(first.envelope)
    expect(await cashOf(member)).toBe(50)
  })

  it('for one deposit only, however its reference is written', async () => {
    const [one, other] = [await bank.member(), await bank.member()]
    const [first, second] = [await open(one), await open(other)]
    await receive(first.depositId, { reference: 'Ft 4711 x' })
    expect(codes([await receive(second.depositId, { reference: 'FT4711X' })])).toEqual(['REFERENCE_USED'])
    expect(await cashOf(other)).toBe(0)
    expect(await latest(other)).toMatchObject({ status: 'Pending', received: 0 })
  })

  it('while each bank has references of its own', async () => {
    const member = await bank.member()
    const [first, second] = [await open(member), await open(member, { methodId: 'second-bank' })]
    const same = reference()
    await receive(first.depositId, { reference: same })
    await receive(second.depositId, { reference: same })
    expect(await cashOf(member)).toBe(100)
  })

  it('when 64 operators approve it at once, each with another reference', async () => {
    const member = await bank.member()
    const { depositId } = await open(member)
    const answers = await Promise.all(Array.from({ length: 64 }, () => receive(depositId)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(new Set(codes(answers.filter(({ envelope }) => !envelope.success)))).toEqual(
      new Set(['WRONG_STATE']),
    )
    expect(await cashOf(member)).toBe(50)
  })

  it('when one reference is recorded for 16 deposits at once', async () => {
    const member = await bank.member()
    const deposits = await Promise.all(Array.from({ length: 16 }, () => open(member)))
    const same = reference()
    const answers = await Promise.all(
      deposits.map(({ depositId }) => receive(depositId, { reference: same })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(codes(answers).filter((code) => code === 'REFERENCE_USED')).toHaveLength(15)
    expect(await cashOf(member)).toBe(50)
  })

  it('or not at all, when it is approved and refused at once', async () => {
    const member = await bank.member()
    const { depositId } = await open(member)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? receive(depositId) : end(depositId))),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const deposit = await latest(member)
    expect(await cashOf(member)).toBe(deposit?.status === 'Success' ? 50 : 0)
    expect(['Success', 'Failed']).toContain(deposit?.status)
  })
})

describe('a decision is refused and changes nothing', () => {
  it.each([
    [{ received: 0 }, 200, 'BELOW_MINIMUM'],
    [{ received: -5 }, 200, 'BELOW_MINIMUM'],
    [{ received: 50_000.01 }, 200, 'ABOVE_MAXIMUM'],
    [{ received: 10.001 }, 400, 'INVALID'],
    [{ received: '50' }, 400, 'INVALID'],
    [{ reference: '' }, 400, 'INVALID'],
    [{ reference: 'ab' }, 400, 'INVALID'],
    [{ reference: 'x'.repeat(61) }, 400, 'INVALID'],
    [{ requestId: undefined }, 400, 'INVALID'],
    [{ surprise: 1 }, 400, 'INVALID'],
  ])('with %j', async (part, status, code) => {
    const member = await bank.member()
    const { depositId: id } = await open(member)
    const answer = await finance.callWith('backoffice.recordBankTransfer', {
      id,
      received: 50,
      reference: reference(),
      requestId: requestId(),
      ...part,
    })
    expect(answer).toMatchObject({ status, envelope: { success: false, code } })
    expect(await latest(member)).toMatchObject({ status: 'Pending', received: 0 })
  })

  it('of somebody without the permission', async () => {
    const member = await bank.member()
    const { depositId } = await open(member)
    const support = await bank.operator('support')
    for (const as of [support, member.client, bank.program()]) {
      const [received, ended] = [await receive(depositId, { as }), await end(depositId, as)]
      expect([401, 403]).toContain(received.status)
      expect(ended.status).toBe(received.status)
    }
    expect(await latest(member)).toMatchObject({ status: 'Pending' })
  })

  it('about a deposit that does not exist, or that a provider reports about', async () => {
    const member = await bank.member()
    const { depositId } = await open(member, { methodId: 'sandbox' })
    for (const id of [depositId, requestId()]) {
      expect(codes([await receive(id), await end(id)])).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    }
    expect(await latest(member)).toMatchObject({ status: 'Pending' })
  })

  it('of a notification: this method has none', async () => {
    const answer = await fetch(`${bank.publicUrl}/payments/transfer/notify`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
  })
})

describe('a QR code for banking apps', () => {
  it('names payee, amount and code, and is there only in the currency of its scheme', async () => {
    const { database } = bank.server.platform
    const member = await bank.member()
    const qr = { scheme: 'upi' as const, address: 'brand@bank' }
    await database.transaction(async (tx) => {
      const open = (id: string, currency: string) =>
        openPayAccount(
          tx,
          systemChance,
          { ...account(id), currency, bank: { ...details, qr } },
          bank.clock.now(),
        )
      await open('dollars', 'USD')
      await open('rupees', 'INR')
    })
    const inDollars = await open(member, { methodId: 'dollars' })
    expect(inDollars.bankTransfer).toEqual({ ...details, matchCode: expect.any(String) as unknown, qr: null })
    const inRupees = await bank.member(units(0), 'INR')
    const { bankTransfer } = await open(inRupees, { amount: 1_250, methodId: 'rupees' })
    expect(bankTransfer?.qr).toBe(
      `upi://pay?pa=brand%40bank&pn=An%20Operator&tr=${bankTransfer?.matchCode}&tn=${bankTransfer?.matchCode}&am=1250.00&cu=INR`,
    )
  })
})
