// SPDX-License-Identifier: Apache-2.0
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import type { TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { createSeedSeal, seedKeyName } from '@tessera/studio/src/server/seeds/seed-seal.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { backUp } from './back-up.ts'
import { createScratch, openFilledTestServer } from './backup-for-tests.ts'
import { restore, type RestoreDeps } from './restore.ts'
import { verifyInstallation } from './verify-installation.ts'

// The database of a studio holds seeds that only its seed.key opens (docs/runbook/keys.md).

const scratch = createScratch()
const [backup, keys] = [scratch.path('backup'), scratch.path('keys')]
const key = Buffer.alloc(32, 7)
const keyId = seedKeyName(key).toString('hex')
const about = 'a'.repeat(64)
let server: TestServer
let said: string
beforeAll(async () => {
  server = await openFilledTestServer()
  const chance = { hex: (bytes: number): string => '0'.repeat(2 * bytes) }
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query(
    'insert into studio.crash_chain (sealed_seed, length, terminal_hash, created_at) values ($1, 1, $2, now())',
    [createSeedSeal(key, chance).seal('b'.repeat(64), about), about],
  )
  await client.end()
  writeKey(server.dataDir, key)
  said = await backUp(
    {
      location: locationOf(server.dataDir, server.ownerUrl),
      files: folderStore(server.dataDir, systemChance),
    },
    { folder: backup, keys },
  )
})
afterAll(async () => {
  await server.close()
  await scratch.close()
})

const locationOf = (dataDir: string, databaseUrl: string) => ({
  ...{ dataDir, databaseUrl },
  operatorPrivateKey: inject('operatorKeyPem'),
})
const writeKey = (folder: string, bytes: Buffer): void =>
  writeFileSync(join(folder, 'seed.key'), `${bytes.toString('base64')}\n`)
const verify = (dataDir: string): Promise<string> =>
  verifyInstallation({
    ...{ location: locationOf(dataDir, server.ownerUrl), clock: systemClock },
    files: folderStore(server.dataDir, systemChance),
  })
/** Restores the backup with these keys into an empty place. */
async function restoreWith(keysFolder: string, more: Partial<RestoreDeps> = {}): Promise<string> {
  const dataDir = scratch.path(`data of ${keysFolder.split('/').at(-1)}`)
  const location = locationOf(dataDir, await scratch.emptyDatabase())
  const deps = { location, files: folderStore(dataDir, systemChance), clock: systemClock }
  return restore({ ...deps, ...more }, { folder: backup, keys: keysFolder }).catch((error: unknown) => {
    expect(existsSync(dataDir)).toBe(false)
    throw error
  })
}
/** The keys of the backup, of which nobody has a list any more, as if an operator had put them together. */
function otherKeys(name: string, seedKey: Buffer | undefined): string {
  const folder = scratch.path(name)
  cpSync(keys, folder, { recursive: true })
  writeFileSync(join(folder, 'keys.sha256'), '')
  rmSync(join(folder, 'seed.key'))
  if (seedKey) writeKey(folder, seedKey)
  return folder
}

it('a backup names the key of the seeds in it', () => {
  expect(said).toContain(`${keyId} (seed)`)
})

it('a restore without the key of the seeds, with another one or with none that can be read is refused before it starts', async () => {
  const needed = `this data needs the seed key ${keyId}.`
  await expect(restoreWith(otherKeys('no-key', undefined))).rejects.toThrow(`holds no key; ${needed}`)
  await expect(restoreWith(otherKeys('other-key', Buffer.alloc(32, 8)))).rejects.toThrow(
    `seed.key holds another key; ${needed}`,
  )
  await expect(restoreWith(otherKeys('short-key', Buffer.alloc(16, 7)))).rejects.toThrow(
    'must hold a key of 32 bytes in base64',
  )
})

it('a restore with it brings it back, and says that it fits', async () => {
  expect(await restoreWith(keys)).toContain(`${keyId} (seed)`)
  expect(existsSync(join(scratch.path('data of keys'), 'seed.key'))).toBe(true)
})

it('a drill of an installation whose studio runs elsewhere says which key the studio must have', async () => {
  const studioElsewhere = { seedKey: 'maybeElsewhere' } as const
  expect(await restoreWith(otherKeys('elsewhere', undefined), studioElsewhere)).toContain(
    `The studio needs the seed key ${keyId}`,
  )
})

it('an installation that runs is checked for it, too', async () => {
  expect(await verify(server.dataDir)).toContain(`${keyId} (seed)`)
  writeKey(server.dataDir, Buffer.alloc(32, 8))
  await expect(verify(server.dataDir)).rejects.toThrow(`this data needs the seed key ${keyId}`)
  rmSync(join(server.dataDir, 'seed.key'))
  expect(await verify(server.dataDir)).toContain(`The studio needs the seed key ${keyId}`)
})
