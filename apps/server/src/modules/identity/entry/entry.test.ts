// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { bindMobile, memberByUsername } from '../../members/index.ts'
import {
  freshName,
  isAlive,
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())
const set: IdentityTestServer['set'] = (name, value) => server.set(name, value)

let numbers = 0
const freshNumber = (): string => `09034${String(++numbers).padStart(5, '0')}`
const e164 = (number: string): string => `+84${number.slice(1)}`
let addresses = 0
const address = (): string => `203.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

async function memberWithNumber(): Promise<{ name: string; id: bigint; number: string }> {
  const [name, number] = [await registered(server.program()), freshNumber()]
  const id = (await memberByUsername(server.platform.database, 'brand1', name))?.id ?? 0n
  await server.platform.database.transaction((tx) => bindMobile(tx, id, 'brand1', e164(number)))
  return { name, id, number }
}
async function sendLoginCode(mobileNum: string, ip = address()) {
  const client = server.program()
  return client.call(
    'identity.sendLoginCode',
    { mobileNum, countryDialingCode: '84', ...(await client.botCheck()) },
    { ip },
  )
}
async function logInByCode(
  mobileNum: string,
  verificationCode: string,
  client = server.program(),
  ip = address(),
) {
  const answer = await client.call(
    'identity.login',
    { type: 'sms', mobileNum, countryDialingCode: '84', verificationCode, ...(await client.botCheck()) },
    { ip },
  )
  if (answer.envelope.success) client.token = answer.envelope.value.token
  return answer
}
const codeOf = async (number: string): Promise<string> => (await server.sentTo(e164(number)))[0]?.secret ?? ''

describe('a code by SMS', () => {
  beforeEach(() => set('identity.verificationCodeLogin', true))

  it('logs in once, and only for the number that it was sent to [CALL-008]', async () => {
    const [one, other] = [await memberWithNumber(), await memberWithNumber()]
    const sent = await sendLoginCode(one.number)
    expect(sent.envelope).toMatchObject({ success: true, value: { expiredMinutes: 1 }, message: 'code sent' })
    await sendLoginCode(other.number)
    const code = await codeOf(one.number)
    expect(code).toMatch(/^\d{6}$/)
    if (code !== (await codeOf(other.number)))
      expect((await logInByCode(other.number, code)).envelope).toMatchObject({
        success: false,
        code: 'BAD_CODE',
        message: 'Please enter a valid verification code',
      })
    const client = server.program()
    expect((await logInByCode(one.number, code, client)).envelope).toMatchObject({
      success: true,
      value: { captcha: false },
    })
    expect((await client.call('members.info', {})).envelope.value.account).toBe(one.name)
    expect((await logInByCode(one.number, code)).envelope.code).toBe('BAD_CODE')
  })

  it('is void after five wrong attempts, after five minutes, and when a newer one is sent', async () => {
    const { number } = await memberWithNumber()
    const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await sendLoginCode(number)
    const first = await codeOf(number)
    for (let tries = 0; tries < 5; tries++)
      expect((await logInByCode(number, wrong(first))).envelope.code).toBe('BAD_CODE')
    expect((await logInByCode(number, first)).envelope.code).toBe('BAD_CODE')
    server.clock.advance(60_000)
    await sendLoginCode(number)
    const second = await codeOf(number)
    server.clock.advance(5 * 60_000)
    expect((await logInByCode(number, second)).envelope.code).toBe('BAD_CODE')
    await sendLoginCode(number)
    const third = await codeOf(number)
    server.clock.advance(5 * 60_000 - 1)
    await sendLoginCode(number)
    if (third !== (await codeOf(number)))
      expect((await logInByCode(number, third)).envelope.code).toBe('BAD_CODE')
    expect((await logInByCode(number, await codeOf(number))).envelope.success).toBe(true)
  })

  it('is not sent again during the countdown, nor more than five times an hour to a number', async () => {
    const { number } = await memberWithNumber()
    expect((await sendLoginCode(number)).envelope.success).toBe(true)
    expect(await sendLoginCode(number)).toMatchObject({
      status: 429,
      envelope: { success: false, code: 'CODE_TOO_SOON', value: { seconds: 60 } },
    })
    for (let n = 0; n < 4; n++) {
      server.clock.advance(60_000)
      expect((await sendLoginCode(number)).envelope.success).toBe(true)
    }
    server.clock.advance(60_000)
    expect(await sendLoginCode(number)).toMatchObject({
      status: 429,
      envelope: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await server.sentTo(e164(number))).length).toBe(5)
  })

  it('is limited by address, by range of numbers and by day', async () => {
    const ip = address()
    server.clock.advance(3_600_000)
    for (let n = 0; n < 20; n++) expect((await sendLoginCode(freshNumber(), ip)).envelope.success).toBe(true)
    expect((await sendLoginCode(freshNumber(), ip)).status).toBe(429)
    const inRange = (n: number): string => `0977000${String(n).padStart(3, '0')}`
    let sent = 0
    for (let n = 0; n < 130; n++) if ((await sendLoginCode(inRange(n))).envelope.success) sent++
    expect(sent).toBe(100)
    await set('identity.messagesPerDay', 1)
    expect((await sendLoginCode('0911222333')).status).toBe(429)
    await set('identity.messagesPerDay', 5_000)
  })

  it('follows the duration in the settings', async () => {
    await set('identity.codeMinutes', 3)
    const { number } = await memberWithNumber()
    expect((await sendLoginCode(number)).envelope.value).toEqual({ expiredMinutes: 3 })
    server.clock.advance(179_999)
    expect((await sendLoginCode(number)).envelope.code).toBe('CODE_TOO_SOON')
    server.clock.advance(1)
    expect((await sendLoginCode(number)).envelope.success).toBe(true)
    await set('identity.codeMinutes', 1)
  })

  it('gives the same answer for an unknown number, and sends nothing', async () => {
    const { number } = await memberWithNumber()
    const [known, unknown] = [await sendLoginCode(number), await sendLoginCode('0909999999')]
    expect(unknown.envelope).toEqual(known.envelope)
    expect(await server.sentTo('+84909999999')).toMatchObject([{ status: 'withheld', secret: null }])
    expect((await logInByCode('0909999999', '123456')).envelope).toEqual(
      (await logInByCode(number, 'no code')).envelope,
    )
  })

  it('is refused while it is switched off', async () => {
    await set('identity.verificationCodeLogin', false)
    const { number } = await memberWithNumber()
    expect((await sendLoginCode(number)).envelope.code).toBe('NOT_ENABLED')
    expect((await logInByCode(number, '123456')).envelope).toMatchObject({ code: 'NOT_ENABLED' })
  })

  it('requires a number and a code', async () => {
    const refused = async (mobileNum: string, code: string) =>
      (await logInByCode(mobileNum, code)).envelope.value
    expect(await refused('', '1')).toEqual({ fields: { mobileNum: 'Mobile number not empty' } })
    expect(await refused('abc', '1')).toEqual({ fields: { mobileNum: 'Please enter a valid mobile number' } })
    expect(await refused('0901234567', '')).toEqual({
      fields: { verificationCode: 'Please enter a valid verification code' },
    })
  })
})

describe('a mobile number as username', () => {
  it('logs in with the password while the switch is on, and not while it is off [SITE-009]', async () => {
    const { name, number } = await memberWithNumber()
    await set('identity.phoneLogin', true)
    const client = server.program()
    expect((await loggedIn(client, { username: number }, address())).envelope.success).toBe(true)
    expect((await client.call('members.info', {})).envelope.value.account).toBe(name)
    await set('identity.phoneLogin', false)
    expect((await loggedIn(server.program(), { username: number }, address())).envelope.code).toBe(
      'BAD_CREDENTIALS',
    )
  })

  it('counts against the same member as their name, so it gives no extra guesses', async () => {
    await set('identity.phoneLogin', true)
    const { name, number } = await memberWithNumber()
    for (let n = 0; n < 5; n++)
      await loggedIn(server.program(), { username: n % 2 ? name : number, password: 'wrong-one' }, address())
    expect((await loggedIn(server.program(), { username: name }, address())).status).toBe(429)
    await set('identity.phoneLogin', false)
  })
})

describe('the captcha', () => {
  it('is required after the third failure in a row, for a name or an address, until a success', async () => {
    const name = await registered(server.program())
    const fail = async (ip = address()) =>
      (await loggedIn(server.program(), { username: name, password: 'wrong-one', captcha: '' }, ip)).envelope
    expect(await fail()).toMatchObject({ code: 'BAD_CREDENTIALS', value: { captcha: false } })
    expect(await fail()).toMatchObject({ code: 'BAD_CREDENTIALS', value: { captcha: false } })
    expect(await fail()).toMatchObject({ code: 'BAD_CREDENTIALS', value: { captcha: true } })
    expect(await fail()).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { captcha: true } })
    expect(
      (await loggedIn(server.program(), { username: name, captcha: 'ZZZZ' }, address())).envelope,
    ).toMatchObject({ code: 'BAD_CAPTCHA', value: { captcha: true } })
    server.clock.advance(10 * 60_000)
    expect((await loggedIn(server.program(), { username: name, captcha: '' }, address())).envelope.code).toBe(
      'CAPTCHA_REQUIRED',
    )
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
    expect(
      (await loggedIn(server.program(), { username: name, captcha: '' }, address())).envelope.success,
    ).toBe(true)
  })
})

describe('guessing from everywhere', () => {
  it('is slowed down more and more, while the owner can log in from a known browser', async () => {
    const owner = server.browser()
    const name = await registered(owner)
    let evaluated = 0
    for (let n = 0; n < 120; n++) {
      const { envelope } = await loggedIn(
        server.program(),
        { username: name, password: `guess-${n}` },
        `198.18.${Math.floor(n / 250) % 4}.${(n % 250) + 1}`,
      )
      if (envelope.code === 'BAD_CREDENTIALS') evaluated++
      // Six hours of guessing, never more than two in five minutes.
      server.clock.advance(180_000)
    }
    expect(evaluated).toBeGreaterThan(4)
    expect(evaluated).toBeLessThanOrEqual(30)
    expect((await loggedIn(server.program(), { username: name }, address())).status).toBe(429)
    expect((await loggedIn(owner, { username: name }, '198.18.0.120')).envelope.success).toBe(true)
    for (let n = 0; n < 5; n++) await loggedIn(owner, { username: name, password: 'wrong-one' })
    expect((await loggedIn(owner, { username: name })).status).toBe(429)
  })
})

describe('the login pages', () => {
  it('for agents admit agents, and tell members that they are not agents only after the right password [ERR-018]', async () => {
    await server.identity.openAccount({ username: 'agentdoor', password, type: 1, currency: 'USD' })
    const name = await registered(server.program())
    const enter = async (username: string, typed = password) =>
      (await loggedIn(server.program(), { username, password: typed, area: 'agent' }, address())).envelope
    expect((await enter('agentdoor')).success).toBe(true)
    expect(await enter(name)).toMatchObject({
      success: false,
      code: 'NOT_AGENT',
      message: 'Non-agents cannot log in',
      value: null,
    })
    expect((await enter(name, 'wrong-one')).code).toBe('BAD_CREDENTIALS')
  })

  it('for members refuse operators, only after the right password [ERR-017]', async () => {
    server.outside.staff.set('helper', await server.identity.hashPassword(password))
    const enter = async (typed: string) =>
      (await loggedIn(server.program(), { username: 'helper', password: typed }, address())).envelope
    expect(await enter(password)).toMatchObject({
      success: false,
      code: 'NOT_MEMBER',
      message: 'Non-member account unable to login',
      value: { captcha: false },
    })
    expect((await enter('wrong-one')).code).toBe('BAD_CREDENTIALS')
  })

  it('check one password hash, whoever it is', async () => {
    const name = await registered(server.program())
    let hashes = 0
    const { verify } = server.identity.deps.hashes
    server.identity.deps.hashes.verify = (hash, typed) => {
      hashes++
      return verify(hash, typed)
    }
    const counts: number[] = []
    for (const username of [name, freshName(), 'helper', '0901111111']) {
      hashes = 0
      await loggedIn(server.program(), { username, password: 'wrong-one' }, address())
      counts.push(hashes)
    }
    server.identity.deps.hashes.verify = verify
    expect(counts).toEqual([1, 1, 1, 1])
  })
})

describe('a link with a token', () => {
  it('logs in once, within a minute', async () => {
    const member = server.program()
    const name = await registered(member)
    const { token, expiresInSeconds } = (await member.call('identity.makeLoginToken', {})).envelope.value
    expect(expiresInSeconds).toBe(60)
    const guest = server.browser()
    const { envelope } = await guest.call('identity.tokenLogin', { token })
    guest.token = envelope.value.token
    expect((await guest.call('members.info', {})).envelope.value.account).toBe(name)
    expect((await server.browser().call('identity.tokenLogin', { token })).envelope).toMatchObject({
      success: false,
      code: 'BAD_TOKEN',
    })
    const late = (await member.call('identity.makeLoginToken', {})).envelope.value.token
    server.clock.advance(60_000)
    expect((await server.browser().call('identity.tokenLogin', { token: late })).envelope.code).toBe(
      'BAD_TOKEN',
    )
    // The session of a link has proved nothing: calls that need a proof require one.
    expect(
      (
        await guest.call('identity.setPaymentPassword', {
          newPassword: '482915',
          confirmNewPassword: '482915',
        })
      ).envelope.code,
    ).toBe('STEP_UP_REQUIRED')
  })
})

describe('the first login', () => {
  it('is reported once, and recorded when it was acknowledged', async () => {
    const client = server.program()
    const name = await registered(client)
    expect((await client.call('identity.firstLogin', {})).envelope).toMatchObject({
      success: true,
      value: null,
    })
    expect((await memberByUsername(server.platform.database, 'brand1', name))?.firstLoginAtMs).toBe(
      server.clock.now(),
    )
    expect((await server.program().call('identity.firstLogin', {})).status).toBe(401)
  })
})

describe('a password that others may know', () => {
  const mustChange = async (username: string, typed = password) =>
    (await loggedIn(server.program(), { username, password: typed }, address())).envelope.value
      .mustChangePassword

  it('must be changed if it was handed out, chosen by an agent, or is the platform default', async () => {
    const agent = await server.identity.openAccount({
      username: 'makeragent',
      password,
      type: 1,
      currency: 'USD',
    })
    await server.identity.openAccount({ username: 'handedout', password, temporary: true, currency: 'USD' })
    await server.identity.openAccount({
      username: 'madebyhim',
      password,
      madeBy: agent?.id ?? 0n,
      currency: 'USD',
    })
    expect([
      await mustChange('makeragent'),
      await mustChange('handedout'),
      await mustChange('madebyhim'),
    ]).toEqual([false, true, true])
    const client = server.program()
    await loggedIn(client, { username: 'madebyhim' }, address())
    await client.call('identity.firstLogin', {})
    expect(await mustChange('madebyhim')).toBe(true)
    await client.call('identity.changePassword', {
      oldPassword: password,
      newPassword: 'owners-horse-9',
      confirmNewPassword: 'owners-horse-9',
    })
    expect(await mustChange('madebyhim', 'owners-horse-9')).toBe(false)
    await set('identity.defaultPassword', password)
    expect(await mustChange('makeragent')).toBe(true)
    await set('identity.defaultPassword', '')
  })

  it('must be changed when it is old and the operator enforces it, but never after a login by code [AUTH-034]', async () => {
    const { name, number } = await memberWithNumber()
    server.clock.advance(91 * 86_400_000)
    expect(await mustChange(name)).toBe(false)
    await set('identity.forcePasswordExpiry', true)
    expect(await mustChange(name)).toBe(true)
    await set('identity.verificationCodeLogin', true)
    await sendLoginCode(number)
    expect((await logInByCode(number, await codeOf(number))).envelope.value).toMatchObject({
      passwordExpired: true,
      mustChangePassword: false,
    })
    await set('identity.forcePasswordExpiry', false)
  })
})

describe('free play', () => {
  const freePlay = async (
    client: CallClient,
    change: Partial<CallInput<'identity.freePlay'>> = {},
    inside: object = { merchant: 'brand1' },
  ) =>
    client.call(
      'identity.freePlay',
      { os: 'Linux', platform: 'W', gatewayVersion: 3, token: (await client.seal(inside)).data, ...change },
      { ip: address() },
    )

  it('creates a trial account with 2,000.00 of play money and nothing else [CALL-006]', async () => {
    await set('identity.freePlay', true)
    const client = server.browser()
    const { envelope } = await freePlay(client)
    expect(envelope).toMatchObject({
      success: true,
      value: { username: expect.stringMatching(/^trial\d{6}$/) as string, type: 4 },
    })
    client.token = envelope.value.token
    expect((await client.call('members.info', {})).envelope.value).toMatchObject({
      type: 4,
      currency: { code: 'FUN' },
    })
    const [sum] = await server.platform.database.query<{ balance: bigint }>({
      name: 'sum',
      text: `select balance from ledger_account where owner = 'member:' || (select max(id) from member where type = 4) and purpose = 'cash' and currency = 'FUN'`,
      values: [],
    })
    expect(sum?.balance).toBe(2_000_000_000n)
    for (const name of [
      'identity.security',
      'identity.makeLoginToken',
      'identity.sessions',
      'members.avatars',
      'identity.startTotp',
    ] as const) {
      expect(await client.call(name, {}), name).toMatchObject({
        status: 403,
        envelope: { code: 'NEED_REAL_ACCOUNT', message: 'Please Register An Account First' },
      })
    }
    expect((await client.call('identity.logout', {})).envelope.success).toBe(true)
    expect(await isAlive(client)).toBe(false)
    await server.identity.forgetEnded()
    const [left] = await server.platform.database.query<{ balance: bigint; enabled: boolean }>({
      name: 'left',
      text: `select a.balance, m.enabled from member m join ledger_account a on a.owner = 'member:' || m.id where m.type = 4 and a.purpose = 'cash' and a.currency = 'FUN'`,
      values: [],
    })
    expect(left).toEqual({ balance: 0n, enabled: false })
  })

  it('is refused while it is off, with another gateway version, or without our recent encrypted token [SITE-007]', async () => {
    await set('identity.freePlay', false)
    expect((await freePlay(server.browser())).envelope).toMatchObject({
      success: false,
      message: 'Not enabled function, please contact customer service.',
    })
    await set('identity.freePlay', true)
    expect(
      (
        await server
          .browser()
          .callWith('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 2, token: 'x' })
      ).status,
    ).toBe(400)
    expect((await freePlay(server.browser(), { token: 'no.jwe.at.all.x' })).envelope.code).toBe(
      'BAD_ENCRYPTION',
    )
    expect((await freePlay(server.browser(), {}, { merchant: 'brand2' })).envelope.code).toBe(
      'BAD_ENCRYPTION',
    )
    const client = server.browser()
    const once = (await client.seal({ merchant: 'brand1' })).data
    expect((await freePlay(client, { token: once })).envelope.success).toBe(true)
    expect((await freePlay(client, { token: once })).envelope.code).toBe('BAD_ENCRYPTION')
  })
})
