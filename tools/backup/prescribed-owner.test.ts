// SPDX-License-Identifier: Apache-2.0
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { backUp } from './back-up.ts'
import { ask, createScratch, openFilledTestServer, password } from './backup-for-tests.ts'
import {
  type PrescribedPostgres,
  startPrescribedPostgres,
  versionsOfThisRun,
  whyLeftOut,
} from './prescribed-postgres-for-tests.ts'
import { restore } from './restore.ts'
import { verifyInstallation } from './verify-installation.ts'

const owners = `select distinct pg_get_userbyid(owner)::text as owner from (
  select relowner as owner from pg_class where relnamespace in ('public'::regnamespace, 'studio'::regnamespace)
  union all select proowner from pg_proc where pronamespace in ('public'::regnamespace, 'studio'::regnamespace)
  union all select datdba from pg_database where datname = current_database()) found`

describe.each(versionsOfThisRun)('the prescribed owner of a database of PostgreSQL %s', (version) => {
  const reason = whyLeftOut(version)
  if (reason !== undefined) console.log(`The prescribed owner: ${reason}.`)
  describe.skipIf(reason !== undefined)('is no superuser, where the machine has this version', () => {
    const scratch = createScratch()
    const [backup, keys] = [scratch.path('backup'), scratch.path('keys')]
    let postgres: PrescribedPostgres
    let server: TestServer
    let restored: { dataDir: string; databaseUrl: string; operatorPrivateKey: string }

    beforeAll(async () => {
      const folder = scratch.path('postgres')
      mkdirSync(folder, { mode: 0o755 })
      postgres = await startPrescribedPostgres(version, folder)
    })
    afterAll(async () => {
      await server?.close()
      await postgres?.stop()
      await scratch.close()
    })

    it('has the rights that the documents name, and no others', async () => {
      const [rights] = await ask(
        postgres.ownerUrl(),
        `select current_setting('server_version_num')::int / 10000 as major, rolname::text as name, rolsuper, rolcreaterole, rolcreatedb,
           rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
      )
      expect(rights).toEqual({
        major: Number(version),
        name: 'tessera',
        rolsuper: false,
        rolcreaterole: true,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
      })
    })

    it('migrates an empty database, so that the platform starts on it and everything belongs to the owner', async () => {
      await migrate({ ownerUrl: postgres.ownerUrl() })
      await migrateStudio({ ownerUrl: postgres.ownerUrl() })
      server = await openFilledTestServer({ databaseUrl: postgres.ownerUrl() })
      expect(await ask(postgres.ownerUrl(), owners)).toEqual([{ owner: 'tessera' }])
    })

    it('upgrades: puts back a function of the release, and finds nothing else to do', async () => {
      await ask(postgres.ownerUrl(), 'drop function sportsbook_forget_prices')
      expect(await migrate({ ownerUrl: postgres.ownerUrl() })).toEqual([
        'apps/server/functions/sportsbook_forget_prices.sql',
      ])
      expect(await migrateStudio({ ownerUrl: postgres.ownerUrl() })).toEqual([])
    })

    it('backs up, and restores into another empty database, which then holds everything', async () => {
      const location = { dataDir: server.dataDir, databaseUrl: postgres.ownerUrl() }
      const files = folderStore(server.dataDir, systemChance)
      expect(await backUp({ location, files }, { folder: backup, keys })).toMatch(/^Backed up as of /)
      restored = {
        dataDir: scratch.path('restored'),
        databaseUrl: await postgres.emptyDatabase('restored'),
        operatorPrivateKey: inject('operatorKeyPem'),
      }
      const deps = {
        location: restored,
        files: folderStore(restored.dataDir, systemChance),
        clock: systemClock,
      }
      expect(await restore(deps, { folder: backup, keys })).toMatch(
        /The ledger adds up: 1 postings.*\nThe record.*\nAll 2 files.*\nThe keys fit/,
      )
      expect(await ask(restored.databaseUrl, owners)).toEqual([{ owner: 'tessera' }])
      expect(await verifyInstallation(deps)).toMatch(/The ledger adds up/)
    })

    it('runs the platform on what was restored: a member logs in', async () => {
      const again = await openTestServer({
        databaseUrl: restored.databaseUrl,
        vaultKeyFile: `${restored.dataDir}/vault.key`,
      })
      const client = again.program()
      const { envelope } = await client.call('identity.login', {
        username: 'player01',
        password,
        ...(await client.botCheck()),
      })
      expect(envelope.success).toBe(true)
      await again.close()
    })
  })
})
