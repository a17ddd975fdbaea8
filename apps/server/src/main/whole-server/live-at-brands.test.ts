// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../modules/site/site-for-tests.ts'

let server: SiteTestServer
let port: number

beforeAll(async () => {
  server = await openSiteTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** A live connection that a page of `origin` opens to `host`; 'open', or the status that refuses it. */
function connect(host: string, origin?: string): Promise<{ socket: WebSocket; outcome: 'open' | number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    headers: { host, ...(origin === undefined ? {} : { origin }) },
  })
  return new Promise((done, fail) => {
    socket.on('open', () => done({ socket, outcome: 'open' }))
    socket.on('unexpected-response', (_request, response) =>
      done({ socket, outcome: response.statusCode ?? 0 }),
    )
    socket.on('error', (error) => {
      if (!/Unexpected server response|before the connection/.test(error.message)) fail(error)
    })
  })
}

/**
 * The result of identifying with this token: the topic of the first frame, or the code that closes the
 * connection.
 */
async function greet(host: string, token: string): Promise<string | number> {
  const { socket } = await connect(host)
  return new Promise((done) => {
    socket.on('message', (data) => {
      done((JSON.parse(String(data)) as { topic: string }).topic)
      socket.close()
    })
    socket.on('close', (code) => done(code))
    socket.send(JSON.stringify({ token }))
  })
}

describe('the live connection', () => {
  it.each([
    ['a page of the first brand', 'localhost:3000', 'http://localhost:3000', 'open'],
    ['a page of the second brand', `${hosts.second}:3000`, `http://${hosts.second}:3000`, 'open'],
    ['a program, which sends no origin', 'localhost:3000', undefined, 'open'],
    ['a page of somebody else', 'localhost:3000', 'https://evil.example', 403],
    ['a page on a host that is not ours', hosts.strange, `http://${hosts.strange}`, 403],
    ['a page without an address', 'localhost:3000', 'null', 403],
  ])('answers %s', async (_name, host, origin, expected) => {
    const { socket, outcome } = await connect(host, origin)
    socket.close()
    expect(outcome).toBe(expected)
  })

  it('accepts a member only at their own brand', async () => {
    const { token = '' } = await server.member('livia01')
    expect([await greet('localhost', token), await greet(hosts.second, token)]).toEqual(['hello', 4001])
  })
})
