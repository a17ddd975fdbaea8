// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, type TestServerOptions } from '../../testing/server-for-tests.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

async function ready(
  options: TestServerOptions,
): Promise<{ status: number; body: unknown; retryAfter: unknown }> {
  server = await openTestServer(options)
  const answer = await server.app.inject('/health/ready')
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] }
}

describe('a process', () => {
  it('is ready while its database answers and its disk has space', async () => {
    expect(await ready({ leastFreeDiskBytes: 1 })).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('is alive but not ready when the disk of its folder has too little space, and says which part is not ready', async () => {
    expect(await ready({ leastFreeDiskBytes: 2 ** 60 })).toEqual({
      status: 503,
      body: { status: 'waiting', notReady: ['disk'] },
      retryAfter: '2',
    })
    expect((await server!.app.inject('/health/live')).statusCode).toBe(200)
  })

  it('names its database when that is unavailable, but not its address', async () => {
    expect(
      await ready({ opensKeys: false, databaseUrl: 'postgresql://owner:hidden-secret@127.0.0.1:1/none' }),
    ).toMatchObject({ status: 503, body: { status: 'waiting', notReady: ['database'] } })
  })
})
