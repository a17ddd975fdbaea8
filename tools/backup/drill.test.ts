// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import type { TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backUp } from './back-up.ts'
import { ask, createScratch, openFilledTestServer } from './backup-for-tests.ts'
import { CannotDo } from './cannot-do.ts'
import { drill } from './drill.ts'
import type { BackupArguments } from './parse-arguments.ts'

const scratch = createScratch()
const temporaryFolder = scratch.path('temporary')
let server: TestServer
beforeAll(async () => {
  mkdirSync(temporaryFolder, { mode: 0o755 })
  server = await openFilledTestServer()
})
afterAll(async () => {
  await server.close()
  await scratch.close()
})

const locationOf = ({ dataDir, ownerUrl }: TestServer) => ({
  dataDir,
  databaseUrl: ownerUrl,
  operatorPrivateKey: inject('operatorKeyPem'),
})
const runDrill = (backup?: BackupArguments) =>
  drill(
    {
      location: locationOf(server),
      files: folderStore(server.dataDir, systemChance),
      clock: systemClock,
      temporaryFolder,
    },
    backup,
  )

describe('a restore drill', () => {
  it('backs up, restores and verifies ledger, record, files and keys, and leaves nothing behind', async () => {
    const counted =
      'select (select count(*) from ledger_posting) as postings, (select count(*) from operator_action) as actions'
    const before = await ask(server.ownerUrl, counted)
    const lines = (await runDrill()).split('\n')
    expect(lines[0]).toMatch(/^A backup as of \S+Z was restored in \d+\.\d s and verified in \d+\.\d s\.$/)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The ledger adds up: 1 postings of \d+ accounts\.$/),
        expect.stringMatching(
          /^The record of what operators did is whole: \d+ entries, which nobody can change\.$/,
        ),
        expect.stringMatching(/^All \d+ files of the library are there\.$/),
      ]),
    )
    expect(lines.at(-1)).toBe('The restored copy is removed again. The drill is passed.')
    expect(readdirSync(temporaryFolder)).toEqual([])
    expect(await ask(server.ownerUrl, counted)).toEqual(before)
  })

  it('fails with a backup that was cut short, and leaves nothing behind', async () => {
    const [folder, keys] = [scratch.path('cut'), scratch.path('cut-keys')]
    await backUp(
      { location: locationOf(server), files: folderStore(server.dataDir, systemChance) },
      { folder, keys },
    )
    const part = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.includes('ledger_posting'),
    )
    truncateSync(join(folder, part ?? ''), 10)
    await expect(runDrill({ folder, keys })).rejects.toThrow(CannotDo)
    expect(readdirSync(temporaryFolder)).toEqual([])
  })
})
