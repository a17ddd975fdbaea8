// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { actorOf, openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

describe('a requested withdrawal', () => {
  let patient: Rich | undefined

  it.each<[Record<string, unknown>, number, string]>([
    [{ amount: 9.99 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 0 }, 200, 'BELOW_MINIMUM'],
    [{ amount: -60 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 50_000.01 }, 200, 'ABOVE_MAXIMUM'],
    [{ amount: 100.01 }, 200, 'INSUFFICIENT'],
    [{ bankAccountId: requestId() }, 200, 'UNKNOWN_ACCOUNT'],
    [{ password: '000000' }, 200, 'BAD_PAYMENT_PASSWORD'],
    [{ password: 'secret' }, 400, 'INVALID'],
    [{ amount: 60.001 }, 400, 'INVALID'],
    [{ amount: '60' }, 400, 'INVALID'],
    [{ bankAccountId: '1 or 1=1' }, 400, 'INVALID'],
    [{ requestId: '' }, 400, 'INVALID'],
    [{ surprise: true }, 400, 'INVALID'],
  ])('with %j is refused and nothing is held', async (part, status, code) => {
    const from = (patient ??= await fixture.rich())
    const { member, bankAccountId } = from
    const answer = await member.client.callWith('wallet.withdraw', {
      amount: 60,
      bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
      ...part,
    })
    expect(answer).toMatchObject({ status, envelope: { success: false, code } })
    expect(JSON.stringify(answer.envelope)).not.toContain('000000')
    expect(await fixture.bank.balance(member)).toEqual({ cash: 100, held: 0 })
    expect(await fixture.latest(from)).toBeUndefined()
  })

  it('without a session, or before a payment password is set, is refused', async () => {
    const from = await fixture.rich()
    const other = await fixture.bank.member()
    await fixture.bank.server.platform.database.pool.query(
      'update identity_credential set payment_hash = null where member_id = $1',
      [from.member.id],
    )
    expect((await fixture.ask(from)).envelope.code).toBe('NO_PAYMENT_PASSWORD')
    expect(
      (await from.member.client.call('wallet.withdrawalConfig', {})).envelope.value.hasPaymentPassword,
    ).toBe(false)
    other.client.token = undefined
    expect((await fixture.ask({ ...from, member: other })).status).toBe(401)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('is refused even with the right password after five wrong ones', async () => {
    const from = await fixture.rich()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await fixture.ask(from, { password: '111111' })).envelope.code).toBe('BAD_PAYMENT_PASSWORD')
    expect((await fixture.ask(from)).status).toBe(429)
    fixture.bank.clock.advance(5 * 60_000)
    expect((await fixture.ask(from)).envelope.success).toBe(true)
  })

  it('is refused beyond the daily limit, and the next day begins at midnight in site time', async () => {
    const untilMidnight = 86_400_000 - ((fixture.bank.clock.now() + 7 * 3_600_000) % 86_400_000)
    fixture.bank.clock.advance(untilMidnight)
    const from = await fixture.rich()
    await fixture.comeBack(from)
    for (let count = 0; count < 5; count += 1)
      expect((await fixture.ask(from, { amount: 10 })).envelope.success).toBe(true)
    expect((await fixture.ask(from, { amount: 10 })).envelope.code).toBe('DAILY_COUNT')
    const config = (await from.member.client.call('wallet.withdrawalConfig', {})).envelope.value
    expect(config).toMatchObject({
      min: 10,
      max: 50_000,
      dailyCount: 5,
      leftToday: 0,
      turnoverLeft: 0,
      hasPaymentPassword: true,
      accounts: [{ bankAccountId: from.bankAccountId }],
    })
    fixture.bank.clock.advance(86_400_000 - 1)
    await fixture.comeBack(from)
    expect((await fixture.ask(from, { amount: 10 })).envelope.code).toBe('DAILY_COUNT')
    fixture.bank.clock.advance(1)
    expect((await fixture.ask(from, { amount: 10 })).envelope.success).toBe(true)
  })

  it('is refused while an offer still requires turnover', async () => {
    const from = await fixture.rich()
    const member = actorOf(from)
    const { walletDeps } = fixture.bank.server.modules
    const deps = {
      ...walletDeps,
      wagering: { ...walletDeps.wagering!, turnoverLeft: async () => units(30) },
    }
    const input = {
      amount: units(60),
      bankAccountId: from.bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    }
    const work = fixture.bank.server.platform.database.transaction((tx) =>
      askWithdrawal(tx, deps, { member, nowMs: fixture.bank.clock.now() }, input),
    )
    await expect(work).rejects.toMatchObject({ fault: 'wallet.wageringOpen', details: { left: units(30) } })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })
})
