// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequests } from '../../../testing/hostile-requests.ts'
import { hostileTargets } from '../../../testing/hostile-targets.ts'
import { openHostileSetup, type HostileSetup } from '../../../testing/hostile/processes.ts'
import { rawConnection } from '../../../testing/raw-connection.ts'

let at: HostileSetup
beforeAll(async () => {
  at = await openHostileSetup()
})
afterAll(() => at.close())

const servers = ['platform', 'studio'] as const
const upgrade =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n'
const upgrades: readonly string[] = [
  ...hostileTargets.map((target) => `GET ${target} HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n`),
  `GET /live HTTP/1.1\r\nhost: [\r\n${upgrade}\r\n`,
  `GET /live HTTP/1.1\r\nhost: localhost\r\norigin: http://[\r\n${upgrade}\r\n`,
  `GET /live HTTP/1.1\r\nhost: localhost\r\n${upgrade.replace('13', 'x')}\r\n`,
  `GET /live HTTP/1.1\r\nhost: localhost\r\n${upgrade.replace('dGhlIHNhbXBsZSBub25jZQ==', '')}\r\n`,
]
/** Frames that break the protocol, sent after a good upgrade: unmasked, reserved bits, endless lengths, broken text. */
const frames: readonly Buffer[] = [
  Buffer.from([0x81, 0x01, 0x61]),
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
  Buffer.from([0x89, 0xfe, 0x00, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
]

/** Sends pieces one after the other and ignores what happens to the connection. */
async function send(port: number, ...pieces: readonly (string | Buffer)[]): Promise<number | undefined> {
  const connection = await rawConnection(port)
  let status: number | undefined
  for (const piece of pieces) {
    connection.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
    status ??= (
      await Promise.race([
        connection.answer().catch(() => undefined),
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, 2_000)
        }),
      ])
    )?.status
  }
  connection.close()
  return status
}

describe.each(servers)('the process of the %s', (server) => {
  const stillServes = async (): Promise<void> => {
    expect(at[server].ended(), at[server].output()).toBeUndefined()
    expect((await fetch(`http://127.0.0.1:${at[server].port}/health/live`)).status).toBe(200)
  }

  it('survives every malformed upgrade', async () => {
    const statuses = new Set<number | undefined>()
    for (const request of upgrades) statuses.add(await send(at[server].port, request))
    expect([...statuses].filter((status) => status === 500)).toEqual([])
    await stillServes()
  })

  it('survives every malformed request', async () => {
    for (const [, request] of hostileRequests) expect(await send(at[server].port, request)).not.toBe(500)
    await stillServes()
  })

  it('survives frames that break the WebSocket protocol', async () => {
    for (const frame of frames)
      await send(at[server].port, `GET /live HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n`, frame)
    await stillServes()
  })
})
