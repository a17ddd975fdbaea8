// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { seedDemo } from '@tessera/server/src/main/supervisor/seed-demo.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { fillTemplate } from './fill-template.ts'
import { withClient } from './with-client.ts'

/** The route to the primary (HAProxy) as one of the logins. */
export function databaseUrl(
  { database, secrets }: ClusterPlan,
  login: 'postgres' | 'tessera' | 'platform_login' | 'studio_login',
  name = 'tessera',
): string {
  const password = {
    postgres: secrets.superuser,
    tessera: secrets.owner,
    platform_login: secrets.platform,
    studio_login: secrets.studio,
  }[login]
  return `postgresql://${login}:${password}@${database.address}:${database.port}/${name}`
}

/** Creates the database with its logins and tables, and seeds a demonstration. Existing parts stay. */
export async function prepareDatabase(plan: ClusterPlan, variables: Record<string, string>): Promise<void> {
  const { secrets } = plan
  const passwords = {
    ownerPassword: secrets.owner,
    platformPassword: secrets.platform,
    studioPassword: secrets.studio,
  }
  await runOnce(databaseUrl(plan, 'postgres', 'postgres'), 'tessera', fillTemplate('roles.sql', passwords))
  const ownerUrl = databaseUrl(plan, 'tessera')
  await migrate({ ownerUrl })
  await migrateStudio({ ownerUrl })
  await runOnce(databaseUrl(plan, 'postgres'), 'platform_login', fillTemplate('logins.sql', passwords))
  await seedDemo(readEnvironment({ ...variables, DATABASE_URL: ownerUrl }), ownerUrl)
}

/**
 * Runs a script of deploy/cluster, unless the login that it creates exists. Statements run one by one: a
 * database cannot be created in a transaction.
 */
async function runOnce(url: string, login: string, script: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [login])
    if (rowCount) return
    for (const statement of script
      .replaceAll(/^--.*$/gm, '')
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean))
      await client.query(statement)
  })
}

/** Whether the route to the primary leads to one that accepts writes. */
export async function takesWrites(plan: ClusterPlan): Promise<boolean> {
  const { rows } = await withClient(databaseUrl(plan, 'postgres', 'postgres'), (client) =>
    client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'),
  )
  return rows[0]?.standby === false
}

/** The installation's folder for keys and pictures. */
export const serverFolder = (folder: string): string => join(folder, 'server')
