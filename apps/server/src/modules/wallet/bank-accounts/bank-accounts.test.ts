// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openWalletTestServer,
  paymentPassword,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

describe('bank accounts', () => {
  const add = ({ client }: TestMember, accountNumber: string, part = {}) =>
    client.callWith('wallet.addBankAccount', {
      bankName: 'Second Test Bank',
      accountNumber,
      holder: 'A MEMBER',
      password: paymentPassword,
      ...part,
    })

  it('are at most five, even when ten are added at once, and adding one twice makes one', async () => {
    const member = await bank.member()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(member, `10000000${index}`)),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
    expect(
      new Set(answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.code)),
    ).toEqual(new Set(['TOO_MANY_ACCOUNTS']))
    const { accounts } = (await member.client.call('wallet.withdrawalConfig', {})).envelope.value
    const [first] = accounts
    expect((await add(member, first?.accountNumber ?? '')).envelope.value).toEqual(first)
  })

  it('are in one name, however it is written, also when several are the first at once', async () => {
    const member = await bank.member()
    const names = ['Ana Lind', 'Ben Okafor', 'Chi Nguyen', 'Dara Holm']
    const answers = await Promise.all(
      names.map((holder, index) => add(member, `20000000${index}`, { holder })),
    )
    const codes = answers.map(({ envelope }) => envelope.code)
    expect(codes.filter((code) => code === 'HOLDER_DIFFERS')).toHaveLength(3)
    const [first] = (await member.client.call('wallet.withdrawalConfig', {})).envelope.value.accounts
    const same = await add(member, '300000000', { holder: first?.holder.toUpperCase().replace(' ', '  ') })
    expect(same.envelope.success).toBe(true)
    expect((await add(member, '300000001', { holder: 'Somebody Else' })).envelope.code).toBe('HOLDER_DIFFERS')
  })

  it.each([
    ['Hans-Jürgen Weiß', 'HANS-JUERGEN WEISS'],
    ['HANS-JUERGEN WEISS', 'Hans-Jürgen Weiß'],
    ['Đặng Văn Đức', 'DANG VAN DUC'],
    ['ヤマダ　タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['علی\u200cرضا کریمی', 'عليرضا كريمي'],
  ])('of %s can be in the name %s, as banks write it', async (one, other) => {
    const member = await bank.member()
    expect((await add(member, '400000000', { holder: one })).envelope.success).toBe(true)
    expect((await add(member, '400000001', { holder: other })).envelope.success).toBe(true)
  })

  it.each([
    ['de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['ＤＥ０２ １２０３ ００００', 'DE0212030000'],
    ['0012.3456.78', '0012345678'],
    ['٠٠١٢-٣٤٥٦-٧٨', '0012345678'],
  ])('are stored without what is written between their digits: %s', async (typed, stored) => {
    const { envelope } = await add(await bank.member(), typed)
    expect(envelope.value).toMatchObject({ accountNumber: stored })
  })

  it('have a holder without signs that cannot be seen', async () => {
    const { envelope } = await add(await bank.member(), '500000000', { holder: '\u202eAna \u200b Lind' })
    expect(envelope.value).toMatchObject({ holder: 'Ana Lind' })
  })

  it.each([
    [{ accountNumber: '12' }, 400],
    [{ accountNumber: '12345/6' }, 400],
    [{ bankName: '' }, 400],
    [{ holder: 'x'.repeat(61) }, 400],
    [{ password: '000000' }, 200],
    [{ holder: 'A\u0000B' }, 400],
  ])('are refused with %j', async (part, status) => {
    const member = await bank.member()
    const answer = await add(member, '123456789', part)
    expect(answer.status).toBe(status)
    expect(answer.envelope.success).toBe(false)
    expect((await member.client.call('wallet.withdrawalConfig', {})).envelope.value.accounts).toEqual([])
  })
})
