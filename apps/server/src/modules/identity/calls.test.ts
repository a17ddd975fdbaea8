// SPDX-License-Identifier: Apache-2.0
import { allCalls, type CallName } from '@tessera/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawCaptcha } from '../../adapters/captcha/draw-captcha.ts'
import { addAgentCode } from '../agents/index.ts'
import {
  freshName,
  isAlive,
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

/** The identity calls that the specification and its decisions name, with their methods. */
const paths: [string, string, CallName][] = [
  ['POST', '/wps/session/login', 'identity.login'],
  ['POST', '/wps/session/login/freeplay', 'identity.freePlay'],
  ['DELETE', '/wps/session/logout', 'identity.logout'],
  ['POST', '/wps/session/login/twoFactor', 'identity.twoFactorLogin'],
  ['POST', '/wps/session/login/thirdParty', 'identity.thirdPartyLogin'],
  ['POST', '/wps/session/login/token', 'identity.tokenLogin'],
  ['GET', '/wps/verification/botCheck', 'identity.botCheck'],
  ['POST', '/wps/verification/sms/noLogin', 'identity.sendLoginCode'],
  ['POST', '/wps/verification/sms/register', 'identity.sendRegisterCode'],
  ['POST', '/wps/verification/sms/forgot', 'identity.sendForgotCode'],
  ['PUT', '/wps/member/register', 'identity.register'],
  ['PUT', '/wps/member/register/mobile', 'identity.registerMobile'],
  ['POST', '/wps/member/password', 'identity.changePassword'],
  ['POST', '/wps/member/password/email', 'identity.resetByEmail'],
  ['POST', '/wps/member/password/verification', 'identity.resetByPhone'],
  ['POST', '/wps/member/paymentPassword', 'identity.setPaymentPassword'],
  ['GET', '/wps/member/info', 'members.info'],
  ['GET', '/wps/member/info/icon', 'members.icon'],
  ['PUT', '/wps/member/firstLogin', 'identity.firstLogin'],
  ['PUT', '/wps/member/avatar', 'members.chooseAvatar'],
  ['GET', '/wps/captcha', 'identity.captcha'],
  ['GET', '/wps/agent/affiliate', 'agents.affiliate'],
]
const sealed = [
  '/wps/session/login',
  '/wps/member/register',
  '/wps/member/register/mobile',
  '/wps/member/password',
  '/wps/member/password/verification',
]

describe('the calls of identity', () => {
  it('are at the specified paths, and answer no other method', async () => {
    for (const [method, path, name] of paths) {
      expect(
        allCalls.find((call) => call.name === name),
        name,
      ).toMatchObject({ method, path })
      const known = new Set(
        allCalls.filter((call) => call.path === path).map((call) => call.method as string),
      )
      for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        if (known.has(other)) continue
        const answer = await server.program().send({ method: other, url: path })
        expect([other, path, answer.status, answer.envelope.code]).toEqual([other, path, 405, 'WRONG_METHOD'])
      }
    }
  })

  it('that carry secrets are encrypted: they are refused unencrypted, and nobody can read them on the wire [CALL-002]', async () => {
    const client = server.program()
    await registered(client)
    const readable = { username: 'readablename', password: 'readable-pass', mobileNum: '0901239999' }
    for (const call of allCalls.filter(({ path }) => sealed.includes(path))) {
      expect(call.sealed, call.name).toBe(true)
      const answer = await client.send({
        method: call.method,
        url: call.path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(readable),
      })
      expect([answer.status, answer.envelope.code], call.name).toEqual([400, 'ENCRYPTION_REQUIRED'])
      const body = JSON.stringify(await client.seal(readable))
      for (const value of Object.values(readable)) expect(body).not.toContain(value)
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['data'])
    }
  })

  it('log in with username and password [CALL-005] [AUTH-020]', async () => {
    const name = await registered(server.program())
    const client = server.program()
    const { envelope } = await client.call('identity.login', {
      username: name,
      password,
      captcha: '',
      type: 'username',
      ...(await client.botCheck()),
    })
    expect(envelope).toMatchObject({
      success: true,
      code: 'OK',
      value: {
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        firstTimeLogin: false,
        passwordExpired: false,
        captcha: false,
      },
    })
  })

  it('register by PUT with the login flag, and return the new member’s token [CALL-010]', async () => {
    const client = server.program()
    const form = {
      username: freshName(),
      password,
      confirmPassword: password,
      login: true as const,
      agreed: true as const,
      ...(await client.botCheck()),
    }
    const { envelope } = await client.call('identity.register', form)
    expect(envelope).toMatchObject({
      success: true,
      value: { token: expect.stringMatching(/^[\w-]{43}$/) as string, firstTimeLogin: true },
    })
    expect((await client.callWith('identity.register', { ...form, login: false })).status).toBe(400)
    expect((await client.send({ method: 'POST', url: '/wps/member/register', payload: {} })).status).toBe(405)
  })

  it('end a session by DELETE, even an ended one [CALL-007]', async () => {
    const client = server.program()
    await registered(client)
    expect((await client.call('identity.logout', {})).envelope).toEqual({
      success: true,
      value: null,
      message: '',
      code: 'OK',
    })
    expect((await client.call('members.info', {})).status).toBe(401)
    expect((await client.call('identity.logout', {})).envelope.success).toBe(true)
  })

  it('send a code for registering to mobileNo [CALL-009]', async () => {
    await server.set('identity.mobileRegister', true)
    const client = server.program()
    const { envelope } = await client.call('identity.sendRegisterCode', {
      mobileNo: '0901112223',
      countryDialingCode: '84',
      ...(await client.botCheck()),
    })
    expect(envelope).toMatchObject({ success: true, value: { expiredMinutes: 1 }, message: 'code sent' })
    expect((await server.sentTo('+84901112223'))[0]).toMatchObject({
      secret: expect.stringMatching(/^\d{6}$/) as string,
      body: expect.stringContaining('{secret} is your code to register') as string,
    })
    expect(
      (
        await client.callWith('identity.sendRegisterCode', {
          mobileNum: '0901112223',
          countryDialingCode: '84',
        })
      ).status,
    ).toBe(400)
  })

  it('treat an empty dialling code as none, and then use the platform’s', async () => {
    await server.set('identity.mobileRegister', true)
    const client = server.program()
    for (const [countryDialingCode, mobileNo] of [
      ['', '0901112224'],
      [undefined, '0901112225'],
      ['+84', '0901112226'],
    ] as const) {
      const { envelope } = await client.call('identity.sendRegisterCode', {
        mobileNo,
        ...(countryDialingCode === undefined ? {} : { countryDialingCode }),
        ...(await client.botCheck()),
      })
      expect(envelope.success, String(countryDialingCode)).toBe(true)
      expect(await server.sentTo(`+84${mobileNo.slice(1)}`)).toHaveLength(1)
    }
    for (const countryDialingCode of ['abc', '12345', '8 4', '++84']) {
      expect(
        await client.call('identity.sendRegisterCode', {
          mobileNo: '0901112227',
          countryDialingCode,
          ...(await client.botCheck()),
        }),
      ).toMatchObject({
        status: 400,
        envelope: { value: { fields: { countryDialingCode: expect.any(String) as string } } },
      })
    }
  })

  it('change the password with the old one, after which only the new one logs in [CALL-012]', async () => {
    const client = server.program()
    const name = await registered(client)
    const [elsewhere, other] = [server.program(), server.program()]
    const otherName = await registered(other)
    elsewhere.token = (await loggedIn(elsewhere, { username: name })).envelope.value.token
    const chosen = 'battery-staple-7'
    const change = (oldPassword: string, newPassword = chosen, confirmNewPassword = newPassword) =>
      client.call('identity.changePassword', { oldPassword, newPassword, confirmNewPassword })
    expect((await change('wrong-one')).envelope).toMatchObject({ success: false, code: 'BAD_PASSWORD' })
    expect((await change(password, chosen, 'battery-staple-8')).envelope).toMatchObject({
      success: false,
      value: { fields: { confirmNewPassword: expect.any(String) as string } },
    })
    expect((await change(password, password)).envelope.success).toBe(false)
    expect((await loggedIn(server.program(), { username: name })).envelope.success).toBe(true)
    expect((await loggedIn(server.program(), { username: name, password: chosen })).envelope.success).toBe(
      false,
    )
    expect([await isAlive(client), await isAlive(elsewhere)]).toEqual([true, true])
    expect((await change(password)).envelope).toMatchObject({ success: true, value: null })
    expect([await isAlive(client), await isAlive(elsewhere), await isAlive(other)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await loggedIn(server.program(), { username: otherName })).envelope.success).toBe(true)
    expect((await loggedIn(server.program(), { username: name })).envelope.success).toBe(false)
    expect((await loggedIn(server.program(), { username: name, password: chosen })).envelope.success).toBe(
      true,
    )
  })

  it('return the profile to the member, and refuse without a token [CALL-016]', async () => {
    const client = server.program()
    const name = await registered(client)
    expect((await client.call('members.info', {})).envelope.value).toMatchObject({
      account: name,
      userName: name,
      nickname: name,
      type: 0,
      toUpline: false,
      clubLabel: { rankLevel: 0 },
      memberLabel: [],
      currency: { code: 'USD', symbol: '$' },
      hasPaymentPassword: false,
      email: null,
      mobileNum: null,
      payeeName: null,
      birthday: null,
      address: null,
      nationality: null,
      occupation: null,
      sourceOfIncome: null,
      line: null,
      idNumber: null,
    })
    expect((await server.program().call('members.info', {})).status).toBe(401)
  })

  it('acknowledge the first login; the next one is not the first [CALL-020]', async () => {
    const client = server.program()
    const name = await registered(client)
    expect((await client.call('identity.firstLogin', {})).envelope).toMatchObject({
      success: true,
      value: null,
    })
    expect((await loggedIn(server.program(), { username: name })).envelope.value.firstTimeLogin).toBe(false)
  })

  it('return a captcha as a base64 picture [CALL-030]', async () => {
    const answer = await server.program().call('identity.captcha', {})
    expect(Buffer.from(answer.envelope.value, 'base64').toString('base64')).toBe(answer.envelope.value)
    expect(server.outside.letters).toMatch(/^[A-Z0-9]{4}$/)
    const picture = await sharp(Buffer.from(answer.envelope.value, 'base64')).metadata()
    expect(picture).toMatchObject({ format: 'png', width: 132, height: 46 })
  })

  it('tell whether an invitation code belongs to an agent [CALL-031]', async () => {
    const agent = await server.identity.openAccount({
      username: 'callagent',
      password,
      type: 2,
      currency: 'USD',
    })
    await server.platform.database.transaction((tx) =>
      addAgentCode(tx, {
        brandCode: 'brand1',
        code: 'CALL31',
        agentId: agent?.id ?? 0n,
        nowMs: server.clock.now(),
      }),
    )
    expect(
      (await server.program().call('agents.affiliate', { code: 'CALL31', domain: 'localhost' })).envelope,
    ).toEqual({ success: true, value: null, message: '', code: 'OK' })
    expect(
      (await server.program().call('agents.affiliate', { code: 'CALL32', domain: 'localhost' })).envelope,
    ).toMatchObject({ success: false, code: 'BAD_AFFILIATE' })
  })
})

describe('the configuration of the forms', () => {
  it('is a rule of six keys for each field [AUTH-019]', async () => {
    const { register, registerMobile } = (await server.program().call('site.registerSettings', {})).envelope
      .value
    const rules = [...Object.values(register), ...Object.values(registerMobile)]
    expect(rules.length).toBeGreaterThan(4)
    for (const rule of rules)
      expect(Object.keys(rule).sort()).toEqual([
        'acceptedPattern',
        'enabled',
        'maxLength',
        'minLength',
        'patternId',
        'required',
      ])
    expect(register).toMatchObject({
      username: { enabled: true, required: true, patternId: 1, minLength: 6, maxLength: 12 },
      password: { required: true, patternId: 19, minLength: 8, maxLength: 64 },
    })
  })

  it('includes what the switches add', async () => {
    await server.set('identity.smsVerification', true)
    await server.set('identity.mobileRegisterPassword', true)
    const { register, registerMobile } = (await server.program().call('site.registerSettings', {})).envelope
      .value
    expect([register.mobileNum, registerMobile.mobileNum, registerMobile.password]).toEqual([
      expect.objectContaining({ enabled: true, required: true }),
      expect.objectContaining({ enabled: true, required: true }),
      expect.objectContaining({ enabled: true, required: true }),
    ])
    await server.set('identity.smsVerification', false)
    await server.set('identity.mobileRegisterPassword', false)
  })

  it('names the countries with their dialling codes [AUTH-009]', async () => {
    const { value } = (await server.program().call('site.countryCodes', {})).envelope
    expect(value.length).toBeGreaterThan(200)
    for (const country of value)
      expect(country).toMatchObject({
        countryCode: expect.stringMatching(/^[A-Z]{2}$/) as string,
        countryDialingCode: expect.stringMatching(/^\d{1,4}$/) as string,
      })
    expect(value).toContainEqual({ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' })
  })
})

describe("the captcha's picture", () => {
  it('is different each time, even for the same letters', async () => {
    const draw = () => drawCaptcha('ACDE', (limit) => server.platform.chance.below(limit))
    expect((await draw()).equals(await draw())).toBe(false)
  })
})

describe('the profile', () => {
  it('saves changes and masks what others could misuse [MEMBER-022]', async () => {
    const client = server.program()
    await registered(client)
    const saved = {
      nickname: 'Lucky',
      payeeName: 'Nguyễn Văn An',
      idNumber: 'AB123456',
      birthday: '1990-02-28',
      address: '1 Main Street',
      nationality: 'VN',
      occupation: 'Baker',
      sourceOfIncome: 'Salary',
      telegram: '@lucky',
      skype: 'lucky',
      zalo: '84901234567',
    }
    expect((await client.call('members.update', saved)).envelope).toMatchObject({
      success: true,
      value: null,
    })
    expect((await client.call('members.info', {})).envelope.value).toMatchObject({
      ...saved,
      payeeName: 'N***',
      idNumber: '***456',
    })
    await client.call('members.update', { address: '', occupation: 'Cook' })
    expect((await client.call('members.info', {})).envelope.value).toMatchObject({
      address: null,
      occupation: 'Cook',
      birthday: '1990-02-28',
    })
    expect((await client.call('members.update', { payeeName: 'Somebody Else' })).envelope).toMatchObject({
      success: false,
      code: 'FIELD_FIXED',
      value: { field: 'payeeName' },
    })
    expect((await client.call('members.update', { idNumber: 'CD999999' })).envelope.code).toBe('FIELD_FIXED')
  })

  it('is refused when it is invalid', async () => {
    const client = server.program()
    await registered(client)
    const said = async (change: object) => (await client.callWith('members.update', change)).envelope.value
    expect(await said({ payeeName: '1@' })).toEqual({
      fields: { payeeName: 'Real name format is incorrect' },
    })
    expect(await said({ birthday: '2001-02-29' })).toEqual({
      fields: { birthday: 'Please enter a date as yyyy-MM-dd' },
    })
    expect(await said({ birthday: new Date(server.clock.now()).toISOString().slice(0, 10) })).toEqual({
      fields: { birthday: 'You must be at least 18 years old' },
    })
    for (const extra of [
      { type: 1 },
      { rankLevel: 7 },
      { balance: 5 },
      { mobileNum: '0901234567' },
      { email: 'a@b.co' },
      { memberId: 1 },
    ])
      expect((await client.callWith('members.update', extra)).status).toBe(400)
  })
})
