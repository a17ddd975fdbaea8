// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const link = async (client: CallClient): Promise<string> =>
  (await client.call('identity.makeLoginToken', {})).envelope.value.token
const follow = async (token: string): Promise<string | undefined> =>
  (await server.program().call('identity.tokenLogin', { token })).envelope.code

describe('a link that logs in', () => {
  it('ends with the session that created it, and with no other', async () => {
    const [first, second] = [server.program(), server.program()]
    const username = await registered(first)
    await loggedIn(second, { username })
    const [mine, spare, others] = [await link(first), await link(first), await link(second)]
    expect(await follow(spare)).toBe('OK')
    await first.call('identity.logout', {})
    expect([await follow(mine), await follow(others)]).toEqual(['BAD_TOKEN', 'OK'])
  })

  it('ends with a session that its owner ends elsewhere, and with all of them', async () => {
    const [first, second] = [server.program(), server.program()]
    const username = await registered(first)
    await loggedIn(second, { username })
    const token = await link(first)
    const { sessionId } = (await first.call('identity.sessions', {})).envelope.value.find(
      ({ current }) => current,
    )!
    await second.call('identity.endSession', { id: sessionId })
    expect(await follow(token)).toBe('BAD_TOKEN')
    const last = await link(second)
    await second.call('identity.endAllSessions', {})
    expect(await follow(last)).toBe('BAD_TOKEN')
  })

  it('ends with its session, even if it was created in the last seconds', async () => {
    const client = server.program()
    await registered(client)
    for (let minute = 0; minute < 12 * 60 - 20; minute += 20) {
      server.clock.advance(20 * 60_000)
      await client.call('members.info', {})
    }
    server.clock.advance(20 * 60_000 - 10_000)
    const token = await link(client)
    expect(token).toBeTruthy()
    server.clock.advance(20_000)
    expect(await follow(token)).toBe('BAD_TOKEN')
  })

  it('lets nobody in while its session ends, however the two overlap', async () => {
    for (let round = 0; round < 10; round++) {
      const client = server.program()
      const username = await registered(client)
      const tokens = [await link(client), await link(client)]
      await Promise.all([client.call('identity.endAllSessions', {}), ...tokens.map(follow)])
      await loggedIn(client, { username })
      expect((await client.call('identity.sessions', {})).envelope.value).toHaveLength(1)
    }
  })
})
