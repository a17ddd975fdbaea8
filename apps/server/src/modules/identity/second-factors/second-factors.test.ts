// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from '../identity-for-tests.ts'
import { createAuthenticator } from '../passkeys/authenticator-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
  await set('identity.twoFactor', true)
  await set('identity.passkeys', true)
  await set('identity.newFactorHours', 0)
})
afterAll(() => server.close())
const set: IdentityTestServer['set'] = (name, value) => server.set(name, value)
let addresses = 0
const address = (): string => `198.18.1.${(++addresses % 250) + 1}`

const codeOf = (secret: string, aheadMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: server.clock.now() + aheadMs,
  })
const nextStep = (): void => server.clock.advance(30_000)

async function withApp(): Promise<{
  name: string
  client: CallClient
  secret: string
  recoveryCodes: string[]
}> {
  const client = server.browser()
  const name = await registered(client)
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  const { recoveryCodes } = (await client.call('identity.confirmTotp', { code: codeOf(secret) })).envelope
    .value
  nextStep()
  return { name, client, secret, recoveryCodes }
}
async function ticketOf(name: string, client = server.program()): Promise<string> {
  const { envelope } = await loggedIn(client, { username: name }, address())
  client.token = undefined
  return envelope.value.ticket ?? ''
}

describe('an authenticator app', () => {
  it('is asked after the password, and only the right code logs in [AUTH-013]', async () => {
    const { name, secret } = await withApp()
    const client = server.browser()
    const { envelope } = await loggedIn(client, { username: name }, address())
    expect(envelope).toMatchObject({
      success: true,
      value: {
        token: '',
        twoFactor: true,
        ticket: expect.any(String) as string,
        methods: ['totp', 'recovery'],
      },
    })
    client.token = undefined
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
    expect(
      (await client.call('identity.twoFactorLogin', { ticket: envelope.value.ticket ?? '', code: wrong }))
        .envelope.code,
    ).toBe('BAD_SECOND_FACTOR')
    const answer = await client.call('identity.twoFactorLogin', {
      ticket: envelope.value.ticket ?? '',
      code: codeOf(secret),
    })
    expect(answer.envelope).toMatchObject({
      success: true,
      value: { token: expect.stringMatching(/^[\w-]{43}$/) as string, captcha: false },
    })
    client.token = answer.envelope.value.token
    expect((await client.call('members.info', {})).envelope.value.account).toBe(name)
    expect(
      (
        await client.call('identity.twoFactorLogin', {
          ticket: envelope.value.ticket ?? '',
          code: codeOf(secret),
        })
      ).envelope.code,
    ).toBe('BAD_TICKET')
  })

  it('gives its secret as an address for apps, and counts only once it is confirmed', async () => {
    const client = server.program()
    const name = await registered(client)
    const { secret, otpauthUrl } = (await client.call('identity.startTotp', {})).envelope.value
    expect(otpauthUrl).toBe(
      `otpauth://totp/Tessera:${name}?issuer=Tessera&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(
      (await loggedIn(server.program(), { username: name }, address())).envelope.value.twoFactor,
    ).toBeUndefined()
    expect((await client.call('identity.confirmTotp', { code: '000000' })).envelope.code).toBe(
      'BAD_SECOND_FACTOR',
    )
    expect(
      (await client.call('identity.confirmTotp', { code: codeOf(secret) })).envelope.value.recoveryCodes,
    ).toHaveLength(10)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.value.twoFactor).toBe(
      true,
    )
  })

  it('accepts a code once, of the current or an adjacent time step', async () => {
    const { name, secret } = await withApp()
    const code = codeOf(secret)
    const enter = async (typed: string) =>
      (await server.program().call('identity.twoFactorLogin', { ticket: await ticketOf(name), code: typed }))
        .envelope
    expect((await enter(code)).success).toBe(true)
    expect((await enter(code)).code).toBe('BAD_SECOND_FACTOR')
    expect((await enter(codeOf(secret, -60_000))).code).toBe('BAD_SECOND_FACTOR')
    expect((await enter(codeOf(secret, 60_000))).code).toBe('BAD_SECOND_FACTOR')
    expect((await enter(codeOf(secret, 30_000).replace(/^.../, '$& '))).success).toBe(true)
  })

  it('can be replaced by a recovery code, each once', async () => {
    const { name, recoveryCodes } = await withApp()
    const enter = async (code: string) =>
      (await server.program().call('identity.twoFactorLogin', { ticket: await ticketOf(name), code }))
        .envelope
    expect((await enter((recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' '))).success).toBe(true)
    expect((await enter(recoveryCodes[0] ?? '')).code).toBe('BAD_SECOND_FACTOR')
    expect((await enter(recoveryCodes[1] ?? '')).success).toBe(true)
  })

  it('allows five guesses at most, however many tickets there are', async () => {
    const { name, secret } = await withApp()
    const answers: string[] = []
    for (let n = 0; n < 8; n++)
      answers.push(
        (
          await server
            .program()
            .call('identity.twoFactorLogin', { ticket: await ticketOf(name), code: '000000' })
        ).envelope.code,
      )
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'BAD_SECOND_FACTOR'))
    expect(new Set(answers.slice(5))).toEqual(new Set(['TOO_MANY_REQUESTS']))
    expect(
      (
        await server
          .program()
          .call('identity.twoFactorLogin', { ticket: await ticketOf(name), code: codeOf(secret) })
      ).status,
    ).toBe(429)
  })

  it('cannot be bypassed by remember-me, a link or a reset', async () => {
    const { name, client } = await withApp()
    const token = (await client.call('identity.makeLoginToken', {})).envelope.value.token
    expect((await server.browser().call('identity.tokenLogin', { token })).envelope.value).toMatchObject({
      token: '',
      twoFactor: true,
    })
    const { ticket = '' } = (await loggedIn(client, { username: name, rememberMe: true }, address())).envelope
      .value
    expect(client.cookies.has('rememberPassword')).toBe(false)
    expect(ticket).not.toBe('')
  })

  it('keeps its secret out of the database', async () => {
    const { secret } = await withApp()
    const rows = await server.platform.database.query<{ secret: Buffer }>({
      name: 'totp',
      text: 'select secret from identity_totp',
      values: [],
    })
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false)
  })

  it('whose secret cannot be decrypted any more is refused with the reason, and a recovery code still logs in and removes it', async () => {
    const { name, secret, recoveryCodes } = await withApp()
    await server.platform.database.query(
      sql`update identity_totp set secret = ${Buffer.alloc(60, 3)} where owner = (select 'member:' || id from member where username = ${name})`,
    )
    const enter = (ticket: string, code: string) =>
      server.program().call('identity.twoFactorLogin', { ticket, code })
    expect(await enter(await ticketOf(name), codeOf(secret))).toMatchObject({
      status: 200,
      envelope: {
        code: 'SECOND_FACTOR_UNREADABLE',
        message: expect.stringContaining('recovery code') as string,
      },
    })
    expect((await enter(await ticketOf(name), 'nonsense')).envelope.code).toBe('BAD_SECOND_FACTOR')
    const client = server.browser()
    client.token = (await enter(await ticketOf(name), recoveryCodes[0] ?? '')).envelope.value.token
    expect((await client.call('identity.stepUp', { code: recoveryCodes[1] ?? '' })).envelope.success).toBe(
      true,
    )
    expect((await client.call('identity.removeTotp', {})).envelope.success).toBe(true)
    expect(
      (await loggedIn(server.program(), { username: name }, address())).envelope.value.twoFactor,
    ).toBeUndefined()
    expect(server.logged()).toContain('a sealed text cannot be opened')
  })

  it('can be removed, after a recent proof with the app itself', async () => {
    const { name, client, secret } = await withApp()
    expect((await client.call('identity.removeTotp', {})).envelope.code).toBe('STEP_UP_REQUIRED')
    expect((await client.call('identity.stepUp', { password })).envelope.code).toBe('BAD_SECOND_FACTOR')
    expect((await client.call('identity.stepUp', { code: codeOf(secret) })).envelope.success).toBe(true)
    expect((await client.call('identity.removeTotp', {})).envelope.success).toBe(true)
    expect(
      (await loggedIn(server.program(), { username: name }, address())).envelope.value.twoFactor,
    ).toBeUndefined()
  })

  it('is not offered while it is switched off, but still required of members who have it', async () => {
    const { name } = await withApp()
    await set('identity.twoFactor', false)
    const client = server.program()
    await registered(client)
    expect((await client.call('identity.startTotp', {})).envelope.code).toBe('NOT_ENABLED')
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.value.twoFactor).toBe(
      true,
    )
    await set('identity.twoFactor', true)
  })
})

describe('a passkey', () => {
  async function withPasskey() {
    const client = server.browser()
    const name = await registered(client)
    const key = createAuthenticator()
    const { challengeId, options } = (await client.call('identity.addPasskeyTask', {})).envelope.value
    const added = await client.call('identity.addPasskey', {
      challengeId,
      passkey: key.make(options),
      name: 'My phone',
    })
    return { client, name, key, added: added.envelope }
  }
  const loginTask = async () => (await server.browser().call('identity.passkeyLoginTask', {})).envelope.value

  it('logs in by itself, with both factors at once', async () => {
    const { name, key, added } = await withPasskey()
    expect(added).toMatchObject({ success: true, value: { name: 'My phone', lastUsedAt: null } })
    const { challengeId, options } = await loginTask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const client = server.browser()
    const { envelope } = await client.call('identity.passkeyLogin', {
      challengeId,
      passkey: key.use(options),
    })
    client.token = envelope.value.token
    expect((await client.call('members.info', {})).envelope.value.account).toBe(name)
    expect((await client.call('identity.security', {})).envelope.value).toMatchObject({
      passkeys: [{ name: 'My phone', lastUsedAt: server.clock.now() }],
      provenUntil: server.clock.now() + 300_000,
    })
  })

  it.each([
    ["another site's origin", { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no verification of its user', { verified: false }],
    ['a forged signature', { forged: true }],
  ])('is refused with %s', async (_, bent) => {
    const { key } = await withPasskey()
    const { challengeId, options } = await loginTask()
    expect(
      (await server.browser().call('identity.passkeyLogin', { challengeId, passkey: key.use(options, bent) }))
        .envelope.code,
    ).toBe('BAD_PASSKEY')
  })

  it('answers a challenge once, in time, and never one for another purpose', async () => {
    const { client, key } = await withPasskey()
    const enter = async (challengeId: string, passkey: ReturnType<typeof key.use>) =>
      (await server.browser().call('identity.passkeyLogin', { challengeId, passkey })).envelope.code
    const one = await loginTask()
    const answer = key.use(one.options)
    expect(await enter(one.challengeId, answer)).toBe('OK')
    expect(await enter(one.challengeId, answer)).toBe('BAD_PASSKEY')
    const late = await loginTask()
    server.clock.advance(5 * 60_000)
    expect(await enter(late.challengeId, key.use(late.options))).toBe('BAD_PASSKEY')
    const other = (await client.call('identity.stepUpPasskey', {})).envelope.value
    expect(await enter(other.challengeId, key.use(other.options))).toBe('BAD_PASSKEY')
  })

  it('is refused when a copy of it was used', async () => {
    const { key } = await withPasskey()
    const one = await loginTask()
    expect(
      (
        await server
          .browser()
          .call('identity.passkeyLogin', { challengeId: one.challengeId, passkey: key.use(one.options) })
      ).envelope.success,
    ).toBe(true)
    const two = await loginTask()
    expect(
      (
        await server.browser().call('identity.passkeyLogin', {
          challengeId: two.challengeId,
          passkey: key.use(two.options, { counter: 0 }),
        })
      ).envelope.code,
    ).toBe('BAD_PASSKEY')
  })

  it('of another member confirms nothing', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const { challengeId, options } = (await one.client.call('identity.stepUpPasskey', {})).envelope.value
    expect(
      (await one.client.call('identity.stepUp', { challengeId, passkey: other.key.use(options) })).envelope
        .code,
    ).toBe('BAD_PASSKEY')
    const again = (await one.client.call('identity.stepUpPasskey', {})).envelope.value
    expect(
      (
        await one.client.call('identity.stepUp', {
          challengeId: again.challengeId,
          passkey: one.key.use(again.options),
        })
      ).envelope,
    ).toMatchObject({ success: true, value: { provenUntil: server.clock.now() + 300_000 } })
  })

  it('completes the login of a member who also has an app', async () => {
    const { name, client, key } = await withPasskey()
    const step = (await client.call('identity.stepUpPasskey', {})).envelope.value
    await client.call('identity.stepUp', { challengeId: step.challengeId, passkey: key.use(step.options) })
    const { secret } = (await client.call('identity.startTotp', {})).envelope.value
    await client.call('identity.confirmTotp', { code: codeOf(secret) })
    const { ticket = '', methods } = (await loggedIn(server.program(), { username: name }, address()))
      .envelope.value
    expect(methods).toEqual(['totp', 'passkey', 'recovery'])
    const { challengeId, options } = (await server.program().call('identity.twoFactorPasskey', { ticket }))
      .envelope.value
    expect(
      (
        await server
          .program()
          .call('identity.twoFactorLogin', { ticket, challengeId, passkey: key.use(options) })
      ).envelope.value.token,
    ).toMatch(/^[\w-]{43}$/)
  })

  it('is created only for the platform’s own page, and can be removed', async () => {
    const client = server.browser()
    await registered(client)
    const key = createAuthenticator()
    const task = (await client.call('identity.addPasskeyTask', {})).envelope.value
    expect(
      (
        await client.call('identity.addPasskey', {
          challengeId: task.challengeId,
          passkey: key.make(task.options, { origin: 'https://evil.example' }),
        })
      ).envelope.code,
    ).toBe('BAD_PASSKEY')
    const { client: owner, key: own, added } = await withPasskey()
    const { passkeyId } = added.value
    await client.call('identity.removePasskey', { id: passkeyId })
    const step = (await owner.call('identity.stepUpPasskey', {})).envelope.value
    expect(
      (await owner.call('identity.stepUp', { challengeId: step.challengeId, passkey: own.use(step.options) }))
        .envelope.success,
    ).toBe(true)
    expect((await owner.call('identity.removePasskey', { id: passkeyId })).envelope.success).toBe(true)
    expect((await owner.call('identity.security', {})).envelope.value.passkeys).toEqual([])
  })
})

describe('a call that needs a recent proof', () => {
  it('succeeds for five minutes after the login, then after another proof', async () => {
    const client = server.browser()
    await registered(client)
    server.clock.advance(5 * 60_000 - 1)
    expect(
      (
        await client.call('identity.setPaymentPassword', {
          newPassword: '482915',
          confirmNewPassword: '482915',
        })
      ).envelope.success,
    ).toBe(true)
    server.clock.advance(1)
    const change = () =>
      client.call('identity.setPaymentPassword', {
        oldPassword: '482915',
        newPassword: '719384',
        confirmNewPassword: '719384',
      })
    expect(await change()).toMatchObject({
      status: 403,
      envelope: { success: false, code: 'STEP_UP_REQUIRED', message: 'Please confirm that it is you' },
    })
    for (const name of [
      'identity.startTotp',
      'identity.addPasskeyTask',
      'identity.removeTotp',
      'identity.renewRecoveryCodes',
    ] as const)
      expect((await client.call(name, {})).envelope.code, name).toBe('STEP_UP_REQUIRED')
    expect((await client.call('identity.sendContactCode', { email: 'a@b.co' })).envelope.code).toBe(
      'STEP_UP_REQUIRED',
    )
    expect((await client.call('identity.stepUp', { password: 'wrong-one' })).envelope.code).toBe(
      'BAD_PASSWORD',
    )
    expect((await client.call('identity.stepUp', { password })).envelope).toMatchObject({
      success: true,
      value: { provenUntil: server.clock.now() + 300_000 },
    })
    expect((await change()).envelope.success).toBe(true)
  })
})
