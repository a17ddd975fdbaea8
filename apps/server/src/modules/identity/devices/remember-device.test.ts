// SPDX-License-Identifier: Apache-2.0
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

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

const dayMs = 86_400_000

async function remembered(): Promise<{ browser: CallClient; name: string }> {
  const browser = server.browser()
  const name = await registered(browser)
  await browser.call('identity.logout', {})
  expect((await loggedIn(browser, { username: name, rememberMe: true })).envelope.success).toBe(true)
  return { browser, name }
}
const comeBack = (browser: CallClient, username: string, rememberMe = true) =>
  loggedIn(browser, { username, password: undefined, remember: true, rememberMe })

describe('remember me', () => {
  it('gives the device a token of a day that no script can read and that is not the password [CONST-031]', async () => {
    const browser = server.browser()
    const name = await registered(browser)
    const { cookies } = await loggedIn(browser, { username: name, rememberMe: true })
    const line = cookies.find((cookie) => cookie.startsWith('rememberPassword='))
    expect(line).toMatch(
      /^rememberPassword=[\w-]{43}; Path=\/wps\/session; HttpOnly; SameSite=Strict; Max-Age=86400$/,
    )
    expect(line).not.toContain(password)
    const rows = await server.platform.database.query<{ all: string }>(
      sql`select identity_device::text as all from identity_device`,
    )
    const token = String(browser.cookies.get('rememberPassword'))
    expect(
      rows.some(
        (row) => row.all.includes(token) || row.all.includes(Buffer.from(token, 'base64url').toString('hex')),
      ),
    ).toBe(false)
  })

  it('reports the default password that operators hand out, though none was typed', async () => {
    const { browser, name } = await remembered()
    const isDefault = async () => (await comeBack(browser, name)).envelope.value.defaultPassword
    await server.set('identity.defaultPassword', password)
    expect(await isDefault()).toBe(true)
    await server.set('identity.defaultPassword', 'Other-123')
    expect(await isDefault()).toBe(false)
    await server.set('identity.defaultPassword', '')
  })

  it('logs in without the password, and renews the token at each use', async () => {
    const { browser, name } = await remembered()
    const first = browser.cookies.get('rememberPassword')
    expect((await comeBack(browser, name)).envelope.success).toBe(true)
    const second = browser.cookies.get('rememberPassword')
    expect(second).not.toBe(first)
    expect((await comeBack(browser, name)).envelope.success).toBe(true)
    browser.cookies.set('rememberPassword', String(first))
    expect((await comeBack(browser, name)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it('is removed when the box is unticked', async () => {
    const { browser, name } = await remembered()
    const old = browser.cookies.get('rememberPassword')
    expect((await loggedIn(browser, { username: name })).envelope.success).toBe(true)
    expect(browser.cookies.has('rememberPassword')).toBe(false)
    browser.cookies.set('rememberPassword', String(old))
    expect((await comeBack(browser, name)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it('gives no access to another account', async () => {
    const { browser } = await remembered()
    const other = await registered(server.program())
    expect((await comeBack(browser, other)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it('is not accepted from a client without cookies', async () => {
    const { name } = await remembered()
    expect((await comeBack(server.program(), name)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it('ends after a day', async () => {
    const { browser, name } = await remembered()
    server.clock.advance(dayMs)
    expect((await comeBack(browser, name)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it('ends with a password change', async () => {
    const { browser, name } = await remembered()
    const device = browser.cookies.get('rememberPassword')
    const next = 'battery-staple-7'
    expect(
      (
        await browser.call('identity.changePassword', {
          oldPassword: password,
          newPassword: next,
          confirmNewPassword: next,
        })
      ).envelope.success,
    ).toBe(true)
    browser.cookies.set('rememberPassword', String(device))
    expect((await comeBack(browser, name)).envelope.code).toBe('BAD_CREDENTIALS')
  })

  it("still logs its owner in while a stranger's wrong attempts lock the name", async () => {
    server.clock.advance(10 * 60_000)
    const { browser, name } = await remembered()
    for (let n = 0; n < 5; n++)
      await loggedIn(server.program(), { username: name, password: 'wrong' }, `203.0.113.${n}`)
    expect((await loggedIn(server.program(), { username: name }, '203.0.113.99')).status).toBe(429)
    expect((await comeBack(browser, name)).envelope.success).toBe(true)
  })
})
