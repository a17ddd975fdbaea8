// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { checkInvariants, ledgerHazards } from '@tessera/server/src/modules/ledger/index.ts'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import { queriesOf } from '@tessera/server/src/platform/db/client-queries.ts'
import { serverFunctions, studioFunctions } from '@tessera/server/src/platform/db/function-files.ts'
import { readMigrationFiles } from '@tessera/server/src/platform/db/migrate-files.ts'
import { studioMigrationsFolder } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { serverMigrationsFolder } from '@tessera/server/src/platform/db/migrate.ts'
import { findOtherFunctions } from '@tessera/server/src/platform/db/recorded-functions.ts'
import { CannotDo } from './cannot-do.ts'
import { requireKeys, type KeyLocation } from './check-keys.ts'
import { withInstallationDatabase, type InstallationLocation } from './installation-database.ts'
import type { Manifest } from './manifest.ts'
import { withOwner } from './owner-client.ts'
import { readApplied, readNeededKeys } from './read-schema.ts'

interface VerifyDeps {
  files: FileStore
  clock: Clock
}

/**
 * Checks a running installation, including its keys; changes nothing. Answers what is right, throws CannotDo
 * with what is not.
 */
export async function verifyInstallation({
  location,
  ...deps
}: VerifyDeps & { location: InstallationLocation & KeyLocation }): Promise<string> {
  return withInstallationDatabase(location, (ownerUrl) =>
    withOwner(ownerUrl, async (client) => {
      const held = await verifyData(client, deps)
      const needed = await readNeededKeys(client)
      const keys = await requireKeys(needed, location, location.dataDir, 'maybeElsewhere')
      return [...held, ...keys].join('\n')
    }),
  )
}

/** Checks the data of an installation by its own rules and, after a restore, against its backup. */
export async function verifyData(
  client: pg.Client,
  { files, clock }: VerifyDeps,
  backup?: Manifest,
): Promise<string[]> {
  return [
    await verifySchema(client),
    await verifyLedger(client, clock),
    await verifyRecord(client, backup),
    await verifyFiles(client, files),
  ]
}

async function verifySchema(client: pg.Client): Promise<string> {
  for (const [part, folder, functions] of [
    ['platform', serverMigrationsFolder, serverFunctions],
    ['studio', studioMigrationsFolder, studioFunctions],
  ] as const) {
    const [applied, files] = [await readApplied(client, part), readMigrationFiles(folder)]
    const foreign = applied.find(
      (record) =>
        !files.some(({ number, checksum }) => number === record.number && checksum === record.checksum),
    )
    if (foreign)
      throw new CannotDo(
        `This database was written by another release, which has the migration ${foreign.name}.`,
      )
    const missing = files.find(({ number }) => !applied.some((record) => record.number === number))
    if (missing)
      throw new CannotDo(
        `This database is of an older release and lacks ${missing.name}: bring it up to date with "npm run migrate", or by "npm start".`,
      )
    const [other] = await findOtherFunctions(queriesOf(client), functions)
    if (other !== undefined)
      throw new CannotDo(
        `The function ${other} of this database is that of another release: bring it up to date with "npm run migrate", or by "npm start".`,
      )
  }
  return 'The schema is that of this release.'
}

async function verifyLedger(client: pg.Client, clock: Clock): Promise<string> {
  const hazards = await ledgerHazards(queriesOf(client))
  if (hazards.length > 0) throw new CannotDo(`This database is not safe for money: ${hazards.join('; ')}.`)
  const { differences, postings, accounts } = await checkInvariants(queriesOf(client), clock.now())
  const [first] = differences
  if (first)
    throw new CannotDo(
      `The ledger does not add up: ${differences.length} differences, the first is ${first.rule} of ${first.account}.`,
    )
  return `The ledger adds up: ${postings} postings of ${accounts} accounts.`
}

/** Nobody may change the operators' audit record, and it ends where the backup's ended. */
async function verifyRecord(client: pg.Client, backup: Manifest | undefined): Promise<string> {
  const {
    rows: [found],
  } = await client.query<{ rows: string; last: string | null; guarded: boolean; changeable: boolean }>(`
    select count(*)::text as rows, max(id)::text as last,
      exists (select from pg_trigger where tgrelid = 'operator_action'::regclass and tgname = 'operator_action_insert_only' and tgenabled = 'O') as guarded,
      has_table_privilege('tessera_app', 'operator_action', 'update') or has_table_privilege('tessera_app', 'operator_action', 'delete') as changeable
    from operator_action`)
  const wanted = backup && {
    rows:
      backup.tables.find(({ schema, name }) => schema === 'public' && name === 'operator_action')?.rows ?? 0,
    last: backup.lastAction,
  }
  if (!found || (wanted && (Number(found.rows) !== wanted.rows || found.last !== wanted.last)))
    throw new CannotDo('The record of what operators did is not the one of the backup.')
  if (!found.guarded || found.changeable)
    throw new CannotDo('The record of what operators did could be changed in this database.')
  return `The record of what operators did is whole: ${found.rows} entries, which nobody can change.`
}

async function verifyFiles(client: pg.Client, files: FileStore): Promise<string> {
  const { rows } = await client.query<{ file: string }>(
    `select distinct size ->> 'file' as file from media, jsonb_array_elements(sizes) as size`,
  )
  const missing: string[] = []
  for (const { file } of rows) if ((await files.read('public', file)) === undefined) missing.push(file)
  if (missing.length > 0)
    throw new CannotDo(`${missing.length} pictures of the library are missing, such as ${missing[0]}.`)
  return `All ${rows.length} files of the library are there.`
}
