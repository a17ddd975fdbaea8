// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import {
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

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const storedUses = () =>
  server.platform.database.query<{ used_at: number }>(
    sql`select used_at from identity_session order by opened_at desc limit 1`,
  )

describe('a session', () => {
  it('is stored only as a hash', async () => {
    const client = server.browser()
    await registered(client)
    const rows = await server.platform.database.query<{ all: string }>(
      sql`select identity_session::text as all from identity_session`,
    )
    for (const secret of [client.token, client.cookies.get('sessionBinding')]) {
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(
        rows.some(
          (row) =>
            row.all.includes(String(secret)) ||
            row.all.includes(Buffer.from(String(secret), 'base64url').toString('hex')),
        ),
      ).toBe(false)
    }
  })

  it('ends after 30 minutes without a call, to the moment', async () => {
    const client = server.program()
    await registered(client)
    server.clock.advance(30 * minuteMs)
    expect(await isAlive(client)).toBe(true)
    server.clock.advance(30 * minuteMs + 1)
    expect(await isAlive(client)).toBe(false)
  })

  it('counts the last call even when most calls write nothing', async () => {
    const client = server.program()
    await registered(client)
    server.clock.advance(29_000)
    expect(await isAlive(client)).toBe(true)
    server.clock.advance(30 * minuteMs)
    expect(await isAlive(client)).toBe(true)
  })

  it('writes its use at most once in half a minute', async () => {
    const client = server.program()
    await registered(client)
    const opened = server.clock.now()
    for (let call = 0; call < 5; call++) {
      server.clock.advance(5_000)
      expect(await isAlive(client)).toBe(true)
    }
    expect(await storedUses()).toEqual([{ used_at: opened }])
    await server.identity.flush()
    expect(await storedUses()).toEqual([{ used_at: opened + 25_000 }])
    server.clock.advance(30_000)
    expect(await isAlive(client)).toBe(true)
    expect(await storedUses()).toEqual([{ used_at: opened + 55_000 }])
  })

  it('ends after 12 hours at the latest, however busy', async () => {
    const client = server.program()
    await registered(client)
    for (let half = 0; half < 24; half++) {
      expect(await isAlive(client)).toBe(true)
      server.clock.advance(30 * minuteMs)
    }
    expect(await isAlive(client)).toBe(false)
  })

  it('of an agent ends after 15 minutes without a call and 8 hours at the latest', async () => {
    await server.identity.openAccount({ username: 'agentone', password, type: 1, currency: 'USD' })
    const [idle, busy] = [server.program(), server.program()]
    await loggedIn(idle, { username: 'agentone' })
    await loggedIn(busy, { username: 'agentone' })
    server.clock.advance(15 * minuteMs)
    expect(await isAlive(busy)).toBe(true)
    server.clock.advance(1)
    expect(await isAlive(idle)).toBe(false)
    for (let quarter = 1; quarter < 32; quarter++) {
      expect(await isAlive(busy)).toBe(true)
      server.clock.advance(15 * minuteMs)
    }
    expect(await isAlive(busy)).toBe(false)
  })

  it('is extended by a running game', async () => {
    const client = server.program()
    await registered(client)
    const actor = await server.identity.resolveMember(String(client.token), {
      cookies: {},
      brandCode: 'brand1',
    })
    for (let minute = 0; minute < 100; minute += 20) {
      server.clock.advance(20 * minuteMs)
      await server.identity.noteUses([
        { sessionKey: String(actor?.sessionKey), usedAtMs: server.clock.now() },
      ])
    }
    expect(await isAlive(client)).toBe(true)
  })

  it('is not revived by a game that continued too long', async () => {
    const client = server.program()
    await registered(client)
    const actor = await server.identity.resolveMember(String(client.token), {
      cookies: {},
      brandCode: 'brand1',
    })
    server.clock.advance(30 * minuteMs + 1)
    await server.identity.noteUses([{ sessionKey: String(actor?.sessionKey), usedAtMs: server.clock.now() }])
    const other = await server.otherProcess()
    const elsewhere = other.program()
    elsewhere.token = client.token
    expect(await isAlive(elsewhere)).toBe(false)
    expect(await isAlive(client)).toBe(false)
  })

  it('exists alongside others of the same account', async () => {
    const [first, second] = [server.program(), server.program()]
    const name = await registered(first)
    await loggedIn(second, { username: name })
    expect([await isAlive(first), await isAlive(second)]).toEqual([true, true])
    await first.call('identity.logout', {})
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true])
  })

  it('is checked with one query', async () => {
    const client = server.program()
    await registered(client)
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await server.identity.resolveMember(String(client.token), { cookies: {}, brandCode: 'brand1' })
      expect(asked).toHaveBeenCalledTimes(1)
    } finally {
      asked.mockRestore()
    }
  })
})

describe("a browser's session", () => {
  it('comes with a cookie that no script can read', async () => {
    const browser = server.browser()
    const { cookies } = await browser.call('identity.register', {
      username: 'cookies1',
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...(await browser.botCheck()),
    })
    expect(cookies).toContainEqual(
      expect.stringMatching(/^sessionBinding=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    )
  })

  it('gives no access with the token alone', async () => {
    const browser = server.browser()
    await registered(browser)
    const thief = server.program()
    thief.token = browser.token
    expect(await thief.call('members.info', {})).toMatchObject({
      status: 401,
      envelope: { success: false, code: 'UNAUTHORIZED', message: 'You are not logged in, please login' },
    })
    expect(await isAlive(browser)).toBe(true)
  })

  it("gives no access with another browser's cookie", async () => {
    const [victim, thief] = [server.browser(), server.browser()]
    await registered(victim)
    await registered(thief)
    thief.token = victim.token
    expect(await isAlive(thief)).toBe(false)
  })

  it('continues in a tab when another tab of the same browser logs in', async () => {
    const browser = server.browser()
    await registered(browser)
    const firstTab = browser.token
    const oldCookie = browser.cookies.get('sessionBinding')
    await registered(browser)
    expect(browser.cookies.get('sessionBinding')).not.toBe(oldCookie)
    expect(await isAlive(browser)).toBe(true)
    browser.token = firstTab
    expect(await isAlive(browser)).toBe(true)
    browser.cookies.set('sessionBinding', String(oldCookie))
    expect(await isAlive(browser)).toBe(false)
  })
})

describe('logging out', () => {
  it('ends the session for good', async () => {
    const browser = server.browser()
    await registered(browser)
    const { status, envelope } = await browser.call('identity.logout', {})
    expect({ status, envelope }).toEqual({
      status: 200,
      envelope: { success: true, code: 'OK', value: null, message: '' },
    })
    expect(browser.cookies.has('sessionBinding')).toBe(false)
    expect(await isAlive(browser)).toBe(false)
  })

  it.each([undefined, 'x', 'A'.repeat(43), 'not a token at all'])(
    'succeeds for a dead session too: %s',
    async (token) => {
      const client = server.program()
      client.token = token
      expect((await client.call('identity.logout', {})).envelope).toEqual({
        success: true,
        code: 'OK',
        value: null,
        message: '',
      })
    },
  )

  it('needs the cookie as every call does, so that a stolen token ends nothing', async () => {
    const browser = server.browser()
    await registered(browser)
    const thief = server.program()
    thief.token = browser.token
    expect((await thief.call('identity.logout', {})).envelope.success).toBe(true)
    expect(await isAlive(browser)).toBe(true)
  })

  it('closes the live connections of the session and no others', async () => {
    const [first, second] = [server.program(), server.program()]
    const name = await registered(first)
    await loggedIn(second, { username: name })
    const closed: string[] = []
    for (const [label, client] of Object.entries({ first, second })) {
      const connection = {
        actor: undefined,
        send: () => undefined,
        close: () => {
          closed.push(label)
        },
      }
      server.platform.live.add(connection)
      const actor = await server.identity.resolveMember(String(client.token), {
        cookies: {},
        brandCode: 'brand1',
      })
      if (actor) server.platform.live.identify(connection, actor)
    }
    await first.call('identity.logout', {})
    expect(closed).toEqual(['first'])
  })

  it('leaves no rows of ended sessions', async () => {
    server.clock.advance(13 * hourMs)
    await server.identity.forgetEnded()
    expect(
      await server.platform.database.query(
        sql`select 1 from identity_session union all select 1 from identity_bot_check_used`,
      ),
    ).toEqual([])
  })
})
