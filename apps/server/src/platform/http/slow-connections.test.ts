// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { rawConnection, type RawConnection } from '../../testing/raw-connection.ts'
import { systemChance } from '../chance/chance.ts'
import { silentLog } from '../log/log.ts'
import { createHttpServer } from './create-server.ts'
import type { Patience } from './patience.ts'

const patience: Patience = {
  headMs: 200,
  requestMs: 400,
  stillMs: 60_000,
  lookedAtEveryMs: 50,
  readers: { everyMs: 40, looks: 50, leastReadBytes: 20_000, mostWaitingBytes: 40_000_000 },
}
const longAnswerBytes = 8_000_000
let app: FastifyInstance

beforeEach(async () => {
  app = createHttpServer({
    log: silentLog(),
    chance: systemChance,
    trustedProxies: [],
    headers: { frames: [], secure: false },
    patience,
  })
  app.get('/long', async (_request, reply) =>
    reply.type('text/plain').send(Buffer.alloc(longAnswerBytes, 'x')),
  )
  app.post('/take', async () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

async function connected(): Promise<RawConnection> {
  const connection = await rawConnection((app.server.address() as AddressInfo).port)
  onTestFinished(connection.close)
  return connection
}

const connections = (): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count))
  })

const drip = (connection: RawConnection, text: string): void => {
  const timer = setInterval(() => {
    connection.write(text)
  }, 20)
  connection.socket.once('close', () => clearInterval(timer))
}

describe('somebody who sends slowly', () => {
  it('is cut off in the headers', async () => {
    const connection = await connected()
    connection.write('GET /long HTTP/1.1\r\nhost: localhost\r\n')
    drip(connection, 'x: 1\r\n')
    expect((await connection.answer()).status).toBe(408)
    await connection.ended()
  })

  it('is cut off in the body', async () => {
    const connection = await connected()
    connection.write(
      'POST /take HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
    )
    drip(connection, '1')
    expect((await connection.answer()).status).toBe(408)
    await connection.ended()
  })

  it('is cut off in a body that nobody reads, without a second answer', async () => {
    const connection = await connected()
    connection.write('POST /nobody HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n')
    drip(connection, '1\r\nx\r\n')
    expect((await connection.answer()).status).toBe(404)
    await connection.ended()
  })
})

describe('a client that sends requests and does not read', () => {
  it('is cut off, and the waiting answers are dropped', async () => {
    const connection = await connected()
    connection.socket.pause()
    connection.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20))
    await expect.poll(connections).toBe(0)
  })

  it('is cut off first when too much waits in all, while a client that reads gets everything', async () => {
    const idle = await Promise.all(Array.from({ length: 12 }, connected))
    for (const connection of idle) {
      connection.socket.pause()
      connection.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n')
    }
    await expect.poll(connections).toBeLessThan(12)
    // Those that stay were looked at more than once: whoever reads from now on has waited for less than any of them.
    await expect
      .poll(async () => {
        const before = await connections()
        await setTimeout(4 * patience.readers.everyMs)
        return before - (await connections())
      })
      .toBe(0)
    const reading = await connected()
    reading.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect((await reading.answer()).body).toHaveLength(longAnswerBytes)
  })
})
