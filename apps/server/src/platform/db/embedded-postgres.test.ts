// SPDX-License-Identifier: Apache-2.0
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-pg-')))
// When root starts the database, it runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const running: EmbeddedPostgres[] = []
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(dataDir: string, settings?: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...(settings ? { settings } : {}) })
  running.push(postgres)
  return postgres
}

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl() })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

it('is durable, uses checksums, and is accessible only to its owner', async () => {
  const postgres = await start(join(folder, 'fresh'))
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'listen_addresses',
    'unix_socket_permissions',
    'server_encoding',
  ]
  const [settings] = await ask(
    postgres,
    `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    unix_socket_permissions: '0700',
    server_encoding: 'UTF8',
  })
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700)
  expect(await ask(postgres, `select current_user as owner, upper('phở ä') as upper`)).toEqual([
    { owner: 'tessera_owner', upper: 'PHỞ Ä' },
  ])
})

it('finds everything acknowledged after kill -9 of the server and its sessions', async () => {
  const killed = await start(join(folder, 'killed'))
  await ask(killed, 'create table kept (id integer)')
  await ask(killed, 'insert into kept select generate_series(1, 1000)')
  killed.kill()
  await killed.exited
  const again = await start(join(folder, 'killed'))
  expect(await ask(again, 'select count(*)::integer as rows from kept')).toEqual([{ rows: 1000 }])
})

it('stops cleanly and starts again on its data', async () => {
  const first = await start(join(folder, 'stopped'))
  await ask(first, 'create table kept (id integer)')
  await first.stop()
  expect(existsSync(join(folder, 'stopped/postmaster.pid'))).toBe(false)
  expect(
    await ask(await start(join(folder, 'stopped')), 'select count(*)::integer as rows from kept'),
  ).toEqual([{ rows: 0 }])
})

it('refuses a second start on the same folder while the first runs', async () => {
  const first = await start(join(folder, 'taken'))
  await expect(start(join(folder, 'taken'))).rejects.toThrow(`in use by the running process ${process.pid}`)
  expect(await ask(first, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('accepts further settings, for the benchmark that must lose bets', async () => {
  expect(await ask(await start(join(folder, 'careless'), { fsync: 'off' }), 'show fsync')).toEqual([
    { fsync: 'off' },
  ])
})

it('puts the socket into a short folder when the path of the data is too long', async () => {
  const deep = join(folder, 'deep, with a comma'.padEnd(120, 'x'), 'data')
  const postgres = await start(deep)
  expect(Buffer.byteLength(`${postgres.socketDir}/.s.PGSQL.5432`)).toBeLessThan(100)
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700)
  expect(await ask(postgres, 'select 1 as alive')).toEqual([{ alive: 1 }])
  await postgres.stop()
  expect(existsSync(postgres.socketDir)).toBe(false)
})

it('leaves data of another major version alone and says what to do', async () => {
  const old = join(folder, 'old')
  mkdirSync(old)
  writeFileSync(join(old, 'PG_VERSION'), '17\n')
  await expect(start(old)).rejects.toThrow(
    /written by PostgreSQL 17.*brings PostgreSQL 18.*Nothing was changed/,
  )
  expect(readFileSync(join(old, 'PG_VERSION'), 'utf8')).toBe('17\n')
})

it('does not use a folder that holds something else', async () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'holiday.txt'), 'mine')
  await expect(start(other)).rejects.toThrow('holds files but no PostgreSQL data')
  expect(readFileSync(join(other, 'holiday.txt'), 'utf8')).toBe('mine')
})

it('explains why the server did not start', async () => {
  await expect(start(join(folder, 'wrong'), { shared_buffers: 'plenty' })).rejects.toThrow(
    /did not start.*shared_buffers/s,
  )
})

it.runIf(process.getuid?.() === 0)(
  "keeps root's data in a place that its own user can reach when the folder is closed to others",
  async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const first = await start(join(closed, 'data'))
    const data = realpathSync(join(closed, 'data'))
    await ask(first, 'create table kept (id integer)')
    await first.stop()
    expect(
      await ask(await start(join(closed, 'data')), 'select count(*)::integer as rows from kept'),
    ).toEqual([{ rows: 0 }])
    await running[0]?.stop()
    rmSync(dirname(data), { recursive: true })
  },
)

it.runIf(process.getuid?.() === 0)(
  'says what to do when data was moved below a folder that is closed to its user',
  async () => {
    const moved = join(folder, 'moved')
    const first = await start(join(moved, 'data'))
    await first.stop()
    chmodSync(moved, 0o700)
    await expect(start(join(moved, 'data'))).rejects.toThrow('closed to the user')
  },
)
