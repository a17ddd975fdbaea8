// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMember } from '@tessera/server/src/modules/members/index.ts'
import { openDatabase, sql, type Database } from '@tessera/server/src/platform/db/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vendor-'))
const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
const next = generateKeyPairSync('rsa', { modulusLength: 2048 })

let test: TestDatabase
let db: Database
beforeAll(async () => {
  writeFileSync(join(folder, 'key.pem'), key.publicKey.export({ type: 'spki', format: 'pem' }))
  writeFileSync(join(folder, 'next.pem'), next.publicKey.export({ type: 'spki', format: 'pem' }))
  test = await testDatabase()
  db = openDatabase({ url: test.url, role: 'tessera_app', connections: 2, log: silentLog() })
  await db.transaction((tx) => createMember(tx, { nowMs: Date.now() }, { username: 'demo', currency: 'USD' }))
})
afterAll(async () => {
  await db.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

interface Ended {
  code: number | null
  out: string
  err: string
}
function vendor(
  args: string[],
  environment: Record<string, string> = { DATABASE_URL: test.url },
): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...bareEnvironment, INIT_CWD: folder, PUBLIC_URL: 'http://localhost:3000', ...environment },
  })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    ended.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    ended.err += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ...ended, code }))
  })
}

const add = (...more: string[]) =>
  vendor(['add', '--protocol', 'hub88', '--id', 'acme', '--public-key', 'key.pem', ...more])

describe('npm run vendor', () => {
  it('registers a vendor and opens sessions, each time printing one JSON object', async () => {
    const added = await add()
    expect([added.code, added.err]).toEqual([0, ''])
    expect(JSON.parse(added.out)).toEqual({
      walletUrl: 'http://localhost:3000/vendors/hub88/acme',
      user: null,
      token: null,
      currency: 'USD',
      game: null,
      balance: null,
    })
    const session = await vendor(['session', '--id', 'acme', '--member', 'demo', '--game', 'new-game'])
    expect([session.code, session.err]).toEqual([0, ''])
    expect(session.out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(session.out)).toEqual({
      walletUrl: 'http://localhost:3000/vendors/hub88/acme',
      user: expect.stringMatching(/^p[0-9a-f]+$/),
      token: expect.stringMatching(/^.{10,255}$/),
      currency: 'USD',
      game: 'new-game',
      balance: 0,
    })
  })

  it('accepts a repetition with the same key and refuses a different one', async () => {
    await add()
    expect(JSON.parse((await add('--game', 'g-1')).out)).toMatchObject({ game: 'g-1' })
    const other = await vendor(['add', '--protocol', 'hub88', '--id', 'acme', '--public-key', 'next.pem'])
    expect([other.code, other.out]).toEqual([1, ''])
    expect(other.err).toContain('another key')
    expect((await vendor(['rotate', '--id', 'acme', '--public-key', 'next.pem'])).code).toBe(0)
    expect((await vendor(['rotate', '--id', 'acme', '--finish'])).code).toBe(0)
  })

  it('declares that a vendor redeems launch tokens, and changes that later, both of which are recorded', async () => {
    const redeems = async () =>
      (
        await db.query<{ redeems: boolean }>(sql`select redeems from vendor_account where id = 'redeemer'`)
      ).map((row) => row.redeems)
    const addAgain = (...more: string[]) =>
      vendor(['add', '--protocol', 'hub88', '--id', 'redeemer', '--public-key', 'key.pem', ...more])
    await addAgain('--redeems')
    expect(await redeems()).toEqual([true])
    await addAgain()
    expect(await redeems()).toEqual([true])
    const changed = await vendor([
      'change',
      '--id',
      'redeemer',
      '--no-redeems',
      '--games-api',
      'http://localhost:9',
    ])
    expect([changed.code, changed.err, JSON.parse(changed.out)]).toMatchObject([
      0,
      '',
      { walletUrl: 'http://localhost:3000/vendors/hub88/redeemer' },
    ])
    expect(await redeems()).toEqual([false])
    expect(
      await db.query(
        sql`select action, subject, before, after from operator_action order by id desc limit 1`,
      ),
    ).toEqual([
      {
        action: 'changeVendorAccount',
        subject: 'vendor:redeemer',
        before: { baseUrl: '', redeems: true },
        after: { baseUrl: 'http://localhost:9', redeems: false },
      },
    ])
    expect((await vendor(['change', '--id', 'none', '--redeems'])).err).toContain('no vendor none')
  })

  it.each([
    ['an unknown vendor', ['session', '--id', 'none', '--member', 'demo', '--game', 'x'], 'no vendor none'],
    ['an unknown member', ['session', '--id', 'acme', '--member', 'none', '--game', 'x'], 'no member none'],
    [
      'a missing key file',
      ['add', '--protocol', 'hub88', '--id', 'x', '--public-key', 'none.pem'],
      'cannot be read',
    ],
  ])('says what is wrong with %s', async (_name, args, sentence) => {
    const ended = await vendor(args)
    expect([ended.code, ended.out]).toEqual([1, ''])
    expect(ended.err).toContain(sentence)
  })

  it('sets what a vendor may pay without a bet, prints it, and records who changed what', async () => {
    await add()
    const set = await vendor(['limit', '--id', 'acme', '--currency', 'USD', '--win', '250', '--day', '1000'])
    expect([set.code, set.err, JSON.parse(set.out)]).toEqual([
      0,
      '',
      {
        id: 'acme',
        limits: [
          {
            campaign: '',
            currency: 'USD',
            win: '250.00',
            day: '1000.00',
            all: null,
            from: null,
            until: null,
            paidToday: '0.00',
            paidInAll: '0.00',
          },
        ],
      },
    ])
    const campaign = (...more: string[]) =>
      vendor(['campaign', '--id', 'acme', '--code', 'drops', '--currency', 'USD', ...more])
    const half = await campaign('--win', '5', '--day', '50')
    expect([half.code, half.err]).toEqual([1, 'Say the most that the campaign may pay in all.\n'])
    await campaign('--win', '5', '--day', '50', '--all', '500')
    expect((await campaign('--until', '2026-03-08')).code).toBe(0)
    expect(JSON.parse((await vendor(['limits', '--id', 'acme'])).out)).toMatchObject({
      limits: [
        { campaign: '' },
        { campaign: 'drops', win: '5.00', all: '500.00', until: '2026-03-08T00:00:00.000Z' },
      ],
    })
    expect(
      await db.query(
        sql`select action, subject, before, after from operator_action where action = 'changePromotionLimit' order by id desc limit 1`,
      ),
    ).toEqual([
      {
        action: 'changePromotionLimit',
        subject: 'vendor:acme',
        before: { campaign: 'drops', currency: 'USD', win: '5.00', day: '50.00', all: '500.00' },
        after: {
          campaign: 'drops',
          currency: 'USD',
          win: '5.00',
          day: '50.00',
          all: '500.00',
          until: '2026-03-08T00:00:00.000Z',
        },
      },
    ])
    expect((await vendor(['limits', '--id', 'none'])).err).toContain('no vendor none')
  })

  it('explains its usage and exits with 2 when it is used wrongly', async () => {
    const ended = await vendor(['add', '--id', 'x'])
    expect([ended.code, ended.out]).toEqual([2, ''])
    expect(ended.err).toContain('Usage:')
  })

  it('says plainly that the installation is not running', async () => {
    for (const environment of [
      { DATA_DIR: join(folder, 'nowhere') },
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    ] as Record<string, string>[]) {
      const ended = await vendor(['session', '--id', 'acme', '--member', 'demo', '--game', 'x'], environment)
      expect([ended.code, ended.out]).toEqual([1, ''])
      expect(ended.err).toMatch(/^The server is not running .*npm start/)
    }
  })
})
