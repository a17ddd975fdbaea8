// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInstallationDatabase } from '@tessera/server/src/main/supervisor/installation-database.ts'
import {
  clusterFolderOf,
  platformDatabaseName,
} from '@tessera/server/src/platform/db/embedded-postgres-location.ts'
import { startEmbeddedPostgres } from '@tessera/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const dataDir = mkdtempSync(resolve(import.meta.dirname, '../../.cache/lost-key-'))
const script = join(import.meta.dirname, 'run.ts')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** An installation with the built-in database that started once, and has lost its key. */
beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: clusterFolderOf(dataDir) })
  await createInstallationDatabase(postgres.adminUrl())
  await migrate({ ownerUrl: postgres.ownerUrl(platformDatabaseName) })
  await (
    await openTestServer({
      databaseUrl: postgres.ownerUrl(platformDatabaseName),
      vaultKey: Buffer.alloc(32, 9).toString('base64'),
    })
  ).close()
  await postgres.stop()
})

function setup(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...bareEnvironment, DATA_DIR: dataDir } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
}

it('replaces a lost key although neither the installation nor its built-in database starts without one', async () => {
  expect(await setup('vault-key', 'rotate')).toMatchObject({
    code: 1,
    output: expect.stringContaining('vault.key holds no vault key') as string,
  })
  expect(await setup('vault-key', 'replace', '--lost')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is given up') as string,
  })
  expect(Buffer.from(readFileSync(join(dataDir, 'vault.key'), 'utf8'), 'base64')).toHaveLength(32)
  // It was started only for the command.
  expect(await setup('status')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The server is not running') as string,
  })
  expect(await setup('vault-key', 'rotate')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is dropped') as string,
  })
})
