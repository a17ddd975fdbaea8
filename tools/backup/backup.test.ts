// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { withRole } from '@tessera/server/src/testing/connection-urls.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { backUp } from './back-up.ts'
import { ask, createScratch, openFilledTestServer, password } from './backup-for-tests.ts'
import { CannotDo } from './cannot-do.ts'
import { digestOf, type Manifest } from './manifest.ts'
import { isVerification, parseArguments, parseNightly, UsageError } from './parse-arguments.ts'
import { restore } from './restore.ts'
import { verifyInstallation } from './verify-installation.ts'

const scratch = createScratch()
let server: TestServer
let said: string
const [backup, keys] = [scratch.path('backup'), scratch.path('keys')]

const backUpFrom = (
  location: { dataDir: string; databaseUrl: string | undefined },
  folder: string,
  keysFolder?: string,
) => backUp({ location, files: folderStore(location.dataDir, systemChance) }, { folder, keys: keysFolder })
const restoreTo = (
  location: { dataDir: string; databaseUrl: string | undefined },
  folder: string,
  keysFolder?: string,
) =>
  restore(
    {
      location: { ...location, operatorPrivateKey: inject('operatorKeyPem') },
      files: folderStore(location.dataDir, systemChance),
      clock: systemClock,
    },
    { folder, keys: keysFolder },
  )
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const seal = (folder: string, manifest: Manifest): void => {
  const text = JSON.stringify(manifest)
  writeFileSync(join(folder, 'manifest.json'), text)
  writeFileSync(join(folder, 'manifest.sha256'), digestOf(text))
}

beforeAll(async () => {
  server = await openFilledTestServer()
  said = await backUpFrom({ dataDir: server.dataDir, databaseUrl: server.ownerUrl }, backup, keys)
})
afterAll(async () => {
  await server.close()
  await scratch.close()
})

describe('a backup', () => {
  it('is made while the installation runs, prints what it contains, and does not contain the keys', () => {
    expect(said).toMatch(
      /^Backed up as of \S+Z into \S+: \d+ rows of \d+ tables, 2 files, \d+ bytes\.\nSchema: platform \d{4}-\S+\.sql, studio \d{4}-\S+\.sql\.\nKeys, to be kept apart, are in \S+: .*vault\.key/,
    )
    const { parts, tables } = manifestOf(backup)
    expect(tables.find(({ name }) => name === 'ledger_posting')?.rows).toBe(1)
    expect(parts.every(({ path, bytes }) => statSync(join(backup, path)).size === bytes)).toBe(true)
    expect(
      execFileSync(
        'grep',
        ['-rlF', readFileSync(join(server.dataDir, 'vault.key'), 'utf8').trim(), backup, keys],
        { encoding: 'utf8' },
      ).trim(),
    ).toBe(join(keys, 'vault.key'))
    for (const folder of [backup, keys]) expect(statSync(folder).mode & 0o077).toBe(0)
  })

  it('restores everything into an empty place: rows, files, keys; and the next bet continues the numbering', async () => {
    const location = { dataDir: scratch.path('restored'), databaseUrl: await scratch.emptyDatabase() }
    const given = await restoreTo(location, backup, keys)
    expect(given).toMatch(
      /^Restored as of .*\nThe schema is that of this release\.\nThe ledger adds up: 1 postings of \d+ accounts\.\nThe record of what operators did is whole: \d+ entries, which nobody can change\.\nAll 2 files of the library are there\.\nThe keys fit: /,
    )
    const again = scratch.path('again')
    await backUpFrom(location, again)
    const digests = (folder: string) =>
      manifestOf(folder).parts.map(({ path, sha256 }) => `${path} ${sha256}`)
    expect(digests(again)).toEqual(digests(backup))
    expect(manifestOf(again).sequences).toEqual(manifestOf(backup).sequences)
    expect(manifestOf(again).partitions).toEqual(manifestOf(backup).partitions)
    expect(
      await ask(location.databaseUrl, 'select tableoid::regclass::text as name from bet_fact order by id'),
    ).toEqual([{ name: 'bet_fact_first' }, { name: 'bet_fact_second' }])

    const restored = await openTestServer({
      databaseUrl: location.databaseUrl,
      vaultKeyFile: join(location.dataDir, 'vault.key'),
    })
    const player = restored.program()
    const { envelope } = await player.call('identity.login', {
      username: 'player01',
      password,
      ...(await player.botCheck()),
    })
    player.token = envelope.value.token
    expect((await player.call('wallet.balance', {})).envelope.value.sumBalance).toBe(1_000)
    const newcomer = await restored.member('player02')
    expect((await newcomer.call('wallet.balance', {})).status).toBe(200)
    await restored.close()
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const other = scratch.path('moment')
    const write = async (): Promise<void> => {
      for (let n = 0; n < 20; n++)
        await server.modules.identity.openAccount({
          username: `later${n}x`,
          password,
          currency: 'USD',
          ofAge: 18,
        })
    }
    await Promise.all([backUpFrom({ dataDir: server.dataDir, databaseUrl: server.ownerUrl }, other), write()])
    // A reference to a missing row would be refused.
    await restoreTo(
      { dataDir: scratch.path('moment-data'), databaseUrl: await scratch.emptyDatabase() },
      other,
    )
  })

  it.each([
    [
      'a folder that is there',
      () => backUpFrom({ dataDir: server.dataDir, databaseUrl: server.ownerUrl }, backup),
      'is there already',
    ],
    [
      'keys inside of it',
      () =>
        backUpFrom(
          { dataDir: server.dataDir, databaseUrl: server.ownerUrl },
          scratch.path('both'),
          scratch.path('both/keys'),
        ),
      'whoever has both can open everything',
    ],
    [
      'no installation at all',
      () => backUpFrom({ dataDir: scratch.path('nowhere'), databaseUrl: undefined }, scratch.path('none')),
      'There is no installation in',
    ],
    [
      'an empty database',
      async () =>
        backUpFrom(
          { dataDir: server.dataDir, databaseUrl: await scratch.emptyDatabase() },
          scratch.path('none'),
        ),
      'holds no installation',
    ],
    [
      'a database that is away',
      () =>
        backUpFrom(
          { dataDir: server.dataDir, databaseUrl: 'postgresql://nobody:hunter2@127.0.0.1:9/none' },
          scratch.path('none'),
        ),
      'does not answer',
    ],
    [
      'a login that may not read everything',
      () =>
        backUpFrom(
          { dataDir: server.dataDir, databaseUrl: withRole(server.ownerUrl, 'tessera_studio') },
          scratch.path('none'),
        ),
      'must be the address of the owner',
    ],
  ])('is refused in a sentence for %s, and leaves nothing', async (_what, attempt, sentence) => {
    const before = readdirSync(scratch.folder)
    const error = await attempt().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(CannotDo)
    expect((error as Error).message).toContain(sentence)
    expect((error as Error).message).not.toContain('hunter2')
    expect(readdirSync(scratch.folder)).toEqual(before)
  })

  it('names a picture that is damaged instead of backing it up', async () => {
    const { dataDir } = server
    const [location = ''] = manifestOf(backup).parts.flatMap(({ path }) =>
      path.startsWith('files/') ? [path.slice('files/'.length)] : [],
    )
    const [area = '', name = ''] = location.split('/')
    const file = join(dataDir, 'files', area, name.slice(0, 2), name)
    const bytes = readFileSync(file)
    writeFileSync(file, 'something else')
    await expect(
      backUpFrom({ dataDir, databaseUrl: server.ownerUrl }, scratch.path('damaged')),
    ).rejects.toThrow(`the file ${location} is damaged`)
    writeFileSync(file, bytes)
  })
})

describe('a restore that is refused', () => {
  // One backup for all: each finds and leaves it empty.
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await scratch.emptyDatabase()
  })
  const copied = (change: (folder: string, manifest: Manifest) => void): string => {
    const folder = scratch.path('changed')
    rmSync(folder, { recursive: true, force: true })
    cpSync(backup, folder, { recursive: true })
    change(folder, manifestOf(folder))
    return folder
  }
  const largest = (manifest: Manifest): string =>
    manifest.parts.toSorted((one, other) => other.bytes - one.bytes)[0]?.path ?? ''
  const otherKeys = (change: (folder: string) => void): string => {
    const folder = scratch.path('other-keys')
    rmSync(folder, { recursive: true, force: true })
    cpSync(keys, folder, { recursive: true })
    change(folder)
    return folder
  }
  const withVaultKey =
    (text: string) =>
    (folder: string): void => {
      writeFileSync(join(folder, 'vault.key'), text)
      const names = readdirSync(folder).filter((name) => name !== 'keys.sha256')
      writeFileSync(
        join(folder, 'keys.sha256'),
        names.map((name) => `${digestOf(readFileSync(join(folder, name)))}  ${name}\n`).join(''),
      )
    }

  it.each<[string, string, () => string, (() => string)?]>([
    ['what is no backup', 'is no whole backup', () => scratch.path('nowhere')],
    [
      'a part that was altered',
      'was altered',
      () =>
        copied((folder, manifest) => {
          const file = join(folder, largest(manifest))
          const bytes = readFileSync(file)
          bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
          writeFileSync(file, bytes)
        }),
    ],
    [
      'a part that was cut short',
      'was cut short',
      () => copied((folder, manifest) => truncateSync(join(folder, largest(manifest)), 10)),
    ],
    [
      'a part that is missing',
      'is missing',
      () => copied((folder, manifest) => rmSync(join(folder, largest(manifest)))),
    ],
    [
      'a manifest that was altered',
      'manifest.json is not what manifest.sha256 says',
      () =>
        copied((folder) =>
          writeFileSync(
            join(folder, 'manifest.json'),
            readFileSync(join(folder, 'manifest.json'), 'utf8').replace('"rows": 1', '"rows": 2'),
          ),
        ),
    ],
    [
      'a newer format',
      'by a newer release, in format 2',
      () => copied((folder, manifest) => seal(folder, { ...manifest, format: 2 as 1 })),
    ],
    [
      'a newer schema',
      'The backup is newer than this release: it was made after the migration 9999-later.sql',
      () =>
        copied((folder, manifest) => {
          manifest.migrations.platform.push({ number: 9999, name: '9999-later.sql', checksum: 'x' })
          seal(folder, manifest)
        }),
    ],
    [
      'a schema of another history',
      'is another than ours',
      () =>
        copied((folder, manifest) => {
          const [first] = manifest.migrations.platform
          if (first) first.checksum = 'x'
          seal(folder, manifest)
        }),
    ],
    [
      'a part that this release makes in another way',
      'This release makes parts of tables in another way than the backup (bets_add_partition)',
      () =>
        copied((folder, manifest) => {
          const maker = manifest.functions.platform.find(({ name }) => name === 'bets_add_partition')
          if (maker) maker.checksum = 'x'
          seal(folder, manifest)
        }),
    ],
    [
      'a place outside of the backup',
      'cannot be read',
      () =>
        copied((folder, manifest) => {
          const [first] = manifest.parts
          if (first) first.path = 'files/../../../etc/passwd'
          seal(folder, manifest)
        }),
    ],
    [
      'another vault key',
      'this data needs the vault key',
      () => backup,
      () => otherKeys(withVaultKey(Buffer.alloc(32, 7).toString('base64'))),
    ],
    [
      'a vault key that is none',
      'does not hold a vault key',
      () => backup,
      () => otherKeys(withVaultKey('half-a-key')),
    ],
    [
      'a vault key that is missing',
      'holds no key',
      () => backup,
      () =>
        otherKeys((folder) => {
          rmSync(join(folder, 'vault.key'))
          writeFileSync(join(folder, 'keys.sha256'), '')
        }),
    ],
    [
      'keys that were altered',
      'was altered',
      () => backup,
      () =>
        otherKeys((folder) =>
          writeFileSync(join(folder, 'vault.key'), Buffer.alloc(32, 7).toString('base64')),
        ),
    ],
    ['a folder without keys', 'holds no backup of keys', () => backup, () => scratch.path('nowhere')],
    [
      'rows that break the rules, found when they are loaded',
      'ledger',
      () =>
        copied((folder, manifest) => {
          const part = manifest.parts.find(({ path }) => path.includes('ledger_posting.'))
          const file = join(folder, part?.path ?? '')
          const text = gunzipSync(readFileSync(file)).toString()
          const bytes = gzipSync(text.replaceAll('1000000000', '1000000001'))
          writeFileSync(file, bytes)
          Object.assign(part ?? {}, { bytes: bytes.length, sha256: digestOf(bytes) })
          seal(folder, manifest)
        }),
    ],
    [
      'a table with fewer rows than it says',
      'rows of',
      () =>
        copied((folder, manifest) => {
          const table = manifest.tables.find(({ name }) => name === 'operator_action')
          if (table) table.rows += 1
          seal(folder, manifest)
        }),
    ],
  ])(
    'for %s says so in one sentence and leaves the place as empty as it was',
    async (_what, sentence, folder, keysFolder) => {
      const location = { dataDir: scratch.path('refused'), databaseUrl }
      const error = await restoreTo(location, folder(), (keysFolder ?? (() => keys))()).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(CannotDo)
      expect((error as Error).message).toContain(sentence)
      expect((error as Error).message.split('\n')).toHaveLength(1)
      expect(
        await ask(
          location.databaseUrl,
          `select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'studio'))`,
        ),
      ).toEqual([])
      expect(existsSync(location.dataDir) ? readdirSync(location.dataDir) : []).toEqual([])
    },
  )

  it('because somebody stopped it midway is undone', async () => {
    const location = { dataDir: scratch.path('stopped'), databaseUrl }
    const stopping = new AbortController()
    const files = folderStore(location.dataDir, systemChance)
    const deps = {
      location: { ...location, operatorPrivateKey: inject('operatorKeyPem') },
      clock: systemClock,
      signal: stopping.signal,
    }
    // All rows are restored before the first picture.
    const stopped = restore(
      {
        ...deps,
        files: {
          ...files,
          keep: (...file) => {
            stopping.abort(new CannotDo('Interrupted'))
            return files.keep(...file)
          },
        },
      },
      { folder: backup, keys },
    )
    await expect(stopped).rejects.toThrow('Interrupted')
    expect(
      await ask(
        location.databaseUrl,
        `select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'studio'))`,
      ),
    ).toEqual([])
    expect(readdirSync(location.dataDir)).toEqual([])
  })

  it('never overwrites anything: an installation, files, keys', async () => {
    await expect(
      restoreTo({ dataDir: scratch.path('free'), databaseUrl: server.ownerUrl }, backup, keys),
    ).rejects.toThrow('The database is not empty')
    const taken = (name: string): string => {
      const folder = scratch.path('taken')
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(join(folder, name), { recursive: true })
      return folder
    }
    await expect(
      restoreTo({ dataDir: taken('postgres'), databaseUrl: undefined }, backup, keys),
    ).rejects.toThrow('There is an installation in')
    await expect(restoreTo({ dataDir: taken('files'), databaseUrl }, backup, keys)).rejects.toThrow(
      'There are files in',
    )
    const folder = taken('.')
    writeFileSync(join(folder, 'vault.key'), 'of another installation')
    await expect(restoreTo({ dataDir: folder, databaseUrl }, backup, keys)).rejects.toThrow(
      'There are keys in',
    )
    expect(readFileSync(join(folder, 'vault.key'), 'utf8')).toBe('of another installation')
  })
})

describe('a restore whose keys are in a place of their own, as make-keys leaves them', () => {
  const restoreWith = async (name: string, vaultKeyFile: string) => {
    const place = { dataDir: scratch.path(name), databaseUrl: await scratch.emptyDatabase() }
    const said = restore(
      {
        location: { ...place, vaultKeyFile, operatorPrivateKey: inject('operatorKeyPem') },
        files: folderStore(place.dataDir, systemChance),
        clock: systemClock,
      },
      { folder: backup, keys: undefined },
    )
    return { location: place, said }
  }

  it('compares them with what the data needs, and says that they fit', async () => {
    const { said } = await restoreWith('keys-fit', join(keys, 'vault.key'))
    expect(await said).toMatch(/The keys fit: .*\(vault\)/)
  })

  it('is refused before anything is changed if they are those of another installation', async () => {
    const other = scratch.path('foreign-keys')
    mkdirSync(other)
    writeFileSync(join(other, 'vault.key'), Buffer.alloc(32, 9).toString('base64'))
    const { location: place, said } = await restoreWith('keys-differ', join(other, 'vault.key'))
    await expect(said).rejects.toThrow('holds another key; this data needs the vault key')
    expect(await ask(place.databaseUrl, "select from pg_tables where schemaname = 'public'")).toEqual([])
  })
})

describe('the note of a backup', () => {
  it('says when it was finished, how large it is and whether its keys were copied', async () => {
    const [noted] = await ask<{ bytes: string; with_keys: boolean; age: number }>(
      server.ownerUrl,
      'select bytes::text, with_keys, extract(epoch from now() - finished_at)::int as age from backup_record order by id',
    )
    const bytes = manifestOf(backup).parts.reduce((sum, part) => sum + part.bytes, 0)
    expect([noted?.bytes, noted?.with_keys]).toEqual([String(bytes), true])
    expect(noted?.age).toBeGreaterThanOrEqual(0)
  })
})

describe('an existing installation', () => {
  const verify = (change: object = {}) =>
    verifyInstallation({
      location: {
        dataDir: server.dataDir,
        databaseUrl: server.ownerUrl,
        operatorPrivateKey: inject('operatorKeyPem'),
        ...change,
      },
      files: folderStore(server.dataDir, systemChance),
      clock: systemClock,
    })

  it('is checked in its place: schema, ledger, record, pictures, keys', async () => {
    expect(await verify()).toMatch(
      /^The schema is that of this release\.\nThe ledger adds up.*\nThe record.*\nAll 2 files.*\nThe keys fit/,
    )
  })

  it('with other keys is reported', async () => {
    await expect(verify({ vaultKey: Buffer.alloc(32, 7).toString('base64') })).rejects.toThrow(
      'VAULT_KEY holds another key; this data needs the vault key',
    )
  })

  it('whose record could be changed is reported', async () => {
    await ask(server.ownerUrl, 'alter table operator_action disable trigger operator_action_insert_only')
    await expect(verify()).rejects.toThrow('The record of what operators did could be changed')
    await ask(server.ownerUrl, 'alter table operator_action enable trigger operator_action_insert_only')
  })

  it('of an older release must be updated, and one of a newer release must be left alone', async () => {
    const [last] = await ask<{ number: number; name: string; checksum: string }>(
      server.ownerUrl,
      'delete from studio_schema_migration where number = (select max(number) from studio_schema_migration) returning number, name, checksum',
    )
    await expect(verify()).rejects.toThrow('npm run migrate')
    await ask(
      server.ownerUrl,
      `insert into studio_schema_migration (number, name, checksum) values (${last?.number}, '${last?.name}', '${last?.checksum}'), (9999, '9999-later.sql', 'x')`,
    )
    await expect(verify()).rejects.toThrow('9999-later.sql')
    await ask(server.ownerUrl, 'delete from studio_schema_migration where number = 9999')
    const [{ comment } = {}] = await ask<{ comment: string }>(
      server.ownerUrl,
      `select obj_description('play_apply'::regproc, 'pg_proc') as comment`,
    )
    await ask(server.ownerUrl, 'comment on function play_apply is null')
    await expect(verify()).rejects.toThrow(
      'The function play_apply of this database is that of another release',
    )
    await ask(server.ownerUrl, `comment on function play_apply is '${comment}'`)
  })
})

// Only root may mount a small disk there.
describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('a full disk', () => {
  it('is reported in a sentence, and no partial backup is left', async () => {
    const disk = scratch.path('disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk])
    try {
      await expect(
        backUpFrom({ dataDir: server.dataDir, databaseUrl: server.ownerUrl }, join(disk, 'backup')),
      ).rejects.toThrow('There is no backup: the disk is full.')
      expect(readdirSync(disk)).toEqual([])
      // Too small for a database.
      chmodSync(disk, 0o755)
      await expect(restoreTo({ dataDir: disk, databaseUrl: undefined }, backup, keys)).rejects.toThrow(
        'Nothing was restored: the disk is full.',
      )
      expect(existsSync(join(disk, 'postgres'))).toBe(false)
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

describe('the command lines', () => {
  it('name a folder and say what happens to the keys', () => {
    expect(parseArguments(['--to', 'a', '--keys', 'b'], 'to')).toEqual({ folder: 'a', keys: 'b' })
    expect(parseArguments(['--from', 'a', '--without-keys'], 'from')).toEqual({
      folder: 'a',
      keys: undefined,
    })
    expect(isVerification(['--verify'])).toBe(true)
    expect(isVerification(['--from', 'a', '--without-keys'])).toBe(false)
    expect(() => isVerification(['--verify', '--from', 'a'])).toThrow(UsageError)
  })

  it.each([
    [[]],
    [['--to', 'a']],
    [['--keys', 'b']],
    [['--to', 'a', '--keys', 'b', '--without-keys']],
    [['--from', 'a', '--keys', 'b']],
    [['--to', 'a', '--keys', '']],
    [['--to', 'a', '--what']],
    [['--to', 'a', '--keys', 'b', 'c']],
    [['--to', 'a', '--without-keys', '--keep', '3']],
  ])('refuse %j', (args) => {
    expect(() => parseArguments(args, 'to')).toThrow(UsageError)
  })

  it('name where the backups of every night go, and how many stay', () => {
    expect(parseNightly(['--into', 'a', '--keep', '14', '--without-keys'])).toEqual({ into: 'a', keep: 14 })
    expect(parseNightly(['--to', 'a', '--without-keys'])).toBeUndefined()
  })

  it.each([
    [['--into', 'a', '--without-keys']],
    [['--into', 'a', '--keep', '0', '--without-keys']],
    [['--into', 'a', '--keep', '-1', '--without-keys']],
    [['--into', 'a', '--keep', 'all', '--without-keys']],
    [['--into', ' ', '--keep', '3', '--without-keys']],
    [['--keep', '3', '--without-keys']],
    [['--into', 'a', '--keep', '3']],
    [['--into', 'a', '--keep', '3', '--keys', 'b']],
    [['--into', 'a', '--to', 'b', '--keep', '3', '--without-keys']],
  ])('refuse %j for every night', (args) => {
    expect(() => parseNightly(args)).toThrow(UsageError)
  })
})
