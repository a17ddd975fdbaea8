// SPDX-License-Identifier: Apache-2.0
import { createCipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { runDraws } from '@tessera/server/src/modules/lottery/draws/run-draws.ts'
import { sealedAppSecrets } from '@tessera/server/src/modules/identity/index.ts'
import { sealedIdNumbers } from '@tessera/server/src/modules/members/index.ts'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import { rotateVaultKey, vaultKeySource } from '@tessera/server/src/platform/keys/index.ts'
import type { CallClient } from '@tessera/server/src/testing/call-client.ts'
import {
  openTestServer,
  type TestServer,
  type TestServerOptions,
} from '@tessera/server/src/testing/server-for-tests.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeKeys, type KeyCommand } from './change-keys.ts'

const minuteMs = 60_000
const folder = mkdtempSync(join(tmpdir(), 'change-keys-'))
const file = join(folder, 'vault.key')
let database: TestDatabase
let servers: TestServer[] = []
beforeEach(async () => {
  database = await testDatabase()
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of an installation that stores its keys in `folder`, or gets them from elsewhere. */
async function open(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer({
    databaseUrl: database.url,
    vaultKeyCommand: `cat '${file}'`,
    ...options,
  })
  servers.push(server)
  return server
}
/** The first process, with the first key. */
async function openFirst(): Promise<TestServer> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, randomBytes(32).toString('base64'))
  return open()
}
const sources = {
  vault: vaultKeySource({ dataDir: folder }),
  operator: createOperatorKey({ dataDir: folder }),
}
const setup = ({ platform }: TestServer, command: KeyCommand): Promise<string> =>
  changeKeys({ ...platform, keys: sources }, command)
const rotate = (server: TestServer): Promise<string> =>
  setup(server, { command: 'vault-key', step: 'rotate' })
const states = async ({ platform }: TestServer): Promise<string[]> =>
  (
    await platform.database.query<{ state: string }>(
      sql`select state from known_key where purpose = 'vault' order by state`,
    )
  ).map(({ state }) => state)
const keysInFile = (): string[] => readFileSync(file, 'utf8').split('\n')

const codeOf = (secret: string, server: TestServer): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: server.clock.now(),
  })

interface Member {
  name: string
  client: CallClient
  secret: string
  recoveryCodes: string[]
}
/** A member with an authenticator app and a document number. */
async function memberWithSecrets(server: TestServer, name: string): Promise<Member> {
  await server.platform.settings.write('identity.twoFactor', true, 'test')
  const client = await server.member(name)
  expect((await client.call('members.update', { idNumber: 'A1234567' })).envelope.code).toBe('OK')
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  const { recoveryCodes } = (await client.call('identity.confirmTotp', { code: codeOf(secret, server) }))
    .envelope.value
  return { name, client, secret, recoveryCodes }
}
/** The time steps of all accepted codes: each process has its own clock, and a code is accepted once. */
let steps = 0
async function enter(server: TestServer, { name }: Member, code: () => string) {
  server.clock.advance(30_000 * ++steps)
  const client = server.program()
  const { ticket = '' } = (
    await client.call('identity.login', {
      username: name,
      password: 'Correct-horse-9',
      ...(await client.botCheck()),
    })
  ).envelope.value
  const { envelope } = await client.call('identity.twoFactorLogin', { ticket, code: code() })
  client.token = envelope.value?.token
  return { code: envelope.code, client }
}
const slotOf = ({ clock }: TestServer): number => Math.floor(clock.now() / minuteMs) * minuteMs
async function drawnLater(server: TestServer, minutes = 3): Promise<string[]> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(minuteMs)
    await runDraws(server.modules.lotteryDeps, slotOf(server))
  }
  return (
    await server.platform.database.query<{ status: string }>(
      sql`select distinct status from lottery_draw order by status`,
    )
  ).map(({ status }) => status)
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#444' } }).png()
async function sendPassport({ client }: Member): Promise<void> {
  const images = [new File([new Uint8Array(await picture.toBuffer())], 'a.png', { type: 'image/png' })]
  expect((await client.call('compliance.sendDocument', { kind: 'passport', images })).envelope.code).toBe(
    'OK',
  )
}
async function documentPictures(server: TestServer): Promise<string[]> {
  const admin = await server.operator('auditor', 'admin')
  const [document] = (await admin.call('backoffice.documents', {})).envelope.value.list
  return (await admin.call('backoffice.lookAtDocument', { id: document?.id ?? 0 })).envelope.value.images
}

it('changes the vault key while processes run, and nobody notices', async () => {
  const [one, other] = [await openFirst(), await open()]
  const member = await memberWithSecrets(one, 'ada001')
  await beforeKeysHadIds(one, member)
  await sendPassport(member)
  await runDraws(one.modules.lotteryDeps, slotOf(one))
  const [oldKey] = keysInFile()
  for (const server of servers) server.start()
  expect(await rotate(one)).toMatch(
    /^The vault key is [0-9a-f]{16} now; [0-9a-f]{16} is dropped\.\nSealed anew: secrets of authenticator apps \(1\), numbers of documents \(1\), keys of pictures of documents \(1\), announced lottery draws \(\d+\)(, seeds of matches of the built-in feed \(\d+\))?\.\n/,
  )
  expect(keysInFile()).toEqual([expect.not.stringMatching(`^${oldKey}$`)])
  expect(await states(one)).toEqual(['current', 'dropped'])
  for (const server of [one, other]) {
    const { code, client } = await enter(server, member, () => codeOf(member.secret, server))
    expect(code).toBe('OK')
    expect((await client.call('members.info', {})).envelope.value.idNumber).toBe('***567')
  }
  expect(await documentPictures(one)).toEqual([expect.stringMatching(/^data:image/)])
  expect(await drawnLater(other)).toEqual(['open', 'settled'])
  await expect(open({ vaultKeyCommand: `echo ${oldKey}` })).rejects.toThrow(
    'another vault key than this database knows',
  )
  const anew = await open()
  expect((await enter(anew, member, () => codeOf(member.secret, anew))).code).toBe('OK')
})

it('continues an interrupted change', async () => {
  const server = await openFirst()
  await memberWithSecrets(server, 'bea001')
  server.start()
  const breaking = { ...sealedIdNumbers, sealAnew: () => Promise.reject(new Error('cut off')) }
  await expect(
    rotateVaultKey({ ...server.platform, source: sources.vault, sealedTexts: [sealedAppSecrets, breaking] }),
  ).rejects.toThrow('cut off')
  expect(await states(server)).toEqual(['current', 'older'])
  const [, newKey] = keysInFile()
  expect(await rotate(server)).toMatch(/Sealed anew: numbers of documents \(1\)/)
  expect(keysInFile()).toEqual([newKey])
  expect(await states(server)).toEqual(['current', 'dropped'])
})

it('continues with the old key while a running process does not get the new one, and says so', async () => {
  const server = await openFirst()
  const [key = ''] = keysInFile()
  const apart = await open({ vaultKeyCommand: undefined, vaultKey: key } as TestServerOptions)
  for (const one of servers) one.start()
  await expect(
    rotateVaultKey({ ...server.platform, source: sources.vault, sealedTexts: [], patienceMs: 3_000 }),
  ).rejects.toThrow('One running process did not get the new key')
  expect(await states(server)).toEqual(['current', 'next'])
  const member = await memberWithSecrets(apart, 'cid001')
  expect((await enter(server, member, () => codeOf(member.secret, server))).code).toBe('OK')
  // It ends, or gets the key; then the change continues with the announced key.
  await servers.pop()?.close()
  expect(await rotate(server)).toContain('is dropped')
})

it('lets nobody seal with a key that was just dropped', async () => {
  const server = await openFirst()
  const asleep = await open()
  await asleep.platform.settings.write('identity.twoFactor', true, 'test')
  const client = await asleep.member('dan001')
  await asleep.platform.database.query(sql`delete from vault_key_holder`)
  await rotate(server)
  expect(await client.call('identity.startTotp', {})).toMatchObject({
    status: 503,
    envelope: { code: 'UNAVAILABLE' },
  })
  expect((await client.call('members.update', { idNumber: 'A1234567' })).status).toBe(503)
})

it('replaces a permanently lost key: recovery codes work, documents stay masked, draws refund stakes', async () => {
  const before = await openFirst()
  const member = await memberWithSecrets(before, 'eve001')
  await runDraws(before.modules.lotteryDeps, slotOf(before))
  await expect(setup(before, { command: 'vault-key', step: 'replace' })).rejects.toThrow('it is not lost')
  rmSync(file)
  await expect(setup(before, { command: 'vault-key', step: 'replace' })).rejects.toThrow(
    'A platform process that runs has the vault key',
  )
  await servers.pop()?.close()
  const tool = await openTestServer({ databaseUrl: database.url, opensKeys: false })
  servers.push(tool)
  expect(await setup(tool, { command: 'vault-key', step: 'replace' })).toContain('is given up')
  expect(existsSync(file)).toBe(true)
  const after = await open()
  expect((await enter(after, member, () => codeOf(member.secret, after))).code).toBe(
    'SECOND_FACTOR_UNREADABLE',
  )
  const { code, client } = await enter(after, member, () => member.recoveryCodes[0] ?? '')
  expect(code).toBe('OK')
  expect((await client.call('members.info', {})).envelope.value.idNumber).toBe('***')
  // Draws are announced ahead: so many minutes pass until one comes that was announced afterwards.
  expect(await drawnLater(after, 14)).toEqual(expect.arrayContaining(['settled', 'void']))
})

it('creates a new key for calls to vendors, and accepts one that was put there', async () => {
  const server = await open({
    vaultKeyCommand: undefined,
    vaultKey: randomBytes(32).toString('base64'),
    operatorPrivateKey: undefined,
  } as TestServerOptions)
  const own = createOperatorKey({ dataDir: server.dataDir })
  const first = { pem: readFileSync(join(server.dataDir, 'operator-key.pem'), 'utf8'), id: own.fingerprint() }
  const change = (step: 'rotate' | 'accept') =>
    changeKeys(
      { ...server.platform, keys: { vault: sources.vault, operator: own } },
      { command: 'operator-key', step },
    )
  expect(await change('rotate')).toContain(own.publicPem())
  expect(own.fingerprint()).not.toBe(first.id)
  await own.open(server.platform.database, 0)
  writeFileSync(join(server.dataDir, 'operator-key.pem'), first.pem)
  await expect(own.open(server.platform.database, 0)).rejects.toThrow('npm run setup -- operator-key accept')
  expect(await change('accept')).toContain(first.id)
  await own.open(server.platform.database, 0)
})

/** The member's secret in the old form, before sealed texts named their key. */
async function beforeKeysHadIds({ platform }: TestServer, { name, secret }: Member): Promise<void> {
  const row = await platform.database.one<{ owner: string }>(
    sql`select 'member:' || id as owner from member where username = ${name}`,
  )
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keysInFile()[0] ?? '', 'base64'), nonce).setAAD(
    Buffer.from(row?.owner ?? ''),
  )
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  await platform.database.query(
    sql`update identity_totp set secret = ${Buffer.concat([nonce, cipher.getAuthTag(), body])} where owner = ${row?.owner}`,
  )
}
