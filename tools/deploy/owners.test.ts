// SPDX-License-Identifier: Apache-2.0
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ask } from '../backup/backup-for-tests.ts'
import {
  type PrescribedPostgres,
  type PrescribedVersion,
  startPrescribedPostgres,
  statementsIn,
  versionsOfThisRun,
  whyLeftOut,
} from '../backup/prescribed-postgres-for-tests.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tessera-owners-'))
// PostgreSQL may run as another user.
chmodSync(scratch, 0o755)
const running: PrescribedPostgres[] = []
afterAll(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
const folderOf = (name: string): string => {
  const folder = join(scratch, name)
  mkdirSync(folder, { mode: 0o755 })
  return folder
}
const password = 'only-letters-and-digits'
const filled = (path: string): string[] => statementsIn(read(path).replaceAll(/\{\{\w+\}\}/g, password))
const superusers = `select rolname::text as name from pg_roles where rolsuper order by 1`
const script = 'deploy/postgres/create-owner.sql'

/** Runs the script of compose as its image does, with psql where the machine has it. */
async function startLikeCompose(version: PrescribedVersion): Promise<PrescribedPostgres> {
  const folder = folderOf(`compose-${version}`)
  if (spawnSync('psql', ['--version']).status !== 0)
    return startPrescribedPostgres(
      version,
      folder,
      statementsIn(
        read(script)
          .replace(/^\\getenv .*$/m, '')
          .replace(":'password'", `'${password}'`),
      ),
    )
  const postgres = await startPrescribedPostgres(version, folder, [])
  execFileSync(
    'psql',
    ['--no-psqlrc', '--set=ON_ERROR_STOP=1', `--file=${join(rootFolder, script)}`, postgres.adminUrl()],
    { env: { ...bareEnvironment, OWNER_PASSWORD: password }, stdio: 'pipe' },
  )
  return postgres
}

describe.each(versionsOfThisRun)('on PostgreSQL %s', (version) => {
  const reason = whyLeftOut(version)
  if (reason !== undefined) console.log(`The owners of deploy: ${reason}.`)

  it.skipIf(reason !== undefined)(
    'the container of compose makes an owner who is no superuser and can migrate',
    async () => {
      const postgres = await startLikeCompose(version)
      running.push(postgres)
      expect(await ask(postgres.adminUrl(), superusers)).toEqual([{ name: 'postgres' }])
      await migrate({ ownerUrl: postgres.ownerUrl() })
      await migrateStudio({ ownerUrl: postgres.ownerUrl() })
    },
  )

  it.skipIf(reason !== undefined)(
    'the scripts of the cluster make an owner who migrates, and logins with which the platform runs',
    async () => {
      const postgres = await startPrescribedPostgres(
        version,
        folderOf(`cluster-${version}`),
        filled('deploy/cluster/roles.sql'),
      )
      running.push(postgres)
      await migrate({ ownerUrl: postgres.ownerUrl() })
      await migrateStudio({ ownerUrl: postgres.ownerUrl() })
      await postgres.administer(filled('deploy/cluster/logins.sql'))
      expect(await ask(postgres.adminUrl(), superusers)).toEqual([{ name: 'postgres' }])
      const server = await openTestServer({ databaseUrl: postgres.urlOf('platform_login') })
      const opened = await server.modules.identity.openAccount({
        username: 'anna77',
        password: 'Correct-horse-9',
        currency: 'USD',
        ofAge: 18,
      })
      expect(opened).toBeDefined()
      await server.close()
    },
  )
})

describe('compose', () => {
  interface Service {
    environment: Record<string, string>
    volumes?: string[]
  }
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<'postgres' | 'migrate' | 'platform' | 'studio', Service>
  }

  it('has everything log in as the owner whom its script makes, and nothing as the superuser', () => {
    const { environment, volumes } = services.postgres
    expect(volumes).toContain('./postgres/create-owner.sql:/docker-entrypoint-initdb.d/create-owner.sql:ro')
    expect(environment).not.toHaveProperty('POSTGRES_USER')
    const ownersPassword = environment['OWNER_PASSWORD']
    expect(environment['POSTGRES_PASSWORD']).not.toBe(ownersPassword)
    for (const name of ['migrate', 'platform', 'studio'] as const)
      expect(services[name].environment['DATABASE_URL'], name).toBe(
        `postgresql://tessera:${ownersPassword}@postgres:5432/tessera`,
      )
  })
})
