// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { balances } from '../ledger/index.ts'
import { memberByUsername } from '../members/index.ts'
import {
  freshName,
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

const form = (change: object = {}) => ({
  username: freshName(),
  password,
  confirmPassword: password,
  login: true as const,
  agreed: true as const,
  ...change,
})
const memberCount = async (): Promise<number> =>
  Number((await server.platform.database.one<{ n: bigint }>(sql`select count(*) as n from member`))?.n)

async function refused(
  change: object,
): Promise<{ status: number; code: string; fields: Record<string, string> | undefined }> {
  const before = await memberCount()
  const client = server.browser()
  const { status, envelope } = await client.callWith('identity.register', {
    ...form(change),
    ...(await client.botCheck()),
  })
  expect(await memberCount()).toBe(before)
  return {
    status,
    code: envelope.code,
    fields: (envelope.value as { fields?: Record<string, string> } | null)?.fields,
  }
}

describe('registering', () => {
  it('creates a member with empty accounts and logs them in [MEMBER-023] [MEMBER-024]', async () => {
    const browser = server.browser()
    const name = await registered(browser)
    const { envelope } = await browser.call('members.info', {})
    expect(envelope.value).toMatchObject({
      id: expect.any(Number) as number,
      account: name,
      userName: name,
      nickname: name,
      type: 0,
      toUpline: false,
      memberLabel: [],
      clubLabel: { labelName: 'VIP0', color: '#4b5563', color2: '#374151', rankLevel: 0 },
      currency: { code: 'USD', symbol: '$' },
      hasPaymentPassword: false,
      registeredAt: server.clock.now(),
    })
    expect(await balances(server.platform.database, `member:${envelope.value.id}`, 'USD')).toEqual({
      cash: 0n,
      hold: 0n,
      bonus: 0n,
      receivable: 0n,
    })
  })

  it('says once that it is the first login', async () => {
    const client = server.program()
    const first = await client.call('identity.register', {
      ...form({ username: 'firsttime' }),
      ...(await client.botCheck()),
    })
    expect(first.envelope.value).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      defaultPassword: false,
      captcha: false,
    })
    const again = await client.call('identity.login', {
      username: 'firsttime',
      password,
      ...(await client.botCheck()),
    })
    expect(again.envelope.value.firstTimeLogin).toBe(false)
  })

  it('stores the password only as argon2id with the agreed cost', async () => {
    const name = await registered(server.program())
    const member = await memberByUsername(server.platform.database, 'brand1', name)
    const row = await server.platform.database.one<{ password_hash: string }>(
      sql`select password_hash from identity_credential where member_id = ${member?.id}`,
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('refuses a taken name, in any case', async () => {
    const name = await registered(server.program())
    expect(await refused({ username: name.toUpperCase() })).toMatchObject({
      status: 200,
      code: 'USERNAME_TAKEN',
    })
  })

  it('refuses names that sound like the platform', async () => {
    expect(await refused({ username: 'Support1' })).toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  it('refuses one of two concurrent requests for the same name', async () => {
    const clients = Array.from({ length: 6 }, () => server.program())
    const answers = await Promise.all(
      clients.map(async (client) =>
        client.call('identity.register', { ...form({ username: 'samename' }), ...(await client.botCheck()) }),
      ),
    )
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual([
      'OK',
      ...Array.from({ length: 5 }, () => 'USERNAME_TAKEN'),
    ])
  })

  it('returns a message per field, as the form does', async () => {
    expect(await refused({ username: '1abcdef', password: 'abc def 12', confirmPassword: 'abc' })).toEqual({
      status: 400,
      code: 'INVALID',
      fields: {
        username: 'Please enter 6 - 12 characters: first char letter then letters and digits',
        password: 'Please enter 8 - 64 characters: letters, digits and symbols',
        confirmPassword: 'inconsistent twice',
      },
    })
  })

  it('trims name and password', async () => {
    const client = server.program()
    const name = freshName()
    const padded = { username: `  ${name} `, password: ` ${password} `, confirmPassword: ` ${password}` }
    expect(
      (await client.call('identity.register', { ...form(padded), ...(await client.botCheck()) })).envelope
        .success,
    ).toBe(true)
    expect(
      (await client.call('identity.login', { username: name, password, ...(await client.botCheck()) }))
        .envelope.success,
    ).toBe(true)
  })

  it('applies the field settings', async () => {
    const { settings } = server.platform
    const usual = await settings.read('identity.registrationFields')
    const digits = {
      enabled: true,
      required: false,
      acceptedPattern: '[0-9]+',
      patternId: 6,
      minLength: 4,
      maxLength: 6,
    }
    await settings.write('identity.registrationFields', { ...usual, username: digits }, 'test')
    try {
      expect((await refused({ username: '12a4' })).fields).toEqual({
        username: 'Please enter 4 - 6 characters: digits only',
      })
      expect((await refused({ username: '123' })).status).toBe(400)
      expect((await refused({ username: '1234567' })).status).toBe(400)
      expect((await refused({ username: '' })).fields).toEqual({ username: 'Username not empty' })
      await registered(server.program(), '1234')
      await registered(server.program(), '123456')
    } finally {
      await settings.write('identity.registrationFields', usual, 'test')
    }
  })

  it('accepts no pattern in the settings that could hang on some value', async () => {
    const { settings } = server.platform
    const usual = await settings.read('identity.registrationFields')
    const hanging = {
      enabled: true,
      required: true,
      acceptedPattern: '(a+)+$',
      patternId: 1,
      minLength: 6,
      maxLength: 12,
    }
    await expect(
      settings.write('identity.registrationFields', { ...usual, username: hanging }, 'test'),
    ).rejects.toThrow('safe to run')
    expect(await settings.read('identity.registrationFields')).toEqual(usual)
  })

  it('refuses the default password that operators hand out', async () => {
    await server.platform.settings.write('identity.defaultPassword', 'Welcome-123', 'test')
    expect((await refused({ password: 'Welcome-123', confirmPassword: 'Welcome-123' })).fields).toEqual({
      password: 'Please choose another password',
    })
    await server.platform.settings.write('identity.defaultPassword', '', 'test')
  })

  it('is refused while it is switched off', async () => {
    await server.platform.settings.write('identity.usernameRegister', false, 'test')
    expect(await refused({})).toMatchObject({ status: 200, code: 'REGISTRATION_CLOSED' })
    await server.platform.settings.write('identity.usernameRegister', true, 'test')
  })

  it.each([
    { type: 1 },
    { isAgent: 1 },
    { balance: 1_000_000 },
    { rankLevel: 7 },
    { enabled: true },
    { memberId: 1 },
  ])('refuses a field that nobody asked for: %o', async (extra) => {
    expect(await refused(extra)).toMatchObject({
      status: 400,
      code: 'INVALID',
      fields: { [Object.keys(extra)[0] ?? '']: 'This field is not known' },
    })
  })

  it('does not need the terms field: without it, the member confirms their age before the first game', async () => {
    const ages = async (username: string) =>
      server.platform.database.query(
        sql`select age, how from member_age_confirmation c join member m on m.id = c.member_id where m.username = ${username}`,
      )
    const names = [freshName(), freshName()]
    for (const [index, username] of names.entries()) {
      const client = server.program()
      const { agreed, ...rest } = form({ username })
      const { envelope } = await client.call('identity.register', {
        ...rest,
        ...(index === 0 && { agreed }),
        ...(await client.botCheck()),
      })
      expect(envelope.code).toBe('OK')
    }
    expect([await ages(names[0]!), await ages(names[1]!)]).toEqual([[{ age: 18, how: 'registration' }], []])
  })

  it('accepts only yes for the terms, and needs the login flag', async () => {
    expect((await refused({ agreed: false })).fields).toHaveProperty('agreed')
    expect((await refused({ login: false })).fields).toHaveProperty('login')
  })
})
