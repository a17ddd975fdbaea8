// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { text } from '@tessera/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { addAgentCode } from '../../agents/index.ts'
import { findProfile, memberByUsername } from '../../members/index.ts'
import { ThirdPartyError } from '../ports.ts'
import {
  freshName,
  loggedIn,
  openIdentityTestServer,
  password,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

type Form = Partial<CallInput<'identity.register'>>
type Rule = {
  enabled: boolean
  required: boolean
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
}

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

const set: IdentityTestServer['set'] = (name, value) => server.set(name, value)
let numbers = 0
const freshNumber = (): string => `09012${String(++numbers).padStart(5, '0')}`
const e164 = (number: string): string => `+84${number.slice(1)}`
let addresses = 0
const address = (): string => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

async function fields(
  change: Record<string, Partial<Rule>>,
  form: 'identity.registrationFields' | 'identity.registrationFieldsMobile' = 'identity.registrationFields',
): Promise<void> {
  const rules = await server.platform.settings.read(form)
  await set(form, {
    ...rules,
    ...Object.fromEntries(
      Object.entries(change).map(([name, rule]) => [name, { ...rules[name], ...rule } as Rule]),
    ),
  })
}

async function register(form: Form = {}, client: CallClient = server.program(), ip = address()) {
  const full = {
    username: freshName(),
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...form,
  } as CallInput<'identity.register'>
  return {
    username: full.username ?? '',
    client,
    ...(await client.call('identity.register', { ...full, ...(await client.botCheck()) }, { ip })),
  }
}
async function registerMobile(
  form: Partial<CallInput<'identity.registerMobile'>>,
  client: CallClient = server.program(),
) {
  const full = {
    login: true,
    agreed: true,
    registerMethod: 'WEB',
    registerUrl: 'http://localhost:3000/register?r=5',
    ...form,
  } as CallInput<'identity.registerMobile'>
  return {
    client,
    ...(await client.call(
      'identity.registerMobile',
      { ...full, ...(await client.botCheck()) },
      { ip: address() },
    )),
  }
}
async function codeFor(mobileNo: string): Promise<string> {
  const client = server.program()
  const { envelope } = await client.call(
    'identity.sendRegisterCode',
    { mobileNo, countryDialingCode: '84', ...(await client.botCheck()) },
    { ip: address() },
  )
  if (!envelope.success) throw new Error(envelope.message)
  return (await server.sentTo(e164(mobileNo)))[0]?.secret ?? ''
}
const fieldsOf = (answer: { envelope: { value: unknown } }): Record<string, string> =>
  (answer.envelope.value as { fields?: Record<string, string> }).fields ?? {}

beforeEach(async () => {
  for (const name of ['mobileRegister', 'mobileRegisterPassword', 'smsVerification'] as const)
    await set(`identity.${name}`, false)
  await set('identity.captcha', { enabled: false, required: false })
  await set('identity.smsProvider', 'own')
})

describe('the form with a username', () => {
  const everything = {
    payeeName: 'Nguyễn Văn An',
    qqNum: '123456',
    line: 'line.id',
    whatsapp: '84901234567',
    zalo: '84901234567',
    facebook: 'fb.id',
    wechat: 'wx-id',
    idNumber: 'AB123456',
    email: 'first@example.com',
    paymentPassword: '482915',
  }

  it('refuses a payment password out of the mobile number that is typed beside it', async () => {
    await fields({ paymentPassword: { enabled: true }, mobileNum: { enabled: true } })
    const number = freshNumber()
    const { envelope } = await register({ mobileNum: number, paymentPassword: number.slice(-6) })
    expect(envelope.value).toEqual({ fields: { paymentPassword: text('en', 'identity.payment.easy') } })
  })

  it('stores every field that the settings require, with the ID number encrypted', async () => {
    await fields(Object.fromEntries(Object.keys(everything).map((name) => [name, { enabled: true }])))
    const number = freshNumber()
    const { username, client, envelope } = await register({
      ...everything,
      mobileNum: number,
      domain: 'localhost',
      referralCode: 'FRIEND1',
      recommenderId: '12',
    })
    expect(envelope).toMatchObject({ success: true, value: { firstTimeLogin: true } })
    const member = await memberByUsername(server.platform.database, 'brand1', username)
    const profile = await findProfile(server.platform.database, member?.id ?? 0n)
    const { idNumber, email, payeeName, qqNum, line, whatsapp, zalo, facebook, wechat } = profile
    expect({
      email,
      payeeName,
      qqNum,
      line,
      whatsapp,
      zalo,
      facebook,
      wechat,
      mobile: profile.mobile,
    }).toEqual({
      email: everything.email,
      payeeName: everything.payeeName,
      qqNum: '123456',
      line: 'line.id',
      whatsapp: '84901234567',
      zalo: '84901234567',
      facebook: 'fb.id',
      wechat: 'wx-id',
      mobile: e164(number),
    })
    expect(idNumber?.includes('AB123456')).toBe(false)
    client.token = envelope.value.token
    expect((await client.call('identity.security', {})).envelope.value.hasPaymentPassword).toBe(true)
  })

  it.each([
    ['علی\u200cرضا کریمی', 'علی\u200cرضا کریمی'],
    ['Hans-Jürgen Weiß', 'Hans-Jürgen Weiß'],
    ["Sinéad O'Brien", "Sinéad O'Brien"],
    ['ヤマダ　タロウ', 'ヤマダ タロウ'],
    ['Đặng Văn Đức'.normalize('NFD'), 'Đặng Văn Đức'],
  ])('takes the name %s, as keyboards write it', async (payeeName, stored) => {
    await fields({ payeeName: { enabled: true } })
    const { username, envelope } = await register({ payeeName })
    expect(envelope.success).toBe(true)
    const member = await memberByUsername(server.platform.database, 'brand1', username)
    expect((await findProfile(server.platform.database, member?.id ?? 0n)).payeeName).toBe(stored)
  })

  it('reads digits of any script in every field of numbers', async () => {
    const typed = {
      qqNum: '١٢٣٤٥٦',
      whatsapp: '۸۴۹۰۱۲۳۴۵۶۷',
      zalo: '８４９０１２３４５６７',
      idNumber: 'AB１２３４５６',
    }
    await fields(Object.fromEntries(Object.keys(typed).map((name) => [name, { enabled: true }])))
    const { username, envelope } = await register(typed)
    expect(envelope.success).toBe(true)
    const member = await memberByUsername(server.platform.database, 'brand1', username)
    expect(await findProfile(server.platform.database, member?.id ?? 0n)).toMatchObject({
      qqNum: '123456',
      whatsapp: '84901234567',
      zalo: '84901234567',
    })
  })

  it.each([
    ['payeeName', 'John1', 'Real name format is incorrect'],
    ['mobileNum', 'abc', 'Please enter a valid mobile number'],
    ['paymentPassword', '12ab56', 'Please enter 6 characters: digits only'],
    ['qqNum', 'abcdef', 'Please enter 5 - 12 characters: digits only'],
    ['line', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    ['whatsapp', '12345abc', 'Please enter 8 - 15 characters: digits only'],
    ['zalo', '12345abc', 'Please enter 8 - 15 characters: digits only'],
    ['facebook', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    ['wechat', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    ['idNumber', 'ab-1234', 'Please enter 6 - 20 characters: alphanumeric without special characters'],
    ['email', 'a@bcd', 'Please enter 5 - 100 characters: email format'],
    ['affiliateCode', 'ab-12', 'Please enter 4 - 20 characters: alphanumeric without special characters'],
  ])('says of %s "%s": %s', async (field, value, message) => {
    await fields({ [field]: { enabled: true } })
    const answer = await register({ [field]: value })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual({ [field]: message })
  })

  it('requires what the settings require, and nothing else [VAL-015]', async () => {
    await fields({ email: { enabled: true, required: true } })
    expect(fieldsOf(await register())).toEqual({ email: 'Email not empty' })
    await fields({ email: { enabled: true, required: false } })
    expect((await register()).envelope.success).toBe(true)
    await fields({ email: { enabled: false } })
    expect(fieldsOf(await register({ email: 'a@b.co' }))).toEqual({ email: 'This field is not asked for' })
  })

  it('says that a required field is empty [VAL-028]', async () => {
    const answer = await register({ username: '', password: '', confirmPassword: '' })
    expect(fieldsOf(answer)).toEqual({
      username: 'Username not empty',
      password: 'Password not empty',
      confirmPassword: 'Confirm password not empty',
    })
  })

  it('is refused while it is switched off [SITE-006]', async () => {
    await set('identity.usernameRegister', false)
    expect((await register()).envelope.code).toBe('REGISTRATION_CLOSED')
    await set('identity.usernameRegister', true)
  })

  it('refuses fields that are not in the form', async () => {
    for (const extra of [
      { isAgent: 1 },
      { type: 1 },
      { rankLevel: 7 },
      { balance: 1_000_000 },
      { uplineId: 10_001 },
      { brandCode: 'brand2' },
      { enabled: true },
      { username_made: true },
      { memberId: 1 },
    ]) {
      const client = server.program()
      const answer = await client.callWith(
        'identity.register',
        {
          username: freshName(),
          password,
          confirmPassword: password,
          login: true,
          agreed: true,
          ...extra,
          ...(await client.botCheck()),
        },
        { ip: address() },
      )
      expect(answer.status, JSON.stringify(extra)).toBe(400)
    }
    expect(
      await server.platform.database.query({
        name: 'types',
        text: 'select type from member where type <> 0 or rank_level <> 0',
        values: [],
      }),
    ).toEqual([])
  })
})

describe('an invitation', () => {
  it('places the new member below the agent of the code, in any case; a wrong code is refused', async () => {
    const agent = await server.identity.openAccount({
      username: 'agentone',
      password,
      type: 1,
      currency: 'USD',
    })
    await server.platform.database.transaction((tx) =>
      addAgentCode(tx, {
        brandCode: 'brand1',
        code: 'GOLD77',
        agentId: agent?.id ?? 0n,
        nowMs: server.clock.now(),
      }),
    )
    const client = server.program()
    expect(
      (await client.call('agents.affiliate', { code: 'gold77', domain: 'localhost' })).envelope,
    ).toMatchObject({ success: true, value: null })
    expect(
      (await client.call('agents.affiliate', { code: 'NOPE11', domain: 'localhost' })).envelope,
    ).toMatchObject({ success: false, code: 'BAD_AFFILIATE', message: 'Invalid invitation code' })
    const upline = async (form: Form) =>
      (await memberByUsername(server.platform.database, 'brand1', (await register(form)).username))?.uplineId
    expect(await upline({ affiliateCode: 'gold77' })).toBe(agent?.id)
    expect((await register({ affiliateCode: 'NOPE11' })).envelope).toMatchObject({
      code: 'BAD_AFFILIATE',
      message: 'Invalid invitation code',
    })
    expect(await upline({ recommenderId: String(agent?.id) })).toBe(agent?.id)
    expect(await upline({ recommenderId: '999999' })).toBeNull()
    server.outside.hostOwnerId = agent?.id ?? null
    expect(await upline({})).toBe(agent?.id)
    server.outside.hostOwnerId = null
    await server.identity.setAccountEnabled(agent?.id ?? 0n, false)
    expect((await register({ affiliateCode: 'gold77' })).envelope.code).toBe('BAD_AFFILIATE')
  })
})

describe('the captcha', () => {
  it('is a base64 PNG whose id is in a cookie, one per second, valid for one attempt [VAL-023]', async () => {
    await set('identity.captcha', { enabled: true, required: true })
    expect(fieldsOf(await register())).toEqual({ captcha: 'Captcha not empty' })
    const browser = server.browser()
    const ip = address()
    const { envelope, cookies } = await browser.call('identity.captcha', {}, { ip })
    expect(Buffer.from(envelope.value, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(cookies[0]).toMatch(/^captchaId=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/)
    expect((await browser.call('identity.captcha', {}, { ip })).status).toBe(429)
    server.clock.advance(1_000)
    const stored = new Map(browser.cookies)
    expect((await register({ captcha: 'ZZZZ' }, browser, ip)).envelope.code).toBe('BAD_CAPTCHA')
    for (const [name, value] of stored) browser.cookies.set(name, value)
    expect((await register({ captcha: server.outside.letters }, browser, ip)).envelope.code).toBe(
      'BAD_CAPTCHA',
    )
    await browser.call('identity.captcha', {}, { ip })
    expect(
      (await register({ captcha: server.outside.letters.toLowerCase() }, browser, ip)).envelope.success,
    ).toBe(true)
    server.clock.advance(1_000)
    await browser.call('identity.captcha', {}, { ip })
    server.clock.advance(5 * 60_000)
    expect((await register({ captcha: server.outside.letters }, browser, ip)).envelope.code).toBe(
      'BAD_CAPTCHA',
    )
  })
})

describe('the code by SMS', () => {
  it('is required while the switch is on, and so is the number [SITE-005]', async () => {
    await set('identity.smsVerification', true)
    const number = freshNumber()
    expect(fieldsOf(await register({ verificationCode: '123456' }))).toEqual({
      mobileNum: 'Mobile number not empty',
    })
    expect(fieldsOf(await register({ mobileNum: number }))).toEqual({
      verificationCode: 'Please enter a valid verification code',
    })
    const right = await codeFor(number)
    expect(
      (await register({ mobileNum: number, verificationCode: right === '000000' ? '000001' : '000000' }))
        .envelope,
    ).toMatchObject({ code: 'BAD_CODE', message: 'Please enter a valid verification code' })
    const { envelope, client } = await register({ mobileNum: number, verificationCode: right })
    expect(envelope.success).toBe(true)
    client.token = envelope.value.token
    expect((await client.call('identity.security', {})).envelope.value).toMatchObject({
      mobileVerified: true,
      mobileNum: expect.stringMatching(/^\+84\*+\d{3}$/) as string,
    })
    // The code is used up, and only the number's holder learns that it is taken.
    expect((await register({ mobileNum: number, verificationCode: right })).envelope.code).toBe('BAD_CODE')
    server.clock.advance(60_000)
    expect(
      (await register({ mobileNum: number, verificationCode: await codeFor(number) })).envelope.code,
    ).toBe('MOBILE_TAKEN')
  })

  it('accepts codes of up to 255 characters and no longer', async () => {
    await set('identity.smsVerification', true)
    expect(
      (await register({ mobileNum: freshNumber(), verificationCode: '1'.repeat(255) })).envelope.code,
    ).toBe('BAD_CODE')
    expect((await register({ mobileNum: freshNumber(), verificationCode: '1'.repeat(256) })).status).toBe(400)
  })
})

describe('the form with a mobile number', () => {
  it('needs the number and the code, generates a name, and records where the form was filled in [VAL-021] [VAL-022] [CALL-011]', async () => {
    await set('identity.mobileRegister', true)
    const number = freshNumber()
    expect(fieldsOf(await registerMobile({}))).toEqual({
      mobileNum: 'Mobile number not empty',
      verificationCode: 'Please enter a valid verification code',
    })
    const { envelope, client } = await registerMobile({
      mobileNum: number,
      countryDialingCode: '84',
      verificationCode: await codeFor(number),
    })
    expect(envelope).toMatchObject({
      success: true,
      value: { token: expect.any(String) as string, firstTimeLogin: true },
    })
    client.token = envelope.value.token
    const { account } = (await client.call('members.info', {})).envelope.value
    expect(account).toMatch(/^m\d{9}$/)
    const [row] = await server.platform.database.query<{ register_url: string; register_method: string }>({
      name: 'arrival',
      text: 'select register_url, register_method from member_profile where mobile = $1',
      values: [e164(number)],
    })
    expect(row).toEqual({ register_url: 'http://localhost:3000/register', register_method: 'WEB' })
    expect(
      (await client.send({ method: 'POST', url: '/wps/member/register/mobile', payload: {} })).status,
    ).toBe(405)
    expect(
      (await client.callWith('identity.changeUsername', { username: 'mynewname' })).envelope.success,
    ).toBe(true)
    expect((await client.call('identity.changeUsername', { username: 'othername' })).envelope.code).toBe(
      'USERNAME_FIXED',
    )
    expect((await client.call('members.info', {})).envelope.value.account).toBe('mynewname')
  })

  it('takes no name that can be taken for another one, at registration or later', async () => {
    expect((await register({ username: 'limes11x' })).envelope.success).toBe(true)
    expect((await register({ username: 'Iimes11x' })).envelope.code).toBe('USERNAME_TAKEN')
    expect((await register({ username: 'supp0rt' })).envelope.code).toBe('USERNAME_TAKEN')
    await set('identity.mobileRegister', true)
    const number = freshNumber()
    const { client, envelope } = await registerMobile({
      mobileNum: number,
      countryDialingCode: '84',
      verificationCode: (await codeFor(number)).replace(/^.../, '$& '),
    })
    client.token = envelope.value.token
    expect((await client.call('identity.changeUsername', { username: 'l1mesllx' })).envelope.code).toBe(
      'USERNAME_TAKEN',
    )
    expect((await client.call('identity.changeUsername', { username: 'lemons11x' })).envelope.success).toBe(
      true,
    )
  })

  it('requires the two passwords only while the switch is on [SITE-004]', async () => {
    await set('identity.mobileRegister', true)
    const number = freshNumber()
    expect(
      fieldsOf(
        await registerMobile({
          mobileNum: number,
          verificationCode: '1',
          password,
          confirmPassword: password,
        }),
      ),
    ).toEqual({
      password: 'This field is not asked for',
      confirmPassword: 'This field is not asked for',
    })
    await set('identity.mobileRegisterPassword', true)
    expect(fieldsOf(await registerMobile({ mobileNum: number, verificationCode: '1' }))).toEqual({
      password: 'Password not empty',
      confirmPassword: 'Confirm password not empty',
    })
    const { envelope, client } = await registerMobile({
      mobileNum: number,
      verificationCode: await codeFor(number),
      password,
      confirmPassword: password,
    })
    client.token = envelope.value.token
    const { account } = (await client.call('members.info', {})).envelope.value
    expect((await loggedIn(server.program(), { username: account }, address())).envelope.success).toBe(true)
  })

  it('leaves a member without a password, who sets one while their login is recent', async () => {
    await set('identity.mobileRegister', true)
    const number = freshNumber()
    const { envelope, client } = await registerMobile({
      mobileNum: number,
      verificationCode: await codeFor(number),
    })
    client.token = envelope.value.token
    const { account } = (await client.call('members.info', {})).envelope.value
    expect((await client.call('identity.security', {})).envelope.value.hasPassword).toBe(false)
    const choose = () =>
      client.call('identity.changePassword', { newPassword: password, confirmNewPassword: password })
    server.clock.advance(5 * 60_000)
    expect((await choose()).envelope.code).toBe('STEP_UP_REQUIRED')
    await set('identity.verificationCodeLogin', true)
    await client.call(
      'identity.sendLoginCode',
      { mobileNum: number, ...(await client.botCheck()) },
      { ip: address() },
    )
    const code = (await server.sentTo(e164(number)))[0]?.secret ?? ''
    client.token = (
      await client.call(
        'identity.login',
        { type: 'sms', mobileNum: number, verificationCode: code, ...(await client.botCheck()) },
        { ip: address() },
      )
    ).envelope.value.token
    expect((await choose()).envelope.success).toBe(true)
    expect((await loggedIn(server.program(), { username: account }, address())).envelope.success).toBe(true)
    client.token = undefined
  })

  it("accepts a third party's proof of the number instead of our code, once", async () => {
    await set('identity.mobileRegister', true)
    await set('identity.smsProvider', 'firebase')
    const [number, other] = [freshNumber(), freshNumber()]
    const seen: { token: string; number: string }[] = []
    server.outside.phoneProofs = {
      check: (proof) => {
        seen.push(proof)
        return Promise.resolve({ expiresAtMs: proof.nowMs + 60_000 })
      },
    }
    const proof = { firebaseChannel: 'sms' as const, firebaseIdToken: 'a-proof' }
    expect((await registerMobile({ mobileNum: number })).envelope).toMatchObject({
      success: false,
      message: 'Verification code is missing',
    })
    expect((await registerMobile({ mobileNum: number, ...proof })).envelope.success).toBe(true)
    expect(seen[0]).toMatchObject({ token: 'a-proof', number: e164(number) })
    expect((await registerMobile({ mobileNum: other, ...proof })).envelope).toMatchObject({
      success: false,
      message: 'Verification code has expired, please send again.',
    })
    server.outside.phoneProofs = {
      check: () => Promise.reject(new ThirdPartyError('invalid-verification-code')),
    }
    expect(
      (await registerMobile({ mobileNum: other, ...proof, firebaseIdToken: 'another' })).envelope,
    ).toMatchObject({ success: false, message: 'Verification code is not valid' })
    expect(
      (await server.program().call('identity.sendRegisterCode', { mobileNo: other })).envelope.code,
    ).toBe('NOT_ENABLED')
  })

  it('is refused while it is switched off [SITE-003]', async () => {
    expect(
      (await registerMobile({ mobileNum: freshNumber(), verificationCode: '123456' })).envelope.code,
    ).toBe('REGISTRATION_CLOSED')
  })
})
