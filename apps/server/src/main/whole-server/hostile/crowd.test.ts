// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls } from '@tessera/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostileSetup, type HostileSetup } from '../../../testing/hostile/processes.ts'

let at: HostileSetup
beforeAll(async () => {
  at = await openHostileSetup()
})
afterAll(() => at.close())

const ask = (token: string, method: string, path: string, body?: object): Promise<number> =>
  fetch(`http://127.0.0.1:${at.platform.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status
  })

/**
 * Two hundred requests at once. With all 1,500 on connections of their own, a busy machine needs longer than
 * the server waits for headers until it reads the last of them, and resets that connection.
 */
async function askInWaves(requests: (() => Promise<number>)[]): Promise<number[]> {
  const statuses: number[] = []
  for (let first = 0; first < requests.length; first += 200)
    statuses.push(...(await Promise.all(requests.slice(first, first + 200).map((send) => send()))))
  return statuses
}

/** Calls that end the session that makes them. */
const ending = new Set(['identity.logout', 'identity.endAllSessions'])

describe('many requests at once', () => {
  it('every call of the contract, ten times each on one member, is answered without an internal error, and so is a bystander', async () => {
    const calls = allCalls.filter(
      ({ who, name }) => (who === 'member' || who === 'anyone') && !ending.has(name),
    )
    const asked = askInWaves(
      calls.flatMap(({ method, path }) =>
        Array.from(
          { length: 10 },
          () => () =>
            ask(
              at.member,
              method,
              path.replace(/:\w+/g, randomUUID()),
              method === 'GET' || method === 'DELETE'
                ? undefined
                : { requestId: randomUUID(), amount: 20, methodId: 'sandbox' },
            ),
        ),
      ),
    )
    const seen = await at.lookAtBalance()
    const statuses = await asked
    expect(seen.status).toBe(200)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(at.platform.ended(), at.platform.output()).toBeUndefined()
    expect((await at.lookAtBalance()).status).toBe(200)
  })

  it('while a lock blocks calls on all their connections, a bystander is answered, and the calls are answered afterwards', async () => {
    const owner = new pg.Client({ connectionString: at.ownerUrl })
    await owner.connect()
    await owner.query('begin; lock table call_once in access exclusive mode')
    const held = Promise.all(
      Array.from({ length: 40 }, () =>
        ask(at.member, 'POST', '/wps/v2/deposits', { methodId: 'none', amount: 20, requestId: randomUUID() }),
      ),
    )
    for (let look = 0; look < 5; look += 1) expect((await at.lookAtBalance()).status).toBe(200)
    await owner.query('rollback')
    await owner.end()
    expect((await held).filter((status) => status >= 500)).toEqual([])
  })
})
