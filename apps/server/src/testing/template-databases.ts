// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { EmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import { ownerRole } from '../platform/db/embedded-postgres-role-names.ts'
import {
  type FunctionSource,
  readFunctionFiles,
  serverFunctions,
  studioFunctions,
} from '../platform/db/function-files.ts'
import { migrateStudio, studioMigrationsFolder } from '../platform/db/migrate-studio.ts'
import { readMigrationFiles } from '../platform/db/migrate-files.ts'
import { migrate, serverMigrationsFolder } from '../platform/db/migrate.ts'

export interface TemplateNames {
  serverTemplate: string
  studioTemplate: string
}

/**
 * Prepares one migrated database for each application, to be copied for each test file. Its name contains the
 * checksum of the migrations and functions, so an edited file makes a new one. Deletes what earlier runs and
 * edits left behind.
 */
export async function prepareTemplates(postgres: EmbeddedPostgres): Promise<TemplateNames> {
  const names = {
    serverTemplate: `template_server_${checksumOf(serverMigrationsFolder, serverFunctions)}`,
    studioTemplate: `template_studio_${checksumOf(studioMigrationsFolder, studioFunctions)}`,
  }
  const admin = new pg.Client({ connectionString: postgres.adminUrl() })
  await admin.connect()
  try {
    await dropLeftovers(admin, Object.values(names))
    await ensureTemplate(admin, names.serverTemplate, (url) => migrate({ ownerUrl: url }), postgres)
    await ensureTemplate(admin, names.studioTemplate, (url) => migrateStudio({ ownerUrl: url }), postgres)
  } finally {
    await admin.end()
  }
  return names
}

/** Changes when any migration or function does. */
function checksumOf(migrations: string, functions: FunctionSource): string {
  const hash = createHash('sha256')
  for (const { name, checksum } of [
    ...readMigrationFiles(migrations),
    ...readFunctionFiles(functions.folder),
  ])
    hash.update(`${name}:${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function dropLeftovers(admin: pg.Client, wanted: string[]): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^(template_s|making_|test_)' and datname <> all($1)`,
    [wanted],
  )
  for (const { datname } of rows)
    await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`)
}

async function ensureTemplate(
  admin: pg.Client,
  name: string,
  fill: (url: string) => Promise<unknown>,
  postgres: EmbeddedPostgres,
): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  // Renamed only when complete: an interrupted run must not leave a half-filled template.
  const unfinished = `making_${name}`
  await admin.query(`create database ${pg.escapeIdentifier(unfinished)} owner ${ownerRole}`)
  await fill(postgres.ownerUrl(unfinished))
  await admin.query(
    `alter database ${pg.escapeIdentifier(unfinished)} rename to ${pg.escapeIdentifier(name)}`,
  )
}
