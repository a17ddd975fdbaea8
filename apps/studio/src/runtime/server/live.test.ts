// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Connection } from 'ws'
import { openLive } from './live.ts'

/** Long enough for a page without pauses to reconnect three times. */
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

/** How often the page connects to a server that treats every connection like this after its hello. */
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

describe('the live connection of a game', () => {
  it.each([1008, 1013])('does not return soon to a server that closes it with %i', async (code) => {
    expect(await comings((connection) => connection.close(code))).toBe(1)
  })

  it('reconnects by itself after a plain loss', async () => {
    expect(await comings((connection) => connection.terminate())).toBeGreaterThan(1)
  })

  it('waits longer each time it is lost again at once', async () => {
    // 500, 1,000 and 2,000 ms, less half of each at most: without growing pauses it would reconnect five to
    // ten times.
    expect(await comings((connection) => connection.terminate())).toBeLessThanOrEqual(4)
  })

  it('does not reconnect after its session has ended', async () => {
    expect(
      await comings((connection) => {
        connection.send('{"type":"refused","code":"studio.sessionExpired"}')
        connection.close(4001)
      }),
    ).toBe(1)
  })
})
