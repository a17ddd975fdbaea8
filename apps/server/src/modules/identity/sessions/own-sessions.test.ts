// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freshName,
  isAlive,
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

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

async function onTwoDevices() {
  const name = await registered(server.browser(), freshName())
  const [desktop, phone] = [server.browser(), server.browser()]
  server.clock.advance(1_000)
  desktop.token = (
    await desktop.call(
      'identity.login',
      { username: name, password: 'correct-horse-9', ...(await desktop.botCheck()) },
      { headers: { 'user-agent': chrome }, ip: '203.0.113.5' },
    )
  ).envelope.value.token
  server.clock.advance(1_000)
  await loggedIn(phone, { username: name }, '203.0.113.6')
  return { name, desktop, phone }
}

describe('the list of sessions', () => {
  it('shows where the account is logged in, the last used first', async () => {
    const { phone } = await onTwoDevices()
    const { value } = (await phone.call('identity.sessions', {})).envelope
    expect(value).toHaveLength(3)
    expect(value[0]).toMatchObject({
      current: true,
      device: '',
      ip: '203.0.113.6',
      usedAt: server.clock.now(),
    })
    expect(value[1]).toMatchObject({ current: false, device: 'Chrome on Windows', ip: '203.0.113.5' })
  })

  it('names sessions by ids that give no access', async () => {
    const { phone } = await onTwoDevices()
    const { value } = (await phone.call('identity.sessions', {})).envelope
    for (const { sessionId } of value) {
      const thief = server.program()
      thief.token = sessionId
      expect(await isAlive(thief)).toBe(false)
    }
  })

  it('lets a member end one of their own', async () => {
    const [{ desktop, phone }, stranger] = [await onTwoDevices(), await onTwoDevices()]
    const { value } = (await phone.call('identity.sessions', {})).envelope
    const sessionId = value.find(({ ip }) => ip === '203.0.113.5')?.sessionId ?? ''
    expect((await stranger.phone.call('identity.endSession', { id: sessionId })).envelope.code).toBe(
      'NO_SESSION',
    )
    expect(await isAlive(desktop)).toBe(true)
    expect((await phone.call('identity.endSession', { id: sessionId })).envelope.success).toBe(true)
    expect([await isAlive(desktop), await isAlive(phone)]).toEqual([false, true])
    expect((await phone.call('identity.endSession', { id: 'no such' })).envelope.code).toBe('NO_SESSION')
  })

  it('lets a member end all at once, with the links they created', async () => {
    const { desktop, phone } = await onTwoDevices()
    const { token } = (await desktop.call('identity.makeLoginToken', {})).envelope.value
    expect((await phone.call('identity.endAllSessions', {})).envelope.success).toBe(true)
    expect([await isAlive(desktop), await isAlive(phone)]).toEqual([false, false])
    expect((await server.browser().call('identity.tokenLogin', { token })).envelope.code).toBe('BAD_TOKEN')
  })
})

/** How many processes are subscribed. */
async function ears(): Promise<number> {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    return (
      await owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like 'listen identity%'`,
      )
    ).rows.length
  } finally {
    await owner.end()
  }
}

describe('a session that ends', () => {
  it('ends on every process, and its open pages are disconnected within a second', async () => {
    const { desktop, phone } = await onTwoDevices()
    const other = await server.otherProcess()
    const stop = other.identity.subscribeToEnded()
    const actor = await other.identity.resolveMember(desktop.token ?? '', {
      cookies: Object.fromEntries(desktop.cookies),
      brandCode: 'brand1',
    })
    let cutAfterMs = Number.POSITIVE_INFINITY
    let began = 0
    const connection = {
      actor,
      send: () => undefined,
      close: () => {
        cutAfterMs = performance.now() - began
      },
    }
    other.platform.live.add(connection)
    await expect.poll(ears).toBe(1)
    began = performance.now()
    await phone.call('identity.endAllSessions', {})
    await expect.poll(() => cutAfterMs, { interval: 10 }).toBeLessThan(1_000)
    expect(
      await other.identity.resolveMember(desktop.token ?? '', {
        cookies: Object.fromEntries(desktop.cookies),
        brandCode: 'brand1',
      }),
    ).toBeUndefined()
    await stop()
  })
})
