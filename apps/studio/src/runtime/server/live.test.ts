// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Connection } from 'ws'
import { openLive } from './live.ts'

/** Long enough for a page that hammers to come back three times. */
const WATCHED_MS = 2_500
let server: WebSocketServer
let end: () => void = () => {}

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  vi.stubGlobal('location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/play/crash` })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  end()
  for (const connection of server.clients) connection.terminate()
  server.close()
  vi.unstubAllGlobals()
})

/** How often the page comes to a server that treats every greeted connection like this. */
async function comings(treat: (connection: Connection) => void): Promise<number> {
  let count = 0
  server.on('connection', (connection) => {
    count += 1
    connection.on('message', () => treat(connection))
  })
  end = openLive({ session: 's'.repeat(43), onMessage: () => {}, onLine: () => {} })
  await expect.poll(() => count).toBe(1)
  await sleep(WATCHED_MS)
  return count
}

describe('the live line of a game', () => {
  it.each([1008, 1013])('leaves a server in peace that closes it with %i', async (code) => {
    expect(await comings((connection) => connection.close(code))).toBe(1)
  })

  it('comes back by itself when it was merely lost', async () => {
    expect(await comings((connection) => connection.terminate())).toBeGreaterThan(1)
  })

  it('waits longer each time when it is lost again at once', async () => {
    // 500, 1,000 and 2,000 ms, less half of each at most: without growing it would come five to ten times.
    expect(await comings((connection) => connection.terminate())).toBeLessThanOrEqual(4)
  })

  it('does not come back once its session is over', async () => {
    expect(
      await comings((connection) => {
        connection.send('{"type":"refused","code":"studio.sessionExpired"}')
        connection.close(4001)
      }),
    ).toBe(1)
  })
})
