// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindEmail, bindMobile, memberByUsername } from '../../members/index.ts'
import {
  freshName,
  isAlive,
  loggedIn,
  openIdentityTestServer,
  registered,
  type IdentityTestServer,
} from '../identity-for-tests.ts'
import { createHttpGateway } from '../../../adapters/sms/http-gateway.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'

let testServer: IdentityTestServer
beforeAll(async () => {
  testServer = await openIdentityTestServer()
  await set('identity.emailReset', true)
})
afterAll(() => testServer.close())
const set: IdentityTestServer['set'] = (name, value) => testServer.set(name, value)

let numbers = 0
const freshNumber = (): string => `09056${String(++numbers).padStart(5, '0')}`
const e164 = (number: string): string => `+84${number.slice(1)}`
let addresses = 0
const address = (): string => `192.0.2.${(++addresses % 250) + 1}`
const newPassword = 'another-horse-7'

async function member(): Promise<{
  name: string
  id: bigint
  number: string
  email: string
  client: ReturnType<IdentityTestServer['program']>
}> {
  const client = testServer.program()
  const [name, number] = [await registered(client), freshNumber()]
  const id = (await memberByUsername(testServer.platform.database, 'brand1', name))?.id ?? 0n
  const email = `${name}@example.com`
  await testServer.platform.database.transaction(async (tx) => {
    await bindMobile(tx, id, 'brand1', e164(number))
    await bindEmail(tx, id, 'brand1', email)
  })
  return { name, id, number, email, client }
}

/** As a plain HTML form sends it. */
async function resetByEmail(
  fields: { username: string; email: string },
  headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' },
) {
  const client = testServer.program()
  const body = new URLSearchParams({ ...fields, ...(await client.botCheck()) }).toString()
  return client.send({
    method: 'POST',
    url: '/wps/member/password/email',
    remoteAddress: address(),
    headers,
    payload: body,
  })
}
async function sendForgotCode(mobileNum: string) {
  const client = testServer.program()
  return client.call(
    'identity.sendForgotCode',
    { mobileNum, countryDialingCode: '84', ...(await client.botCheck()) },
    { ip: address() },
  )
}
const resetByPhone = (mobileNum: string, verificationCode: string, typed = newPassword) =>
  testServer
    .program()
    .call(
      'identity.resetByPhone',
      { mobileNum, countryDialingCode: '84', verificationCode, newPassword: typed },
      { ip: address() },
    )

describe('a forgotten password, by e-mail', () => {
  it('is replaced by a temporary one that logs in once, within half an hour, and must be changed [CALL-013]', async () => {
    const { name, email } = await member()
    expect((await resetByEmail({ username: name, email })).envelope).toMatchObject({
      success: true,
      value: null,
    })
    const [mail] = await testServer.sentTo(email)
    expect(mail?.body).toContain('{secret}')
    const temporary = mail?.secret ?? ''
    expect(temporary).toMatch(/^[a-zA-Z0-9]{16}$/)
    // The old password still works: nobody is locked out by somebody else's request.
    expect(
      (await loggedIn(testServer.program(), { username: name }, address())).envelope.value.passwordExpired,
    ).toBe(false)
    const client = testServer.program()
    expect(
      (await loggedIn(client, { username: name, password: temporary }, address())).envelope.value,
    ).toMatchObject({ passwordExpired: true, mustChangePassword: true })
    expect(
      (await loggedIn(testServer.program(), { username: name, password: temporary }, address())).envelope
        .code,
    ).toBe('BAD_CREDENTIALS')
    expect(
      (
        await client.call('identity.changePassword', {
          oldPassword: temporary,
          newPassword,
          confirmNewPassword: newPassword,
        })
      ).envelope.success,
    ).toBe(true)
    expect(
      (await loggedIn(testServer.program(), { username: name, password: newPassword }, address())).envelope
        .value.passwordExpired,
    ).toBe(false)
    expect((await loggedIn(testServer.program(), { username: name }, address())).envelope.code).toBe(
      'BAD_CREDENTIALS',
    )
  })

  it('gives a temporary one for thirty minutes only', async () => {
    const { name, email } = await member()
    await resetByEmail({ username: name, email })
    const temporary = (await testServer.sentTo(email))[0]?.secret ?? ''
    testServer.clock.advance(30 * 60_000)
    expect(
      (await loggedIn(testServer.program(), { username: name, password: temporary }, address())).envelope
        .code,
    ).toBe('BAD_CREDENTIALS')
  })

  it('does not reveal who is a member, unless the operator allows it', async () => {
    const { name, email } = await member()
    const [known, unknown, mixed] = [
      await resetByEmail({ username: name, email }),
      await resetByEmail({ username: freshName(), email: 'nobody@example.com' }),
      await resetByEmail({ username: name, email: 'other@example.com' }),
    ]
    expect([unknown.envelope, mixed.envelope]).toEqual([known.envelope, known.envelope])
    expect(await testServer.sentTo('nobody@example.com')).toMatchObject([
      { status: 'withheld', secret: null },
    ])
    await set('identity.hideUnknownAccounts', false)
    expect(
      (await resetByEmail({ username: freshName(), email: 'nobody@example.com' })).envelope,
    ).toMatchObject({ success: false, message: 'Username/Email does not exist' })
    await set('identity.hideUnknownAccounts', true)
  })

  it('is mailed three times an hour at most', async () => {
    const { name, email } = await member()
    for (let n = 0; n < 3; n++)
      expect((await resetByEmail({ username: name, email })).envelope.success).toBe(true)
    expect((await resetByEmail({ username: name, email })).status).toBe(429)
  })

  it('can be requested only by a form, and only while it is switched on', async () => {
    expect(
      (await resetByEmail({ username: 'player', email: 'a@b.co' }, { 'content-type': 'application/json' }))
        .status,
    ).toBe(415)
    expect(
      (
        await testServer.program().send({
          method: 'POST',
          url: '/wps/member/password/email',
          payload: { username: 'player1', email: 'a@b.co' },
        })
      ).status,
    ).toBe(415)
    expect(
      (
        await testServer.program().send({
          method: 'PUT',
          url: '/wps/feedback',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'a=b',
        })
      ).status,
    ).not.toBe(200)
    expect(
      (
        await testServer.program().send({
          method: 'POST',
          url: '/wps/verification/sms/noLogin',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'mobileNum=0901234567',
        })
      ).status,
    ).toBe(415)
    await set('identity.emailReset', false)
    expect((await resetByEmail({ username: 'player1', email: 'a@b.co' })).envelope.code).toBe('NOT_ENABLED')
    await set('identity.emailReset', true)
  })

  it('requires a username and a valid address', async () => {
    expect((await resetByEmail({ username: '1abcdef', email: 'a@b' })).envelope.value).toEqual({
      fields: {
        username: 'Please enter 6 - 12 characters: first char letter then letters and digits',
        email: 'Please enter 5 - 100 characters: email format',
      },
    })
  })
})

describe('a forgotten password, by phone', () => {
  it('is reset with the code; every session ends and the new one logs in [CALL-014] [CALL-015]', async () => {
    const { name, number, client } = await member()
    const sent = await sendForgotCode(number)
    expect(sent.envelope).toMatchObject({ success: true, value: { expirationTime: 60 } })
    const code = (await testServer.sentTo(e164(number)))[0]?.secret ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await resetByPhone(number, wrong)).envelope).toMatchObject({
      success: false,
      code: 'BAD_CODE',
      message: 'Please enter a valid verification code',
    })
    expect((await resetByPhone(number, code)).envelope).toMatchObject({
      success: true,
      value: { username: name },
    })
    expect(await isAlive(client)).toBe(false)
    expect(
      (await loggedIn(testServer.program(), { username: name, password: newPassword }, address())).envelope
        .success,
    ).toBe(true)
    expect((await loggedIn(testServer.program(), { username: name }, address())).envelope.code).toBe(
      'BAD_CREDENTIALS',
    )
    expect((await resetByPhone(number, code)).envelope.code).toBe('BAD_CODE')
  })

  it('unlocks a name that strangers have locked', async () => {
    const { name, number } = await member()
    for (let n = 0; n < 5; n++)
      await loggedIn(testServer.program(), { username: name, password: 'wrong-one' }, address())
    expect((await loggedIn(testServer.program(), { username: name }, address())).status).toBe(429)
    await sendForgotCode(number)
    await resetByPhone(number, (await testServer.sentTo(e164(number)))[0]?.secret ?? '')
    expect(
      (await loggedIn(testServer.program(), { username: name, password: newPassword }, address())).envelope
        .success,
    ).toBe(true)
  })

  it('does the same for an unknown number: same answers, same hashes', async () => {
    const { number } = await member()
    const nobodys = freshNumber()
    let hashes = 0
    const { hash, verify } = testServer.identity.deps.hashes
    Object.assign(testServer.identity.deps.hashes, {
      hash: (typed: string) => {
        hashes++
        return hash(typed)
      },
      verify: (stored: string | undefined, typed: string) => {
        hashes++
        return verify(stored, typed)
      },
    })
    const seen: unknown[] = []
    for (const typed of [number, nobodys]) {
      hashes = 0
      seen.push([
        (await sendForgotCode(typed)).envelope,
        (await resetByPhone(typed, '000000')).envelope,
        hashes,
      ])
    }
    Object.assign(testServer.identity.deps.hashes, { hash, verify })
    expect(seen[1]).toEqual(seen[0])
  })

  it('requires a valid number, code and password', async () => {
    expect((await resetByPhone('abc', '123456')).envelope).toMatchObject({ code: 'BAD_NUMBER' })
    expect((await resetByPhone('0901234567', '123456', 'short')).envelope.value).toEqual({
      fields: { newPassword: 'Please fill in your password with 8 - 64 characters' },
    })
    await set('identity.defaultPassword', 'Welcome-777')
    expect((await resetByPhone('0901234567', '123456', 'Welcome-777')).envelope.value).toEqual({
      fields: { newPassword: 'Please choose another password' },
    })
    await set('identity.defaultPassword', '')
  })
})

describe('a service that makes and checks codes itself', () => {
  it('is used for members only and decides; the platform never has the code', async () => {
    const started: string[] = []
    const verification = {
      start: (to: string) => {
        started.push(to)
        return Promise.resolve()
      },
      check: (_: string, code: string) => Promise.resolve(code === '424242'),
    }
    testServer.outside.carriers = {
      sms: () => ({
        name: 'elsewhere',
        send: () => Promise.reject(new Error('codes only')),
        test: () => Promise.resolve('it answers'),
        verification,
      }),
      mail: () => undefined,
    }
    const { name, number } = await member()
    const nobodys = freshNumber()
    await sendForgotCode(number)
    await sendForgotCode(nobodys)
    await expect.poll(() => started).toEqual([e164(number)])
    expect((await testServer.sentTo(e164(number)))[0]?.secret).toBeNull()
    expect((await resetByPhone(number, '111111')).envelope.code).toBe('BAD_CODE')
    expect((await resetByPhone(nobodys, '424242')).envelope.code).toBe('BAD_CODE')
    expect((await resetByPhone(number, '424242')).envelope).toMatchObject({
      success: true,
      value: { username: name },
    })
    expect((await resetByPhone(number, '424242')).envelope.code).toBe('BAD_CODE')
  })
})

describe('a gateway that fails', () => {
  let server: Server
  let status = 200
  const taken: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      request.on('end', () => {
        taken.push(body)
        response.statusCode = status
        response.end('{}')
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    testServer.outside.carriers = {
      sms: () =>
        createHttpGateway(
          { url, authorization: 'Bearer key', body: '{"to":"{to}","text":"{text}"}' },
          createOutbound({ anywhere: true }),
        ),
      mail: () => undefined,
    }
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it("is reported to known and unknown numbers alike, by the server's own message, and starts no countdown", async () => {
    await set('identity.verificationCodeLogin', true)
    await set('identity.mobileRegister', true)
    const { number } = await member()
    status = 500
    const client = testServer.program()
    const first = await client.call(
      'identity.sendRegisterCode',
      { mobileNo: freshNumber(), countryDialingCode: '84', ...(await client.botCheck()) },
      { ip: address() },
    )
    expect(first.envelope).toMatchObject({
      success: false,
      code: 'NOT_SENT',
      message: 'The message could not be sent. Please try again later.',
    })
    for (const typed of [number, freshNumber()]) {
      expect(
        (
          await client.call(
            'identity.sendLoginCode',
            { mobileNum: typed, countryDialingCode: '84', ...(await client.botCheck()) },
            { ip: address() },
          )
        ).envelope,
      ).toMatchObject({ success: false, code: 'NOT_SENT' })
      expect((await sendForgotCode(typed)).envelope).toMatchObject({ success: false, code: 'NOT_SENT' })
    }
    status = 200
    testServer.clock.advance(61_000)
    expect((await sendForgotCode(number)).envelope.success).toBe(true)
    await expect
      .poll(async () => (await testServer.sentTo(e164(number)))[0])
      .toMatchObject({ status: 'sent', secret: null })
    expect(JSON.parse(taken.at(-1) ?? '')).toMatchObject({
      to: e164(number),
      text: expect.stringMatching(/: \d{6} is your code for a new password/) as string,
    })
  })
})
