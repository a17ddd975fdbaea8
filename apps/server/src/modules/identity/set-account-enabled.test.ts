// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberById } from '../members/index.ts'
import { createIdentity } from './index.ts'
import {
  isAlive,
  loggedIn,
  openIdentityTestServer,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

async function member() {
  const client = server.program()
  const name = await registered(client)
  return { client, name, id: (await client.call('members.info', {})).envelope.value.id }
}

describe('closing an account', () => {
  it('notifies the other modules in the same transaction', async () => {
    const { id } = await member()
    const received: unknown[] = []
    const identity = createIdentity(server.platform, {
      events: {
        sessionsEnded: async (_, { everyOneOf }, nowMs) => {
          received.push(['sessionsEnded', everyOneOf, nowMs])
        },
        accountEnabled: async (_, memberId, enabled) => {
          received.push(['accountEnabled', memberId, enabled])
        },
      },
    })
    expect(await identity.setAccountEnabled(BigInt(id), false)).toBe(true)
    expect(await identity.setAccountEnabled(BigInt(id), true)).toBe(true)
    expect(received).toEqual([
      ['sessionsEnded', BigInt(id), server.clock.now()],
      ['accountEnabled', BigInt(id), false],
      ['accountEnabled', BigInt(id), true],
    ])
  })

  it('is undone when another module fails', async () => {
    const { client, id } = await member()
    const identity = createIdentity(server.platform, {
      events: { accountEnabled: () => Promise.reject(new Error('not now')) },
    })
    await expect(identity.setAccountEnabled(BigInt(id), false)).rejects.toThrow('not now')
    expect((await memberById(server.platform.database, BigInt(id)))?.enabled).toBe(true)
    expect(await isAlive(client)).toBe(true)
  })

  it('leaves no session, however login and closing overlap', async () => {
    const { name, id } = await member()
    for (let round = 0; round < 5; round++) {
      const clients = Array.from({ length: 4 }, () => server.program())
      await Promise.all([
        ...clients.map((client) => loggedIn(client, { username: name })),
        server.identity.setAccountEnabled(BigInt(id), false),
      ])
      for (const client of clients) expect(await isAlive(client)).toBe(false)
      await server.identity.setAccountEnabled(BigInt(id), true)
    }
  })

  it('returns false for an unknown member id', async () => {
    expect(await server.identity.setAccountEnabled(1n, false)).toBe(false)
  })
})
