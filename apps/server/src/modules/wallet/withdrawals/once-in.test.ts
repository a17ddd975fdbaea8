// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type { CallClient } from '../../../testing/call-client.ts'
import { createAuthenticator } from '../../identity/passkeys/authenticator-for-tests.ts'
import { bindEmail, bindMobile } from '../../members/index.ts'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

// Somebody with a stolen password, or a stolen SMS code, adds a way in of their own: the owner is told, it pays nothing for
// two days, the owner removes it without having it, and a recovery of the account removes it by itself.

let fixture: WithdrawalFixture
const password = 'correct-horse-9'
const newPassword = 'Another-horse-9'
const hourMs = 3_600_000
const waitMs = 48 * hourMs
let numbers = 0

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  const { settings } = fixture.bank.server.platform
  await settings.write('identity.passkeys', true, 'test')
  await settings.write('identity.twoFactor', true, 'test')
  await settings.write('identity.emailReset', true, 'test')
})
afterAll(() => fixture.close())

interface Owner extends Rich {
  mobile: string
  email: string
}

/** A member with money, a bank account, a proven number and a proven address. */
async function owner(): Promise<Owner> {
  const from = await fixture.rich()
  const { id, name } = from.member
  const mobile = `+849051${String(++numbers).padStart(5, '0')}`
  const email = `${name}@example.com`
  await fixture.bank.server.platform.database.transaction(async (tx) => {
    await bindMobile(tx, id, 'brand1', mobile)
    await bindEmail(tx, id, 'brand1', email)
  })
  return { ...from, mobile, email }
}
async function logIn(username: string, typed = password): Promise<CallClient> {
  const client = fixture.bank.program()
  client.token = (await client.call('identity.login', { username, password: typed })).envelope.value.token
  return client
}
async function addPasskey(client: CallClient) {
  const key = createAuthenticator({ origin: `http://localhost:${new URL(fixture.bank.publicUrl).port}` })
  const { challengeId, options } = (await client.call('identity.addPasskeyTask', {})).envelope.value
  const added = await client.call('identity.addPasskey', {
    challengeId,
    passkey: key.make(options),
    name: '',
  })
  expect(added.envelope).toMatchObject({ success: true })
  return { key, passkeyId: added.envelope.value.passkeyId }
}
type Key = Awaited<ReturnType<typeof addPasskey>>['key']

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.bank.clock.now() })
async function addApp(client: CallClient): Promise<string> {
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  expect((await client.call('identity.confirmTotp', { code: codeOf(secret) })).envelope.success).toBe(true)
  fixture.bank.clock.advance(30_000)
  return secret
}
async function payByPasskey(client: CallClient, key: Key, bankAccountId: string) {
  const { challengeId, options } = (await client.call('identity.paymentPasskey', {})).envelope.value
  return client.callWith('wallet.withdrawByPasskey', {
    amount: 60,
    bankAccountId,
    requestId: requestId(),
    challengeId,
    passkey: key.use(options),
  })
}
async function enterByPasskey(key: Key): Promise<string> {
  const client = fixture.bank.program()
  const { challengeId, options } = (await client.call('identity.passkeyLoginTask', {})).envelope.value
  return (await client.call('identity.passkeyLogin', { challengeId, passkey: key.use(options) })).envelope
    .code
}
/** What reached the owner by each way, with these words. */
async function noticesOf({ member, mobile, email }: Owner, words: string): Promise<string[]> {
  const { pool } = fixture.bank.server.platform.database
  const { rows } = await pool.query<{ way: string }>(
    `select 'inbox' as way from inbox_message where member_id = $1 and content like '%' || $4 || '%'
     union all select channel from outbox_message where recipient in ($2, $3) and body like '%' || $4 || '%' order by 1`,
    [member.id, mobile, email, words],
  )
  return rows.map(({ way }) => way)
}
async function resetByPhone({ mobile }: Owner) {
  const client = fixture.bank.program()
  const local = `0${mobile.slice(3)}`
  await client.call('identity.sendForgotCode', { mobileNum: local, ...(await client.botCheck()) })
  const { rows } = await fixture.bank.server.platform.database.pool.query<{ secret: string }>(
    "select secret from outbox_message where recipient = $1 and template = 'mail.code.forgot' order by created_at desc limit 1",
    [mobile],
  )
  return client.call('identity.resetByPhone', {
    mobileNum: local,
    verificationCode: rows[0]?.secret ?? '',
    newPassword,
  })
}

describe('a passkey that somebody adds with a stolen password', () => {
  it('is told to the owner by mail, by SMS and in the inbox', async () => {
    const from = await owner()
    await addPasskey(await logIn(from.member.name))
    expect(await noticesOf(from, 'A passkey was added to your account')).toEqual(['inbox', 'mail', 'sms'])
  })

  it('pays nothing before it has been there for 48 hours, and holds nothing', async () => {
    const from = await owner()
    const thief = await logIn(from.member.name)
    const { key } = await addPasskey(thief)
    const untilTime = fixture.bank.clock.now() + waitMs
    expect(await payByPasskey(thief, key, from.bankAccountId)).toMatchObject({
      status: 403,
      envelope: { success: false, code: 'FACTOR_TOO_YOUNG', value: { untilTime } },
    })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    fixture.bank.clock.advance(waitMs)
    const later = await logIn(from.member.name)
    expect((await payByPasskey(later, key, from.bankAccountId)).envelope.success).toBe(true)
  })

  it('does not lock the owner out: the password still proves them, removes it, and pays with the payment password', async () => {
    const from = await owner()
    const { passkeyId } = await addPasskey(await logIn(from.member.name))
    fixture.bank.clock.advance(6 * 60_000)
    const { client } = from.member
    expect((await client.call('identity.security', {})).envelope.value).toMatchObject({
      passwordProves: true,
      newWays: [{ kind: 'passkey' }],
    })
    expect((await fixture.ask(from)).envelope.success).toBe(true)
    expect((await client.call('identity.removePasskey', { id: passkeyId })).envelope.code).toBe(
      'STEP_UP_REQUIRED',
    )
    expect((await client.call('identity.stepUp', { password })).envelope.success).toBe(true)
    expect((await client.call('identity.removePasskey', { id: passkeyId })).envelope.success).toBe(true)
    expect((await client.call('identity.security', {})).envelope.value.passkeys).toEqual([])
    expect(await noticesOf(from, 'A second factor was removed')).toEqual(['inbox', 'mail', 'sms'])
  })

  it('goes with a change of the password if the owner wants that, and otherwise stays', async () => {
    const from = await owner()
    const { key } = await addPasskey(await logIn(from.member.name))
    const change = (client: CallClient, oldPassword: string, next: string, removeNew?: boolean) =>
      client.call('identity.changePassword', {
        oldPassword,
        newPassword: next,
        confirmNewPassword: next,
        ...(removeNew === undefined ? {} : { removeNew }),
      })
    expect((await change(from.member.client, password, newPassword)).envelope.success).toBe(true)
    expect(await enterByPasskey(key)).toBe('OK')
    const client = await logIn(from.member.name, newPassword)
    expect((await change(client, newPassword, 'Third-horse-9', true)).envelope.success).toBe(true)
    expect(await enterByPasskey(key)).toBe('BAD_PASSKEY')
  })

  it('is removed when the owner recovers the account by phone, and ends with its sessions; an older one stays', async () => {
    const from = await owner()
    const old = await addPasskey(from.member.client)
    fixture.bank.clock.advance(waitMs)
    // Only with the older one can another be added now.
    const thief = await logIn(from.member.name)
    expect((await thief.call('identity.addPasskeyTask', {})).envelope.code).toBe('STEP_UP_REQUIRED')
    const { challengeId, options } = (await thief.call('identity.stepUpPasskey', {})).envelope.value
    await thief.call('identity.stepUp', { challengeId, passkey: old.key.use(options) })
    const { key } = await addPasskey(thief)
    expect((await resetByPhone(from)).envelope).toMatchObject({
      success: true,
      value: { username: from.member.name, removed: ['passkey'] },
    })
    expect((await thief.call('members.info', {})).status).toBe(401)
    expect(await enterByPasskey(key)).toBe('BAD_PASSKEY')
    expect(await enterByPasskey(old.key)).toBe('OK')
    expect(await noticesOf(from, 'had been added only recently were removed')).toEqual([
      'inbox',
      'mail',
      'sms',
    ])
  })

  it('is not enough for anything where an older factor is there, which the refusal says', async () => {
    const from = await owner()
    const old = await addPasskey(from.member.client)
    fixture.bank.clock.advance(waitMs)
    const client = await logIn(from.member.name)
    const prove = async (key: Key) => {
      const { challengeId, options } = (await client.call('identity.stepUpPasskey', {})).envelope.value
      return client.call('identity.stepUp', { challengeId, passkey: key.use(options) })
    }
    await prove(old.key)
    const young = await addPasskey(client)
    await prove(young.key)
    expect((await client.call('identity.removePasskey', { id: old.passkeyId })).envelope.code).toBe(
      'FACTOR_TOO_YOUNG',
    )
    const withdraw = () =>
      client.call('wallet.withdraw', {
        amount: 20,
        bankAccountId: from.bankAccountId,
        password: paymentPassword,
        requestId: requestId(),
      })
    expect((await withdraw()).envelope.code).toBe('FACTOR_TOO_YOUNG')
    await prove(old.key)
    expect((await withdraw()).envelope.success).toBe(true)
  })
})

describe('an authenticator app that somebody sets up with a stolen password', () => {
  it('is told, and goes when the owner logs in with a mailed password: it may not keep them out', async () => {
    const from = await owner()
    await addApp(await logIn(from.member.name))
    expect(await noticesOf(from, 'An authenticator app was set up')).toEqual(['inbox', 'mail', 'sms'])
    const asking = fixture.bank.program()
    expect(
      (await asking.call('identity.login', { username: from.member.name, password })).envelope.value
        .twoFactor,
    ).toBe(true)
    await asking.send({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        username: from.member.name,
        email: from.email,
        ...(await asking.botCheck()),
      }).toString(),
    })
    const { rows } = await fixture.bank.server.platform.database.pool.query<{ secret: string }>(
      "select secret from outbox_message where recipient = $1 and template = 'mail.reset'",
      [from.email],
    )
    const back = await asking.call('identity.login', {
      username: from.member.name,
      password: rows[0]?.secret ?? '',
    })
    expect(back.envelope.value).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) as string })
    asking.token = back.envelope.value.token
    expect(
      (
        await asking.call('identity.changePassword', {
          oldPassword: rows[0]?.secret ?? '',
          newPassword,
          confirmNewPassword: newPassword,
        })
      ).envelope.success,
    ).toBe(true)
    const client = await logIn(from.member.name, newPassword)
    expect((await client.call('identity.security', {})).envelope.value.totp).toBe(false)
  })

  it('stays when it is older: a recovery does not get past it', async () => {
    const from = await owner()
    await addApp(from.member.client)
    fixture.bank.clock.advance(waitMs)
    expect((await resetByPhone(from)).envelope.value.removed).toEqual([])
    expect(
      (
        await fixture.bank
          .program()
          .call('identity.login', { username: from.member.name, password: newPassword })
      ).envelope.value.twoFactor,
    ).toBe(true)
  })

  it('makes recovery codes that wait as it does, also when they are made anew', async () => {
    const from = await owner()
    const secret = await addApp(from.member.client)
    fixture.bank.clock.advance(waitMs)
    const client = fixture.bank.program()
    const { ticket = '' } = (await client.call('identity.login', { username: from.member.name, password }))
      .envelope.value
    client.token = (
      await client.call('identity.twoFactorLogin', { ticket, code: codeOf(secret) })
    ).envelope.value.token
    const { recoveryCodes } = (await client.call('identity.renewRecoveryCodes', {})).envelope.value
    expect(await noticesOf(from, 'New recovery codes were made')).toEqual(['inbox', 'mail', 'sms'])
    expect((await client.call('identity.stepUp', { code: recoveryCodes[0] ?? '' })).envelope.success).toBe(
      true,
    )
    expect((await client.call('identity.removeTotp', {})).envelope.code).toBe('FACTOR_TOO_YOUNG')
  })
})

describe('a payment password that somebody sets who is in', () => {
  it('is told to the owner who had none, as a change of it is', async () => {
    const from = await owner()
    const { pool } = fixture.bank.server.platform.database
    const set = (typed: { newPassword: string; oldPassword?: string }) =>
      from.member.client.call('identity.setPaymentPassword', {
        ...typed,
        confirmNewPassword: typed.newPassword,
      })
    await pool.query('update identity_credential set payment_hash = null where member_id = $1', [
      from.member.id,
    ])
    expect((await set({ newPassword: '719384' })).envelope.success).toBe(true)
    expect(await noticesOf(from, 'A payment password was set for your account')).toEqual([
      'inbox',
      'inbox',
      'mail',
      'sms',
    ])
    await set({ newPassword: '530746', oldPassword: '719384' })
    expect(await noticesOf(from, 'Your payment password was changed')).toEqual(['inbox', 'mail', 'sms'])
  })
})

describe('notices by SMS', () => {
  it('are six a day for a member at most, so that nobody makes the house pay for more; mail and inbox go on', async () => {
    const from = await owner()
    const { client } = from.member
    for (let n = 0; n < 5; n += 1) {
      const { passkeyId } = await addPasskey(client)
      await client.call('identity.removePasskey', { id: passkeyId })
    }
    const ways = [
      ...(await noticesOf(from, 'A passkey was added')),
      ...(await noticesOf(from, 'A second factor was removed')),
    ]
    expect(['sms', 'mail', 'inbox'].map((way) => ways.filter((one) => one === way).length)).toEqual([
      6, 10, 10,
    ])
  })
})
