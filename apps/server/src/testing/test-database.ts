// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { ownerRole } from '../platform/db/embedded-postgres-role-names.ts'
import { withDatabase, withRole } from './connection-urls.ts'

export interface TestDatabase {
  /** Connection string of the owner of the tables. */
  url: string
  /** Connection string whose sessions run as the application's role, as in production. */
  appUrl: string
  /** Ends every session on the database and drops it. */
  close(): Promise<void>
}

/** A fresh, migrated platform database for one test file. Close it in afterAll. */
export function testDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('testPostgres').serverTemplate, 'tessera_app')
}

/** A fresh, migrated studio database for one test file. Close it in afterAll. */
export function studioTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('testPostgres').studioTemplate, 'tessera_studio')
}

/** A fresh database without a table, which belongs to the owner of tables. Close it in afterAll. */
export async function emptyTestDatabase(): Promise<Pick<TestDatabase, 'url' | 'close'>> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${pg.escapeIdentifier(name)} owner ${ownerRole}`)
  return {
    url: withDatabase(inject('testPostgres').ownerUrl, name),
    close: () => asAdmin(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

async function copyTemplate(template: string, appRole: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} owner ${ownerRole}`,
  )
  const url = withDatabase(inject('testPostgres').ownerUrl, name)
  return {
    url,
    appUrl: withRole(url, appRole),
    close: () => asAdmin(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testPostgres').adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
