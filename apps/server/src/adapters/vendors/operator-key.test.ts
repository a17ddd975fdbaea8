// SPDX-License-Identifier: Apache-2.0
import { createPublicKey } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase, type Database } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createOperatorKey, makeOperatorKey } from './operator-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-key-'))
const dataDir = join(folder, 'data')
let test: TestDatabase
let db: Database
beforeAll(async () => {
  test = await testDatabase()
  db = openDatabase({ url: test.url, role: 'tessera_app', connections: 2, log: silentLog() })
})
afterAll(async () => {
  await db.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

it('creates our key at the very first start, readable only by its owner, and does not replace it', async () => {
  const own = createOperatorKey({ dataDir })
  expect(() => own.privateKey()).toThrow('holds no key for signing calls to vendors')
  await own.open(db, 0)
  expect(statSync(join(dataDir, 'operator-key.pem')).mode & 0o777).toBe(0o600)
  expect(own.publicPem()).toBe(createPublicKey(own.privateKey()).export({ type: 'spki', format: 'pem' }))
  expect(readFileSync(join(dataDir, 'operator-key.pub.pem'), 'utf8')).toBe(own.publicPem())
  const again = createOperatorKey({ dataDir })
  await again.open(db, 0)
  expect(again.publicPem()).toBe(own.publicPem())
})

it('refuses a key other than the one that this database knows, and creates none if it is missing', async () => {
  const { fingerprint, privateKey } = createOperatorKey({ dataDir })
  await expect(
    createOperatorKey({ dataDir: folder, operatorPrivateKey: inject('operatorKeyPem') }).open(db, 0),
  ).rejects.toThrow(
    `OPERATOR_PRIVATE_KEY holds another key for signing calls to vendors than this database knows (${fingerprint()})`,
  )
  const elsewhere = join(folder, 'elsewhere')
  await expect(createOperatorKey({ dataDir: elsewhere }).open(db, 0)).rejects.toThrow(
    `holds no key for signing calls to vendors. This database knows one (${fingerprint()})`,
  )
  expect(existsSync(elsewhere)).toBe(false)
  // The same key from a mounted file or a one-line variable is the known one.
  await createOperatorKey({
    dataDir: elsewhere,
    operatorPrivateKeyFile: join(dataDir, 'operator-key.pem'),
  }).open(db, 0)
  const pem = privateKey().export({ type: 'pkcs8', format: 'pem' }).toString()
  await createOperatorKey({ dataDir: elsewhere, operatorPrivateKey: pem.replaceAll('\n', '\\n') }).open(db, 0)
})

it('explains why a text is not a key, and repeats nothing of it', () => {
  const file = join(folder, 'broken.pem')
  writeFileSync(file, 'half-a-key-of-ours')
  const reading = () => createOperatorKey({ dataDir, operatorPrivateKeyFile: file }).privateKey()
  expect(reading).toThrow(`OPERATOR_PRIVATE_KEY_FILE (${file}) does not hold a private RSA key as PEM.`)
})

it('is created before there is a database, on request', () => {
  const made = makeOperatorKey(join(folder, 'new'))
  expect(makeOperatorKey(join(folder, 'new'))).toBe(made)
})
