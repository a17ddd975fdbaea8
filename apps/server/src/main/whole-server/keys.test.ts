// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDraws } from '../../modules/lottery/draws/run-draws.ts'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer, type TestServerOptions } from '../../testing/server-for-tests.ts'
import { hasTang, startTang } from '../../testing/tang-for-tests.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
const keyA = Buffer.alloc(32, 1).toString('base64')
const keyB = Buffer.alloc(32, 2).toString('base64')
const minuteMs = 60_000
let database: TestDatabase
let servers: TestServer[] = []
beforeEach(() => {
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A process on the group's database, whose keys are not opened yet. */
async function processWith(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer({ databaseUrl: database.url, opensKeys: false, ...options })
  servers.push(server)
  return server
}
const started = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await processWith(options)
  await server.openKeys()
  return server
}
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
const knownIds = async ({ platform }: TestServer): Promise<string[]> =>
  (
    await platform.database.query<{ key_id: string }>(
      sql`select key_id from known_key where purpose = 'vault' and state = 'current'`,
    )
  ).map((row) => row.key_id)

describe('a new installation', () => {
  beforeEach(async () => {
    database = await testDatabase()
  })
  afterEach(() => database.close())

  it('creates its vault key at the first start, stores its fingerprint, and starts with it again', async () => {
    const first = await started()
    const text = readFileSync(join(first.dataDir, 'vault.key'), 'utf8')
    expect(Buffer.from(text, 'base64')).toHaveLength(32)
    expect(await knownIds(first)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
    await expect(started({ vaultKey: text })).resolves.toBeDefined()
  })

  it('has one key when two processes with separate folders start at once: the other refuses and leaves none behind', async () => {
    const both = [await processWith(), await processWith()]
    const ends = await Promise.allSettled(both.map((server) => server.openKeys()))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const loser = both[ends.findIndex(({ status }) => status === 'rejected')]!
    expect(
      String((ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason),
    ).toContain('this database knows')
    expect(existsSync(join(loser.dataDir, 'vault.key'))).toBe(false)
    expect(await knownIds(loser)).toHaveLength(1)
  })

  it.each([
    ['a mounted file', () => ({ vaultKeyFile: fileWith('mounted', `${keyA}\n`) })],
    ['a variable', () => ({ vaultKey: keyA })],
    ['a command that opens a sealed file', () => ({ vaultKeyCommand: sealedFile() })],
  ])('takes its key from %s, the same everywhere', async (_, source) => {
    await started({ vaultKey: keyA })
    await expect(started(source())).resolves.toBeDefined()
  })

  it.each([
    ['a file that is not there', { vaultKeyFile: join(folder, 'nowhere') }, 'VAULT_KEY_FILE ('],
    [
      'a text that is no key',
      { vaultKey: 'c2hvcnQ=' },
      'VAULT_KEY does not hold a vault key: 32 bytes in base64',
    ],
    [
      'a command that fails',
      { vaultKeyCommand: 'echo "no such key" >&2; exit 3' },
      'The command of VAULT_KEY_COMMAND failed (exit code 3): no such key',
    ],
    ['a command that prints nothing', { vaultKeyCommand: 'true' }, 'VAULT_KEY_COMMAND holds no vault key'],
  ])('refuses %s in words, and notes nothing', async (_, source, words) => {
    const server = await processWith(source)
    const refusal = await server.openKeys().catch((error: unknown) => error as Error)
    expect(refusal).toMatchObject({ name: 'KeyRefused', message: expect.stringContaining(words) as string })
    expect(String(refusal)).not.toContain('c2hvcnQ=')
    expect(await knownIds(server)).toEqual([])
  })
})

// Runs with `npm run test:long`, if Tang and clevis are installed.
describe.runIf(process.env['LONG_TESTS'] && hasTang)('a key service', () => {
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('opens the same key for every process, and none starts while it is unavailable', async () => {
    const tang = await startTang(folder)
    const vaultKeyCommand = await tang.seal(keyA, join(folder, 'sealed-by-tang'))
    await started({ vaultKeyCommand })
    await expect(started({ vaultKeyCommand })).resolves.toBeDefined()
    await expect(started({ vaultKey: keyA })).resolves.toBeDefined()
    await tang.close()
    await expect((await processWith({ vaultKeyCommand })).openKeys()).rejects.toThrow(
      'The command of VAULT_KEY_COMMAND failed',
    )
  })
})

describe('processes over one database', () => {
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('share second factors: one that was set up on one process works on the other', async () => {
    const [one, other] = [await started({ vaultKey: keyA }), await started({ vaultKey: keyA })]
    const { secret } = await withApp(one, 'mia001')
    expect((await entered(other, 'mia001', secret)).code).toBe('OK')
  })

  it('share draws: one process announces a draw, the other makes it, and none becomes void', async () => {
    const [one, other] = [await started({ vaultKey: keyA }), await started({ vaultKey: keyA })]
    const slotMs = Math.floor(one.clock.now() / minuteMs) * minuteMs
    await runDraws(one.modules.lotteryDeps, slotMs)
    for (let minute = 1; minute <= 3; minute += 1) {
      other.clock.advance(minuteMs)
      await runDraws(other.modules.lotteryDeps, slotMs + minute * minuteMs)
    }
    const counts = await other.platform.database.query<{ status: string; count: bigint }>(
      sql`select status, count(*) as count from lottery_draw group by status order by status`,
    )
    expect(counts.map(({ status }) => status)).toEqual(['open', 'settled'])
  })

  it('refuse to start without the key, or with another, and create none', async () => {
    await started({ vaultKey: keyA })
    const without = await processWith()
    await expect(without.openKeys()).rejects.toThrow(
      `${join(without.dataDir, 'vault.key')} holds no vault key, and this database knows one`,
    )
    expect(existsSync(join(without.dataDir, 'vault.key'))).toBe(false)
    await expect((await processWith({ vaultKey: keyB })).openKeys()).rejects.toThrow(
      'VAULT_KEY holds another vault key than this database knows',
    )
  })
})

describe('a database from before fingerprints were stored', () => {
  beforeAll(async () => {
    database = await testDatabase()
    const server = await openTestServer({ databaseUrl: database.url, vaultKey: keyA })
    await withApp(server, 'noa001')
    await server.close()
  })
  beforeEach(() => asOwner('delete from known_key'))
  afterAll(() => database.close())

  it('opens only with the key that its secrets are sealed with', async () => {
    await expect((await processWith()).openKeys()).rejects.toThrow(
      'this database holds secrets of authenticator apps, which were sealed with one',
    )
    await expect((await processWith({ vaultKey: keyB })).openKeys()).rejects.toThrow(
      'another vault key than the one that sealed secrets of authenticator apps',
    )
    const server = await started({ vaultKey: keyA })
    expect(await knownIds(server)).toHaveLength(1)
  })

  it('refuses another key because of its announced draws alone', async () => {
    const server = await started({ vaultKey: keyA })
    await runDraws(server.modules.lotteryDeps, server.clock.now())
    await asOwner('delete from known_key; delete from identity_totp')
    await expect((await processWith({ vaultKey: keyB })).openKeys()).rejects.toThrow(
      'another vault key than the one that sealed announced lottery draws',
    )
  })
})

function fileWith(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/**
 * Like a key service: the file on the disk is worthless without the secret that only the command can
 * read.
 */
function sealedFile(): string {
  const cipher = ['enc', '-aes-256-cbc', '-pbkdf2', '-pass', 'pass:only-the-service-knows']
  const sealed = join(folder, 'sealed')
  execFileSync('openssl', [...cipher, '-out', sealed], { input: keyA })
  return `openssl ${cipher.join(' ')} -d -in '${sealed}'`
}

const codeOf = (secret: string, server: TestServer): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: server.clock.now(),
  })

async function withApp(server: TestServer, name: string): Promise<{ secret: string }> {
  await server.platform.settings.write('identity.twoFactor', true, 'test')
  const client = await server.member(name)
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  expect((await client.call('identity.confirmTotp', { code: codeOf(secret, server) })).envelope.code).toBe(
    'OK',
  )
  return { secret }
}

async function entered(server: TestServer, username: string, secret: string) {
  server.clock.advance(30_000)
  const client = server.program()
  const { ticket = '' } = (
    await client.call('identity.login', {
      username,
      password: 'Correct-horse-9',
      ...(await client.botCheck()),
    })
  ).envelope.value
  return (await client.call('identity.twoFactorLogin', { ticket, code: codeOf(secret, server) })).envelope
}
