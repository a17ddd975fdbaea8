// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { sendAndReset, sendRaw, statusOf, upgradeRequest } from '../../testing/raw-request.ts'

let server: TestServer
let port: number

beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const answersStill = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/health/live`)).status

describe('a request to change to WebSocket', () => {
  it.each([
    '//',
    'http://[/',
    'http://',
    'http://:99999/',
    '*',
    '/%',
    '/live%',
    '//live',
    '///',
    'live',
    'http://[::1',
    '/\\',
    '/live/../..//',
  ])('whose target is %s is refused, and the platform goes on', async (target) => {
    expect(statusOf(await sendRaw(port, upgradeRequest(target)))).toBeGreaterThanOrEqual(400)
    expect(await answersStill()).toBe(200)
  })

  it.each([
    ['no key', ['Sec-WebSocket-Key: ']],
    ['an origin that is no address', ['Origin: http://[']],
    ['two origins', ['Origin: a', 'Origin: b']],
    ['a host that is none', ['Host: [']],
    ['extensions that are none', ['Sec-WebSocket-Extensions: ;;=,"']],
    ['protocols that are none', ['Sec-WebSocket-Protocol: ,,,']],
    ['a cookie that is none', ['Cookie: %=%;;=']],
  ])('with %s gets an answer, and the platform goes on', async (_what, lines) => {
    expect(statusOf(await sendRaw(port, upgradeRequest('/live', lines), 500))).toBeGreaterThanOrEqual(101)
    expect(await answersStill()).toBe(200)
  })

  it('whose client resets the connection is dropped, and the platform continues', async () => {
    await Promise.all(
      ['//', '/live', '/nowhere'].flatMap((target) =>
        Array.from({ length: 30 }, () => sendAndReset(port, upgradeRequest(target))),
      ),
    )
    expect(await answersStill()).toBe(200)
  })
})
