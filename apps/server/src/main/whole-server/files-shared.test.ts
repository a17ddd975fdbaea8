// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallOutput } from '@tessera/contract'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openTestS3, type TestS3 } from '../../testing/s3-for-tests.ts'
import { requireFileStore } from '../start/require-file-store.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'

let s3: TestS3
let database: TestDatabase
let first: TestServer
let second: TestServer
let editor: CallClient
beforeAll(async () => {
  ;[s3, database] = await Promise.all([openTestS3(), testDatabase()])
  // Like every process of one installation: the same database, keys and bucket, but separate folders.
  const shared = {
    databaseUrl: database.url,
    fileBucket: s3.bucket,
    vaultKey: Buffer.alloc(32, 1).toString('base64'),
  }
  first = await openTestServer(shared)
  second = await openTestServer(shared)
  editor = await first.operator('carla', 'admin')
})
afterEach(() => s3.way('open'))
afterAll(async () => {
  await Promise.all([first, second].map((server) => server.close()))
  await Promise.all([s3.close(), database.close()])
})

type Media = CallOutput<'backoffice.uploadMedia'>
let colours = 0
const fresh = () =>
  sharp({
    create: {
      width: 80,
      height: 60,
      channels: 3,
      background: `#${(++colours * 4_099).toString(16).padStart(6, '0')}`,
    },
  })
    .png()
    .toBuffer()
const upload = (bytes: Buffer) =>
  editor.call('backoffice.uploadMedia', { kind: 'inline', name: 'picture', data: bytes.toString('base64') })
const uploaded = async (): Promise<Media> => (await upload(await fresh())).envelope.value
const get = (server: TestServer, url: string) => server.app.inject({ method: 'GET', url })
const inLibrary = async (): Promise<number> =>
  (await editor.call('backoffice.media', {})).envelope.value.totalCount
const rows = async (query: string): Promise<unknown[]> =>
  (await first.platform.database.pool.query<Record<string, unknown>>(query)).rows
/** A store that was unavailable is not called for a moment; then both try it again. */
const awake = async (): Promise<void> => {
  s3.way('open')
  for (const server of [first, second])
    await expect.poll(async () => (await get(server, `/media/${'n'.repeat(32)}.webp`)).statusCode).toBe(404)
}

describe('two processes with one bucket', () => {
  it("serve each other's uploads at the same addresses, and both lose what is deleted", async () => {
    const media = await uploaded()
    for (const { url } of media.sizes) {
      const [here, there] = await Promise.all([get(first, url), get(second, url)])
      expect([here.statusCode, there.statusCode, there.headers['cache-control']]).toEqual([
        200,
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(there.rawPayload).toEqual(here.rawPayload)
    }
    await editor.call('backoffice.deleteMedia', { id: media.id })
    for (const { url } of media.sizes) expect((await get(second, url)).statusCode).toBe(404)
  })

  it('let an operator of one see the pictures that a member sent to the other', async () => {
    const member = await second.member('sender01')
    const picture = (await fresh()).toString('base64')
    const { envelope } = await member.call('messages.sendFeedback', {
      type: 'other',
      content: 'Something to say that is long enough',
      images: [picture],
    })
    const feedback = (await editor.call('backoffice.feedback', { id: envelope.value.id })).envelope.value
    expect(feedback.images).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)])
  })
})

describe('a start', () => {
  it('fails in one sentence when the bucket refuses us, and continues when it is only unavailable', async () => {
    const { log } = second.platform
    await expect(
      requireFileStore({ fileBucket: { ...s3.bucket, secretKey: 'not-the-secret' } }, log),
    ).rejects.toThrow(
      /^the file store at \S+ refuses the bucket "site-files" with these keys \(SignatureDoesNotMatch\)$/,
    )
    s3.way('broken')
    await requireFileStore({ fileBucket: s3.bucket }, log)
    expect(second.logged()).toContain('the file store is away')
  })
})

describe('a bucket that is unavailable', () => {
  it.each(['broken', { writes: 1 }] as const)(
    'refuses an upload entirely (%j) and accepts it afterwards',
    async (way) => {
      const picture = await fresh()
      const before = await inLibrary()
      s3.way(way)
      expect(await upload(picture)).toMatchObject({
        status: 503,
        envelope: { success: false, code: 'UNAVAILABLE' },
      })
      expect(await inLibrary()).toBe(before)
      await awake()
      // What the upload left behind is removed first; nothing may still use it.
      first.clock.advance(61_000)
      expect((await upload(picture)).status).toBe(200)
      expect(await inLibrary()).toBe(before + 1)
      const {
        list: [media],
      } = (await editor.call('backoffice.media', {})).envelope.value
      for (const { url } of media?.sizes ?? []) expect((await get(second, url)).statusCode).toBe(200)
    },
  )

  it('answers 503 for its pictures, never 404, and the log says why', async () => {
    const { url } = await uploaded()
    s3.way('broken')
    const answer = await get(second, url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(second.logged()).toContain('does not answer (ECONNRESET)')
    expect(second.logged()).not.toContain(`"${s3.bucket.secretKey}"`)
    await awake()
    expect((await get(second, url)).statusCode).toBe(200)
  })

  it('delays no other requests while pictures wait for it', async () => {
    await awake()
    const member = await second.member('bystand1')
    s3.way('silent')
    const asked = Array.from({ length: 60 }, (_, n) =>
      get(second, `/media/${String(n).padStart(32, 'x')}.webp`),
    )
    await s3.hanging(16)
    const calls = await Promise.all(Array.from({ length: 12 }, () => member.call('wallet.balance', {})))
    expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    s3.way('broken')
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  })

  it('blocks no database connection while an upload waits for it', async () => {
    await awake()
    s3.way('silent')
    const waiting = upload(await fresh())
    await s3.hanging(1)
    expect(
      await rows(
        `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ).toEqual([])
    s3.way('broken')
    expect((await waiting).status).toBe(503)
  })

  it('still lets pictures be deleted, and a scheduled job deletes their files later', async () => {
    await awake()
    const media = await uploaded()
    s3.way('broken')
    expect((await editor.call('backoffice.deleteMedia', { id: media.id })).envelope.success).toBe(true)
    await awake()
    expect((await get(second, media.url)).statusCode).toBe(200)
    await first.modules.jobs.runDue()
    expect((await get(second, media.url)).statusCode).toBe(200)
    first.clock.advance(10 * 60_000)
    await first.modules.jobs.runDue()
    expect((await get(second, media.url)).statusCode).toBe(404)
    expect(await rows('select file from media_removal where finished_at is null')).toEqual([])
  })
})
