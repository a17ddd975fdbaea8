// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentPassword, type TestMember } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type WithdrawalFixture } from '../withdrawals/withdrawal-for-tests.ts'

type Added = CallInput<'wallet.addPayoutAccount'>
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const coin: Added = { kind: 'crypto', method: 'USDT (Tron)', accountNumber: tron, password: paymentPassword }
const wallet: Added = {
  ...{ kind: 'e-wallet', method: 'Pocket Pay', accountNumber: '090 123-4567', password: paymentPassword },
  holder: 'A Member',
}

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
beforeEach(() => offer(['Pocket Pay'], ['USDT (Tron)', 'BTC (Bitcoin)', 'ETH (Ethereum)']))
afterAll(() => fixture.close())

async function offer(eWallets: string[], crypto: ('USDT (Tron)' | 'BTC (Bitcoin)' | 'ETH (Ethereum)')[]) {
  const { settings } = fixture.bank.server.platform
  await settings.write('wallet.eWallets', eWallets, 'test')
  await settings.write('wallet.cryptoPayouts', crypto, 'test')
}
const add = ({ client }: TestMember, input: Added) => client.call('wallet.addPayoutAccount', input)
const config = async ({ client }: TestMember) =>
  (await client.call('wallet.withdrawalConfig', {})).envelope.value
async function withCoin(cash = units(100), input = coin) {
  const member = await fixture.bank.member(cash)
  return { member, bankAccountId: (await add(member, input)).envelope.value.bankAccountId }
}

describe('e-wallets and addresses of coins', () => {
  it('are not offered by a brand that lists none, and refused', async () => {
    await offer([], [])
    const member = await fixture.bank.member()
    expect((await config(member)).methods).toEqual({ eWallets: [], crypto: [] })
    for (const input of [coin, wallet])
      expect((await add(member, input)).envelope.code).toBe('UNKNOWN_METHOD')
    await offer(['Pocket Pay'], ['USDT (Tron)'])
    for (const method of ['Pocket Pay', 'BTC (Bitcoin)', 'DOGE'])
      expect((await add(member, { ...coin, method })).envelope.code).toBe('UNKNOWN_METHOD')
    expect((await config(member)).accounts).toEqual([])
  })

  it('are added once, and shown masked', async () => {
    const member = await fixture.bank.member()
    const first = (await add(member, coin)).envelope.value
    expect(first).toMatchObject({
      kind: 'crypto',
      bankName: 'USDT (Tron)',
      accountNumber: 'TR7NHq…gjLj6t',
      holder: '',
    })
    const again = await Promise.all(Array.from({ length: 6 }, () => add(member, coin)))
    expect(new Set(again.map(({ envelope }) => envelope.value.bankAccountId))).toEqual(
      new Set([first.bankAccountId]),
    )
    expect((await add(member, wallet)).envelope.value.accountNumber).toBe('•••••••567')
    expect((await config(member)).accounts.map(({ kind }) => kind)).toEqual(['crypto', 'e-wallet'])
  })

  it.each<[Partial<Added>, string]>([
    [{ accountNumber: tron.replace('TR7N', 'TR7M') }, 'BAD_ACCOUNT_NUMBER'],
    [{ accountNumber: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, 'BAD_ACCOUNT_NUMBER'],
    [
      { method: 'ETH (Ethereum)', accountNumber: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
      'BAD_ACCOUNT_NUMBER',
    ],
    [{ kind: 'e-wallet', method: 'Pocket Pay', accountNumber: '<script>' }, 'BAD_ACCOUNT_NUMBER'],
    [{ kind: 'e-wallet', method: 'Pocket Pay', accountNumber: '0901234567', holder: '' }, 'HOLDER_DIFFERS'],
    [{ password: '000000' }, 'BAD_PAYMENT_PASSWORD'],
    [{ accountNumber: 'x'.repeat(121) }, 'BAD_REQUEST'],
  ])('are refused with %j: %s', async (part, code) => {
    const member = await fixture.bank.member()
    const { envelope } = await member.client.callWith('wallet.addPayoutAccount', { ...coin, ...part })
    expect(envelope.success).toBe(false)
    if (code !== 'BAD_REQUEST') expect(envelope.code).toBe(code)
    expect((await config(member)).accounts).toEqual([])
  })

  it('of a wallet have to be in the name that the member is paid under', async () => {
    const member = await fixture.bank.member()
    await fixture.bank.bankAccount(member)
    const [known] = (await config(member)).accounts
    expect((await add(member, { ...wallet, holder: 'Somebody Else' })).envelope.code).toBe('HOLDER_DIFFERS')
    expect((await config(member)).accounts).toHaveLength(1)
    const same = await add(member, { ...wallet, holder: ` ${known!.holder.toLowerCase()} ` })
    expect(same.envelope.success).toBe(true)
  })

  it('count towards the five of a member, even when many are added at once', async () => {
    const member = await fixture.bank.member()
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => add(member, { ...wallet, accountNumber: `09012345${index}0` })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
  })

  it('that an operator listed are refused, however they are written', async () => {
    const admin = await fixture.bank.operator('admin')
    const listed = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
    await admin.call('backoffice.refusePayee', { kind: 'account', label: listed, reason: 'Fraud' })
    const member = await fixture.bank.member()
    expect((await add(member, { ...coin, accountNumber: listed })).envelope.code).toBe('PAYEE_REFUSED')
  })
})

describe('a withdrawal to the address of a coin', () => {
  it('goes through review, approval and payment; whoever pays sees the whole address, nobody else does', async () => {
    const from = await withCoin()
    const id = await fixture.asked(from)
    expect((await fixture.latest(from))?.account).toMatchObject({
      kind: 'crypto',
      accountNumber: 'TR7NHq…gjLj6t',
    })
    const waiting = (await fixture.waiting()).find(({ withdrawalId }) => withdrawalId === id)
    expect(waiting).toMatchObject({ kind: 'crypto', bankName: 'USDT (Tron)', accountNumber: tron })
    expect((await fixture.approve(id)).envelope.value.accountNumber).toBe(tron)
    expect((await fixture.pay(id)).envelope.value.accountNumber).toBe('TR7NHq…gjLj6t')
    expect((await fixture.confirm(from, id)).envelope.value.status).toBe('Received')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
  })

  it('holds the money once when two are asked for at once', async () => {
    const from = await withCoin()
    const answers = await Promise.all([fixture.ask(from), fixture.ask(from)])
    expect(
      answers.map(({ envelope }) => envelope.code ?? 'OK').filter((code) => code === 'INSUFFICIENT'),
    ).toHaveLength(1)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
  })

  it('of somebody else is not found', async () => {
    const owner = await withCoin()
    const other = await fixture.rich()
    const asked = await fixture.ask({ ...other, bankAccountId: owner.bankAccountId })
    expect(asked.envelope.code).toBe('UNKNOWN_ACCOUNT')
    expect(await fixture.bank.balance(other.member)).toEqual({ cash: 100, held: 0 })
  })

  it('that another member has, too, is marked for a person', async () => {
    const address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
    await withCoin(units(1), { ...coin, accountNumber: address })
    const from = await withCoin(units(100), { ...coin, accountNumber: address })
    const alone = await withCoin(units(100), { ...coin, accountNumber: 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9' })
    const shared = async (id: string): Promise<number> =>
      Number(
        (await fixture.waiting())
          .find(({ withdrawalId }) => withdrawalId === id)!
          .reasons.find(({ rule }) => rule === 'sharedTraces')?.found ?? 0,
      )
    const [one, two] = [await fixture.asked(from), await fixture.asked(alone)]
    expect((await shared(one)) - (await shared(two))).toBe(1)
  })

  it('is refused once the brand no longer pays to it, and its account is not shown', async () => {
    const from = await withCoin()
    await offer([], [])
    expect((await config(from.member)).accounts).toEqual([])
    expect((await fixture.ask(from)).envelope.code).toBe('UNKNOWN_METHOD')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })
})
