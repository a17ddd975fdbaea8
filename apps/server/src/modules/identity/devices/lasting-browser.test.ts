// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../../platform/seal/digest.ts'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  loggedIn,
  openIdentityTestServer,
  registered,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

const cookieOf = (browser: CallClient): string => String(browser.cookies.get('lastingBrowser'))
/** The members who were logged in with this browser, as the database has them. */
const membersOf = async (browser: CallClient): Promise<string[]> =>
  (
    await server.platform.database.query<{ username: string }>(sql`
      select distinct n.username from identity_known_device d join member_name n on n.id = d.member_id
      where d.browser_hash = ${digestOf(cookieOf(browser))} order by n.username`)
  ).map(({ username }) => username)

describe('the lasting cookie of a browser', () => {
  it('is given at registration, for half a year, and no script can read it', async () => {
    const browser = server.browser()
    const name = await registered(browser)
    const { cookies } = await loggedIn(browser, { username: name })
    expect(cookies.find((cookie) => cookie.startsWith('lastingBrowser='))).toMatch(
      /^lastingBrowser=[\w-]{43}; Path=\/wps; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    )
  })

  it('stays the same for whoever logs in, so that all members of a browser are known', async () => {
    const browser = server.browser()
    const names = [await registered(browser)]
    const first = cookieOf(browser)
    for (let more = 0; more < 2; more += 1) {
      await browser.call('identity.logout', {})
      browser.token = undefined
      names.push(await registered(browser))
    }
    browser.token = undefined
    await loggedIn(browser, { username: names[0]! })
    expect(cookieOf(browser)).toBe(first)
    expect(await membersOf(browser)).toEqual(names.toSorted())
  })

  it('is stored as a digest only', async () => {
    const browser = server.browser()
    await registered(browser)
    const rows = await server.platform.database.query<{ all: string }>(
      sql`select identity_known_device::text as all from identity_known_device`,
    )
    const bytes = Buffer.from(cookieOf(browser), 'base64url').toString('hex')
    expect(rows.filter(({ all }) => all.includes(cookieOf(browser)) || all.includes(bytes))).toEqual([])
  })

  it('is replaced when it is none of ours', async () => {
    const browser = server.browser()
    browser.cookies.set('lastingBrowser', 'x'.repeat(2_000))
    await registered(browser)
    expect(cookieOf(browser)).toMatch(/^[\w-]{43}$/)
  })

  it('is not given to who fails to log in, nor to a client without cookies', async () => {
    const name = await registered(server.program())
    const browser = server.browser()
    await loggedIn(browser, { username: name, password: 'wrong' })
    expect(browser.cookies.has('lastingBrowser')).toBe(false)
    const { cookies } = await loggedIn(server.program(), { username: name })
    expect(cookies).toEqual([])
  })
})
