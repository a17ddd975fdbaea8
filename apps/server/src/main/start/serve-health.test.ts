// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { readFunctionFiles, serverFunctions } from '../../platform/db/function-files.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { recordOf } from '../../platform/db/recorded-functions.ts'
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

describe('a process whose functions in the database', () => {
  const ask = async (statement: string): Promise<void> => {
    const owner = new pg.Client({ connectionString: server!.ownerUrl })
    await owner.connect()
    await owner.query(statement)
    await owner.end()
  }
  const again = async () => (await server!.app.inject('/health/ready')).json<{ notReady?: string[] }>()
  const commentOf = async (name: string, change: (comment: string) => string): Promise<void> => {
    const file = readFunctionFiles(serverFunctions.folder).find((one) => one.name === name)!
    await ask(`comment on function ${name} is '${change(recordOf(serverFunctions.location, file, '0.0.1'))}'`)
  }

  it('have the text of an older release is not ready, until they are brought up to date', async () => {
    server = await openTestServer({})
    await commentOf('ledger_post', (comment) => comment.replace(/[0-9a-f]{64}$/, 'a'.repeat(64)))
    expect(await again()).toEqual({ status: 'waiting', notReady: ['functions'] })
    await migrate({ ownerUrl: server.ownerUrl })
    expect(await again()).toEqual({ status: 'ok' })
  })

  it('have the text of a newer release is ready, so that a rollout ends nobody', async () => {
    server = await openTestServer({})
    await commentOf('ledger_post', (comment) =>
      comment.replace('release 0.0.1', 'release 999.0.0').replace(/[0-9a-f]{64}$/, 'a'.repeat(64)),
    )
    expect(await again()).toEqual({ status: 'ok' })
  })

  it('are replaced under it stays ready, but not when one of them is gone', async () => {
    server = await openTestServer({})
    expect(await again()).toEqual({ status: 'ok' })
    await commentOf('ledger_post', (comment) => comment.replace(/[0-9a-f]{64}$/, 'a'.repeat(64)))
    expect(await again()).toEqual({ status: 'ok' })
    await ask('drop function sportsbook_forget_prices')
    expect(await again()).toEqual({ status: 'waiting', notReady: ['functions'] })
  })
})
