// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberByUsername } from '../members/index.ts'
import {
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'
import { ThirdPartyError } from './ports.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

/** Runs something while the tables are in a state that no operation expects. */
async function brokenBy(breakIt: string, mend: string, work: () => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    await owner.query(breakIt)
    await work()
  } finally {
    await owner.query(mend)
    await owner.end()
  }
}

it('writes no password, token or cookie into the log, whatever happens', async () => {
  const browser = server.browser()
  const secrets = new Set<string>()
  const keep = (): void => {
    for (const secret of [browser.token, ...browser.cookies.values()]) if (secret) secrets.add(secret)
  }
  const name = await registered(browser)
  keep()
  await loggedIn(browser, { username: name, rememberMe: true })
  keep()
  const used = {
    wrong: 'wrong-secret-1',
    next: 'battery-staple-7',
    payment: '918273',
    wrongPayment: '555666',
  }
  await loggedIn(browser, { username: name, password: used.wrong })
  await browser.call('identity.setPaymentPassword', {
    newPassword: used.payment,
    confirmNewPassword: used.payment,
  })
  await browser.call('identity.setPaymentPassword', {
    oldPassword: used.wrongPayment,
    newPassword: used.payment,
    confirmNewPassword: used.payment,
  })
  await browser.callWith('identity.login', { username: name, password: used.wrong, surprise: used.next })
  await brokenBy(
    'alter table identity_device add constraint broken check (false) not valid',
    'alter table identity_device drop constraint broken',
    async () => {
      expect((await loggedIn(browser, { username: name, rememberMe: true })).status).toBe(500)
    },
  )
  await brokenBy(
    'alter table identity_credential add constraint broken check (false) not valid',
    'alter table identity_credential drop constraint broken',
    async () => {
      const change = { oldPassword: 'correct-horse-9', newPassword: used.next, confirmNewPassword: used.next }
      expect((await browser.call('identity.changePassword', change)).status).toBe(500)
    },
  )
  await browser.call('identity.changePassword', {
    oldPassword: 'correct-horse-9',
    newPassword: used.next,
    confirmNewPassword: used.next,
  })
  await loggedIn(browser, { username: name, password: used.next })
  keep()
  for (const secret of [...Object.values(used), 'correct-horse-9']) secrets.add(secret)
  expect(secrets.size).toBeGreaterThan(8)
  const logged = server.logged()
  expect(logged.match(/unexpected error/g)).toHaveLength(2)
  for (const secret of secrets) expect(logged).not.toContain(secret)
})

it('writes no code, ticket, link, app secret or proof into the log either, even when an external service fails', async () => {
  for (const name of [
    'mobileRegister',
    'verificationCodeLogin',
    'emailReset',
    'twoFactor',
    'passkeys',
    'freePlay',
  ] as const)
    await server.set(`identity.${name}`, true)
  const secrets = new Set<string>()
  const keep = (...values: (string | null | undefined)[]): void => {
    for (const value of values) if (value && value.length > 5) secrets.add(value)
  }
  const client = server.program()
  // Message providers that fail and repeat everything they were given in their errors.
  const complain = ({ to, ...rest }: { to: string }): Promise<never> =>
    Promise.reject(new Error(`no way to ${to}`, { cause: rest }))
  server.outside.carriers = {
    sms: () => ({ name: 'broken', send: complain, test: () => Promise.resolve('') }),
    mail: () => ({ name: 'broken', send: complain, test: () => Promise.resolve('') }),
  }
  server.outside.phoneProofs = {
    check: () => Promise.reject(new ThirdPartyError('invalid-verification-code', 'another number')),
  }

  const name = await registered(client)
  const member = await memberByUsername(server.platform.database, 'brand1', name)
  const numbers = ['0908000111', '0908000222', '0908000333']
  await client.call('identity.sendRegisterCode', { mobileNo: numbers[0] ?? '', ...(await client.botCheck()) })
  server.clock.advance(61_000)
  await client.call('identity.sendContactCode', { mobileNum: numbers[1] ?? '' })
  server.clock.advance(61_000)
  await client.call('identity.sendLoginCode', { mobileNum: numbers[2] ?? '', ...(await client.botCheck()) })
  await client.call('identity.resetByEmail', {
    username: name,
    email: 'a@b.co',
    ...(await client.botCheck()),
  })
  await server.identity.deliverWaiting()
  for (const { secret } of await server.platform.database.query<{ secret: string | null }>({
    name: 'all',
    text: 'select secret from outbox_message',
    values: [],
  }))
    keep(secret)
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() })
  const { recoveryCodes } = (await client.call('identity.confirmTotp', { code })).envelope.value
  const { ticket } = (await loggedIn(server.program(), { username: name })).envelope.value
  await server.program().call('identity.twoFactorLogin', { ticket: ticket ?? '', code: '111111' })
  const { token } = (await client.call('identity.makeLoginToken', {})).envelope.value
  await client.call('members.update', { idNumber: 'SECRETDOC1' })
  keep(secret, code, ...recoveryCodes, ticket, token, 'SECRETDOC1', password, client.token)
  await server.set('identity.smsProvider', 'firebase')
  const firebaseIdToken = 'eyJhbGciOiJub25lIn0.secret-proof-of-somebody.x'
  await client.call('identity.registerMobile', {
    mobileNum: numbers[0],
    firebaseChannel: 'sms',
    firebaseIdToken,
    registerMethod: 'WEB',
    login: true,
    agreed: true,
    ...(await client.botCheck()),
  })
  keep(firebaseIdToken)
  expect(member).toBeDefined()
  expect(secrets.size).toBeGreaterThan(15)
  const logged = server.logged()
  expect(logged).toContain('could not be sent')
  expect(logged).toContain('did not vouch')
  for (const value of secrets) expect(logged, value).not.toContain(value)
})
