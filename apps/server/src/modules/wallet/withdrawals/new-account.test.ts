// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { paymentPassword } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

const reason = 'asked by phone'
const hourMs = 3_600_000
const newPassword = 'Another-horse-9'

/** Two operators create a link, with which somebody, perhaps not the owner, sets a password and logs in. */
async function takeOver({ member }: Rich): Promise<CallClient> {
  fixture.bank.clock.advance(1_000)
  const [support, admin] = [await fixture.bank.operator('support'), await fixture.bank.operator('admin')]
  const { requestId } = (
    await support.call('backoffice.askAccountStep', { id: member.id, kind: 'invite', reason })
  ).envelope.value
  const { invite } = (await admin.call('backoffice.approveAccountRequest', { id: requestId, reason }))
    .envelope.value
  const client = fixture.bank.program()
  await client.call('identity.acceptInvite', {
    token: new URL(invite?.url ?? '').searchParams.get('invite') ?? '',
    newPassword,
    confirmNewPassword: newPassword,
  })
  return logIn(client, member.name)
}
async function logIn(client: CallClient, username: string): Promise<CallClient> {
  client.token = undefined
  client.token = (
    await client.call('identity.login', { username, password: newPassword })
  ).envelope.value.token
  return client
}
const addAccount = async (client: CallClient): Promise<string> =>
  (
    await client.call('wallet.addBankAccount', {
      bankName: 'Other Bank',
      accountNumber: '99887766',
      holder: 'A MEMBER',
      password: paymentPassword,
    })
  ).envelope.value.bankAccountId
const withdraw = (client: CallClient, bankAccountId: string) =>
  client.call('wallet.withdraw', {
    amount: 20,
    bankAccountId,
    password: paymentPassword,
    requestId: crypto.randomUUID(),
  })

describe('a bank account that was added after a reset', () => {
  it('is blocked for a day, with the date given and nothing held, while older accounts still work', async () => {
    const from = await fixture.rich()
    const client = await takeOver(from)
    const added = await addAccount(client)
    const refused = await withdraw(client, added)
    const until = fixture.bank.clock.now() + 24 * hourMs
    expect(refused).toMatchObject({
      status: 200,
      envelope: { success: false, code: 'NEW_ACCOUNT_HELD', value: { untilTime: until } },
    })
    const written = new Date(until + 7 * hourMs).toISOString().slice(0, 16).replace('T', ' ')
    expect(refused.envelope.message).toContain(`You can withdraw to it from ${written} (UTC+7)`)
    expect(await fixture.bank.balance({ ...from.member, client })).toEqual({ cash: 100, held: 0 })
    expect((await withdraw(client, from.bankAccountId)).envelope.success).toBe(true)
    fixture.bank.clock.advance(24 * hourMs - 1)
    expect((await withdraw(await logIn(client, from.member.name), added)).envelope.code).toBe(
      'NEW_ACCOUNT_HELD',
    )
    fixture.bank.clock.advance(1)
    expect((await withdraw(client, added)).envelope.success).toBe(true)
  })

  it('is blocked as long as the setting says, or not at all', async () => {
    const { settings } = fixture.bank.server.platform
    const from = await fixture.rich()
    const client = await takeOver(from)
    const added = await addAccount(client)
    await settings.write('wallet.newAccountHoldHours', 1, 'test')
    fixture.bank.clock.advance(hourMs - 1)
    expect((await withdraw(await logIn(client, from.member.name), added)).envelope.code).toBe(
      'NEW_ACCOUNT_HELD',
    )
    await settings.write('wallet.newAccountHoldHours', 0, 'test')
    fixture.bank.clock.advance(2_000)
    expect((await withdraw(await logIn(client, from.member.name), added)).envelope.success).toBe(true)
    await settings.write('wallet.newAccountHoldHours', 24, 'test')
    fixture.bank.clock.advance(2_000)
  })

  it('is blocked by each earlier reset, and a later reset unblocks nothing', async () => {
    const from = await fixture.rich()
    await takeOver(from)
    fixture.bank.clock.advance(2 * hourMs)
    const added = await addAccount(await takeOver(from))
    const client = await takeOver(from)
    expect((await withdraw(client, added)).envelope.code).toBe('NEW_ACCOUNT_HELD')
  })
})

describe('the owner', () => {
  it('is notified once of a new bank account by its last characters, and is not blocked without a reset', async () => {
    const from = await fixture.rich()
    const { client, id } = from.member
    const added = await addAccount(client)
    expect(await addAccount(client)).toBe(added)
    const { rows } = await fixture.bank.server.platform.database.pool.query<{ content: string }>(
      "select content from inbox_message where member_id = $1 and content like '%7766%'",
      [id],
    )
    expect(rows).toEqual([
      { content: expect.stringContaining('A bank account ending in 7766 was added') as string },
    ])
    expect(rows[0]?.content).not.toContain('99887766')
    expect((await withdraw(client, added)).envelope.success).toBe(true)
  })
})
