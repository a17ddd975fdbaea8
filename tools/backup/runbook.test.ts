// SPDX-License-Identifier: Apache-2.0
import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { asIdentity } from '@tessera/server/src/platform/db/embedded-postgres-binaries.ts'
import { choosePostgresIdentity } from '@tessera/server/src/platform/db/embedded-postgres-identity.ts'
import { adminRole, ownerRole } from '@tessera/server/src/platform/db/embedded-postgres-role-names.ts'
import { socketUrl } from '@tessera/server/src/platform/db/embedded-postgres-socket.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { withDatabase } from '@tessera/server/src/testing/connection-urls.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { ask, createScratch, openFilledTestServer, password } from './backup-for-tests.ts'
import { withBuiltIn } from './installation-database.ts'
import type { Manifest } from './manifest.ts'

const scratch = createScratch()
afterAll(() => scratch.close())

const page = readFileSync(join(rootFolder, 'docs/runbook/backup.md'), 'utf8')
/** The code blocks of one kind below a heading of the page. */
const blocksOf = (heading: string, kind: 'sh' | 'ini'): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )
}

const shims = scratch.path('bin')
mkdirSync(shims)
// `npm run NAME -- ...` and the program of the image are the same command; only the installation is omitted.
writeFileSync(
  join(shims, 'npm'),
  `#!/bin/sh\nshift; name="$1"; shift; [ "$1" = "--" ] && shift\nexec "${process.execPath}" "${join(rootFolder, 'deploy/run.mjs')}" "$name" "$@"\n`,
)
chmodSync(join(shims, 'npm'), 0o755)

/** Runs lines of the page in a shell that stops at the first failure. */
async function follow(
  block: string | undefined,
  environment: Record<string, string>,
  { binaries = '', ...identity }: { binaries?: string; uid?: number; gid?: number } = {},
): Promise<string> {
  expect(block).toBeDefined()
  const env = {
    ...bareEnvironment,
    PATH: [shims, binaries, process.env['PATH']].filter(Boolean).join(':'),
    MODE: 'production',
    ...environment,
  }
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block ?? ''], {
    env,
    cwd: scratch.folder,
    ...identity,
  })
  return stdout
}

const playerLogsIn = async (server: TestServer, username: string): Promise<boolean> => {
  const client = server.program()
  return (await client.call('identity.login', { username, password, ...(await client.botCheck()) })).envelope
    .success
}
const digestsIn = (folder: string): string[] =>
  (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).parts
    .filter(({ path }) => !path.includes('known_key'))
    .map(({ path, sha256 }) => `${path} ${sha256}`)

describe('someone with only the page about backups', () => {
  it('backs up an installation, loses the machine, restores it on another, and moves it to a separate database', async () => {
    const [backUp, restore] = [blocksOf('Back up', 'sh')[0], blocksOf('Restore', 'sh')[0]]
    const server = await openFilledTestServer({ operatorPrivateKey: undefined })
    const first = { BACKUP: scratch.path('first'), KEYS: scratch.path('first-keys') }
    expect(
      await follow(backUp, { ...first, DATA_DIR: server.dataDir, DATABASE_URL: server.ownerUrl }),
    ).toContain('operator-key.pem, operator-key.pub.pem, vault.key')
    await server.close()
    expect(existsSync(server.dataDir)).toBe(false)

    const DATA_DIR = scratch.path('machine')
    expect(await follow(restore, { ...first, DATA_DIR })).toMatch(
      /The ledger adds up: 1 postings.*\nThe record.*\nAll 2 files.*\nThe keys fit/,
    )
    expect(await follow(blocksOf('A drill', 'sh')[0], { ...first, DATA_DIR })).toContain(
      'The drill is passed.',
    )
    const own = {
      vaultKeyFile: join(DATA_DIR, 'vault.key'),
      operatorPrivateKey: undefined,
      operatorPrivateKeyFile: join(DATA_DIR, 'operator-key.pem'),
    }

    const second = { BACKUP: scratch.path('second'), KEYS: scratch.path('second-keys') }
    await follow(backUp, { ...second, DATA_DIR })
    expect(digestsIn(second.BACKUP)).toEqual(digestsIn(first.BACKUP))
    const DATABASE_URL = await scratch.emptyDatabase()
    await follow(restore, { ...second, DATA_DIR: scratch.path('elsewhere'), DATABASE_URL })
    expect(readdirSync(scratch.path('elsewhere')).toSorted()).toEqual([
      'files',
      'operator-key.pem',
      'operator-key.pub.pem',
      'vault.key',
    ])
    const there = await openTestServer({ ...own, databaseUrl: DATABASE_URL })
    expect(await playerLogsIn(there, 'player01')).toBe(true)
    await there.close()
    await withBuiltIn(DATA_DIR, async (databaseUrl) => {
      const here = await openTestServer({ ...own, databaseUrl })
      expect(await playerLogsIn(here, 'player01')).toBe(true)
      await here.close()
    })
  })

  it('finds every command of the page among the existing ones', () => {
    const { scripts } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

describe.runIf(process.env['LONG_TESTS'] !== undefined)('Ctrl-C in the middle of a restore', () => {
  it('leaves no server and nothing that looks like an installation', async () => {
    const server = await openFilledTestServer()
    const [BACKUP, DATA_DIR] = [scratch.path('to-break'), scratch.path('broken-off')]
    const environment = { ...bareEnvironment, MODE: 'production', DATA_DIR }
    await follow('npm run backup -- --to "$BACKUP" --without-keys', {
      BACKUP,
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.ownerUrl,
    })
    const child = spawn(
      process.execPath,
      [join(rootFolder, 'tools/backup/run-restore.ts'), '--from', BACKUP, '--without-keys'],
      { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    await expect.poll(() => existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(true)
    const [pid = ''] = readFileSync(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    child.kill('SIGINT')
    expect([await ended, said.trim()]).toEqual([1, 'Interrupted: what was begun was taken back.'])
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    expect(readdirSync(DATA_DIR).filter((name) => !name.startsWith('postgres-'))).toEqual([])
    await server.close()
  })
})

/** Debian's path of a PostgreSQL with all its programs; the built-in one lacks those for base backups. */
const binaries = (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(join(folder, 'pg_basebackup')))

// Runs with LONG_TESTS, if Debian's package postgresql is installed.
describe.runIf(process.env['LONG_TESTS'] !== undefined && binaries !== undefined)(
  'a PostgreSQL that archives its log of changes',
  () => {
    it('returns to the moment before the mistake, as the page says', { timeout: 180_000 }, async () => {
      const heading = 'Any moment: a log of every change'
      const [[settings = ''], [base, recovery, verify]] = [blocksOf(heading, 'ini'), blocksOf(heading, 'sh')]
      const identity = asIdentity(choosePostgresIdentity(scratch.folder))
      const home = scratch.path('pitr')
      execFileSync('install', [
        '-d',
        '-m',
        '700',
        ...(identity.uid === undefined ? [] : ['-o', String(identity.uid)]),
        home,
      ])
      const environment = {
        ARCHIVE: join(home, 'archive'),
        PGDATA: join(home, 'data'),
        BASE: join(home, 'base'),
        NEW_PGDATA: join(home, 'new'),
        REPLICATION_URL: socketUrl(home, 'postgres', adminRole),
      }
      const as = (block: string | undefined, more: Record<string, string> = {}) =>
        follow(block, { ...environment, ...more }, { binaries: binaries ?? '', ...identity })
      await as('mkdir "$ARCHIVE"; initdb -D "$PGDATA" -U tessera_admin --auth=trust --data-checksums')
      const conf = `${settings.replaceAll('$ARCHIVE', environment.ARCHIVE)}\nunix_socket_directories = '${home}'\nlisten_addresses = ''\n`
      await as(
        `cat >> "$PGDATA/postgresql.conf" <<'END'\n${conf}END\npg_ctl start --pgdata="$PGDATA" --log="$PGDATA.log" --wait`,
      )
      const DATABASE_URL = socketUrl(home, 'tessera')
      try {
        await ask(environment.REPLICATION_URL, `create role ${ownerRole} login createrole`)
        await ask(environment.REPLICATION_URL, `create database tessera owner ${ownerRole}`)
        await migrate({ ownerUrl: DATABASE_URL })
        const server = await openFilledTestServer({
          databaseUrl: DATABASE_URL,
          operatorPrivateKey: undefined,
        })
        await as(base)
        const open = (username: string) =>
          server.modules.identity.openAccount({ username, password, currency: 'USD', ofAge: 18 })
        await open('before01')
        const [moment] = await ask<{ at: string }>(DATABASE_URL, 'select clock_timestamp()::text as at')
        await open('after001')
        const [ended] = await ask<{ file: string }>(
          withDatabase(environment.REPLICATION_URL, 'tessera'),
          'select pg_walfile_name(pg_switch_wal()) as file',
        )
        const archived = async (): Promise<string> =>
          (
            await ask<{ file: string | null }>(
              DATABASE_URL,
              'select last_archived_wal as file from pg_stat_archiver',
            )
          )[0]?.file ?? ''
        await expect.poll(async () => (await archived()) >= (ended?.file ?? 'none')).toBe(true)
        await as('pg_ctl stop --pgdata="$PGDATA" --mode=immediate; rm -r "$PGDATA"')

        await as(recovery, { MOMENT: moment?.at ?? '' })
        await expect
          .poll(
            async () =>
              (await ask<{ going: boolean }>(DATABASE_URL, 'select pg_is_in_recovery() as going'))[0]?.going,
          )
          .toBe(false)
        expect(
          await ask(
            DATABASE_URL,
            `select username from member where username in ('player01', 'before01', 'after001') order by 1`,
          ),
        ).toEqual([{ username: 'before01' }, { username: 'player01' }])
        expect(await follow(verify, { DATABASE_URL, DATA_DIR: server.dataDir })).toMatch(
          /The ledger adds up: 1 postings.*\nThe record.*\nAll 2 files.*\nThe keys fit/,
        )
        await server.close()
      } finally {
        for (const folder of [environment.PGDATA, environment.NEW_PGDATA])
          await as(`pg_ctl stop --pgdata="${folder}" --mode=immediate || true`)
      }
    })
  },
)
