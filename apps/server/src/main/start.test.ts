// SPDX-License-Identifier: Apache-2.0
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bareEnvironment } from '../testing/bare-environment.ts'
import { freePort } from '../testing/free-port.ts'
import { emptyTestDatabase, testDatabase, type TestDatabase } from '../testing/test-database.ts'

const script = fileURLToPath(new URL('./start.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
/** Processes of a failed test must not outlive it. */
const started = new Set<ChildProcess>()
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
})

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

interface Started {
  child: ChildProcess
  port: number
  output(): string
  ended: Promise<number | null>
}
async function start(environment: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: { ...bareEnvironment, DATA_DIR: dataDir, PORT: String(port), ...environment },
  })
  started.add(child)
  child.once('close', () => started.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return {
    child,
    port,
    output: () => output,
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve(code))
    }),
  }
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('one platform process', () => {
  it('serves without a supervisor and stops in order on SIGTERM', async () => {
    const platform = await start({ DATABASE_URL: database.url })
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${platform.port}/health/ready`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200)
    platform.child.kill('SIGTERM')
    expect(await platform.ended).toBe(0)
  })

  it('refuses a database without the constraint that lets a cause pay only once, and names it', async () => {
    await asOwner('alter table ledger_posting_1 drop constraint ledger_posting_1_once')
    const platform = await start({ DATABASE_URL: database.url })
    expect(await platform.ended).toBe(1)
    expect(platform.output()).toContain(
      'Money cannot be entrusted to this database:\n  - the database has lost its unique (cause, external id, leg) of postings',
    )
    await asOwner(
      'alter table ledger_posting_1 add constraint ledger_posting_1_once unique (cause, external_id, leg)',
    )
  })

  it('refuses a database without tables, and explains how to create them', async () => {
    const empty = await emptyTestDatabase()
    const platform = await start({ DATABASE_URL: empty.url })
    expect(await platform.ended).toBe(1)
    expect(platform.output()).toContain('npm run migrate')
    await empty.close()
  })

  it('refuses a database that was used with a vault key when its own is missing, in one sentence, and creates no other', async () => {
    renameSync(join(dataDir, 'vault.key'), join(dataDir, 'away'))
    const platform = await start({ DATABASE_URL: database.url })
    expect(await platform.ended).toBe(1)
    expect(platform.output()).toMatch(
      /^\S+vault\.key holds no vault key, and this database knows one \([0-9a-f]{16}\)\. .+nothing was changed\.\n$/,
    )
    expect(existsSync(join(dataDir, 'vault.key'))).toBe(false)
    renameSync(join(dataDir, 'away'), join(dataDir, 'vault.key'))
  })

  it('waits for a database that is unavailable, and can be stopped meanwhile', async () => {
    const platform = await start({ DATABASE_URL: 'postgresql://owner:hidden-secret@127.0.0.1:1/none' })
    await expect.poll(() => platform.output()).toContain('the database is away; trying again')
    platform.child.kill('SIGTERM')
    expect(await platform.ended).toBe(0)
    expect(platform.output()).not.toContain('hidden-secret')
  })

  it.each([
    [3_600_000, 'ahead of'],
    [-3_600_000, 'behind'],
  ])('refuses a machine whose clock is off by %i ms, in one sentence', async (ms, side) => {
    const shift = `data:text/javascript,const now = Date.now; Date.now = () => now() + ${ms}`
    const platform = await start({ DATABASE_URL: database.url, NODE_OPTIONS: `--import=${encodeURI(shift)}` })
    expect(await platform.ended).toBe(1)
    expect(platform.output()).toMatch(
      new RegExp(
        `^The clock of this machine is (3599|3600)\\.\\d s ${side} the database's, and at most 30 s are allowed: .+ nothing was changed\\.\\n$`,
      ),
    )
  })

  it('reports when the database was written by a newer release, and continues beside it', async () => {
    await asOwner(
      `insert into schema_migration (number, name, checksum) values (9000, '9000-of-tomorrow.sql', 'x')`,
    )
    const platform = await start({ DATABASE_URL: database.url })
    await expect
      .poll(() => platform.output())
      .toContain('the database was written by a newer release; replace this process by one of that release')
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${platform.port}/health/ready`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200)
    platform.child.kill('SIGTERM')
    expect(await platform.ended).toBe(0)
    expect(platform.output()).toContain('9000-of-tomorrow.sql')
    await asOwner('delete from schema_migration where number = 9000')
  })

  it('reports which database functions have the text of another release, and is not ready with them', async () => {
    const comment = `(select obj_description('play_apply'::regproc, 'pg_proc'))`
    await asOwner(
      `do $$ begin execute format('comment on function play_apply is %L', replace(${comment}, 'sha256 ', 'sha256 0')); end $$`,
    )
    const platform = await start({ DATABASE_URL: database.url })
    await expect
      .poll(() => platform.output())
      .toMatch(/"functions":\["play_apply"\].*functions of the database have the text of another release/)
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${platform.port}/health/ready`).then(
          (answer) => answer.text(),
          () => '',
        ),
      )
      .toMatch(/"notReady":\["functions"\]/)
    platform.child.kill('SIGTERM')
    expect(await platform.ended).toBe(0)
    await asOwner(
      `do $$ begin execute format('comment on function play_apply is %L', replace(${comment}, 'sha256 0', 'sha256 ')); end $$`,
    )
  })

  it('reports what is missing', async () => {
    const platform = await start({})
    expect(await platform.ended).toBe(1)
    expect(platform.output()).toContain('DATABASE_URL must be set')
  })
})

const failing = fileURLToPath(new URL('../testing/fail-on-signal.mjs', import.meta.url))

describe('one platform process with an uncaught error', () => {
  const ready = (port: number): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    )

  it.each([
    ['SIGUSR2', 'unhandledRejection', 'a promise that nobody owns'],
    ['SIGPIPE', 'uncaughtException', 'an error that nobody caught'],
  ] as const)(
    'tells it with a reference at %s, takes nothing new, answers what runs, and ends with 1',
    async (signal, origin, message) => {
      const platform = await start({ DATABASE_URL: database.url, NODE_OPTIONS: `--import=${failing}` })
      await expect.poll(() => ready(platform.port)).toBe(200)
      const owner = new pg.Client({ connectionString: database.url })
      await owner.connect()
      await owner.query('begin')
      await owner.query('lock table content in access exclusive mode')
      const running = fetch(`http://127.0.0.1:${platform.port}/wps/relay/MCSFE_getListAnnouncements`).then(
        (answer) => answer.status,
      )
      await expect
        .poll(
          async () =>
            (
              await owner.query(
                `select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database() and relation = 'content'::regclass`,
              )
            ).rows.length,
        )
        .toBeGreaterThan(0)
      platform.child.kill(signal)
      await expect.poll(() => ready(platform.port)).not.toBe(200)
      expect(platform.child.exitCode).toBeNull()
      await owner.query('rollback')
      await owner.end()
      expect(await running).toBe(200)
      expect(await platform.ended).toBe(1)
      expect(platform.output()).not.toContain('did not finish in time')
      const line =
        platform
          .output()
          .split('\n')
          .find((text) => text.includes('"reference"')) ?? ''
      expect(JSON.parse(line)).toMatchObject({
        reference: expect.stringMatching(/^[0-9a-f]{12}$/),
        origin,
        error: { message },
      })
    },
  )

  it('does not wait for ever for running work', async () => {
    const platform = await start({ DATABASE_URL: database.url, NODE_OPTIONS: `--import=${failing}` })
    await expect.poll(() => ready(platform.port)).toBe(200)
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    await owner.query('begin')
    await owner.query('lock table content in access exclusive mode')
    const running = fetch(`http://127.0.0.1:${platform.port}/wps/relay/MCSFE_getListAnnouncements`).then(
      (answer) => answer.status,
      () => 0,
    )
    await expect
      .poll(
        async () =>
          (
            await owner.query(
              `select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database() and relation = 'content'::regclass`,
            )
          ).rows.length,
      )
      .toBeGreaterThan(0)
    platform.child.kill('SIGUSR2')
    expect(await platform.ended).toBe(1)
    expect(await running).toBe(0)
    expect(platform.output()).toContain('did not finish in time')
    await owner.end()
  })
})

describe('one platform process with DRAIN_SECONDS', () => {
  it('reports that it is not ready, still answers and ends each connection politely, sends open pages elsewhere, and stops', async () => {
    const platform = await start({ DATABASE_URL: database.url, DRAIN_SECONDS: '3' })
    const ready = (): Promise<{ status: number; notReady?: string[] }> =>
      fetch(`http://127.0.0.1:${platform.port}/health/ready`).then(
        async (answer) => ({ ...((await answer.json()) as { notReady?: string[] }), status: answer.status }),
        () => ({ status: 0 }),
      )
    await expect.poll(async () => (await ready()).status).toBe(200)
    const page = new WebSocket(`ws://127.0.0.1:${platform.port}/live`)
    const closed = new Promise<number>((resolve) => {
      page.once('close', resolve)
    })
    await new Promise((resolve) => {
      page.once('open', resolve)
    })
    platform.child.kill('SIGTERM')
    await expect.poll(ready).toMatchObject({ status: 503, notReady: ['process'] })
    const answer = await fetch(`http://127.0.0.1:${platform.port}/wps/relay/MCSFE_getListAnnouncements`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(await closed).toBe(1012)
    expect(await platform.ended).toBe(0)
  })
})
