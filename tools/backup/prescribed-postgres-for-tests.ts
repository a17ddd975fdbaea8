// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  asIdentity,
  findPostgresBinaries,
  type PostgresBinaries,
} from '@tessera/server/src/platform/db/embedded-postgres-binaries.ts'
import { postgresEnvironment } from '@tessera/server/src/platform/db/embedded-postgres-folder.ts'
import {
  choosePostgresIdentity,
  type ProcessIdentity,
} from '@tessera/server/src/platform/db/embedded-postgres-identity.ts'
import {
  launchPostgres,
  type PostgresProcess,
  stopPostgres,
} from '@tessera/server/src/platform/db/embedded-postgres-process.ts'
import { chooseSocketFolder, socketUrl } from '@tessera/server/src/platform/db/embedded-postgres-socket.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import pg from 'pg'

/** The oldest PostgreSQL that the documents allow, and the one that comes from npm. */
export const prescribedVersions = ['15', '18'] as const
export type PrescribedVersion = (typeof prescribedVersions)[number]

const superuser = 'postgres'
/** Where Debian and the packages of the PostgreSQL project put a version. */
const debianFolder = (version: string): string => `/usr/lib/postgresql/${version}/bin`

/** Why a version cannot be tested on this machine; undefined where it can. */
export function whyLeftOut(version: PrescribedVersion): string | undefined {
  if (version === '18' || existsSync(join(debianFolder(version), 'initdb'))) return undefined
  return `left out: this machine lacks PostgreSQL ${version} (Debian's package postgresql-${version})`
}

/** Those of this run: all in the long one, at each change the oldest that the machine has. */
export const versionsOfThisRun: readonly PrescribedVersion[] = process.env['LONG_TESTS']
  ? prescribedVersions
  : prescribedVersions.filter((version) => whyLeftOut(version) === undefined).slice(0, 1)

/** What docs/runbook/install.md has an administrator run before the first migration. */
export function prescribedStatements(): string[] {
  const page = readFileSync(join(rootFolder, 'docs/runbook/install.md'), 'utf8')
  const [, block = ''] = /^## In a cluster\n.*?^```sql\n(.*?)^```/ms.exec(page) ?? []
  const [before = ''] = block.split(/^-- after the first/m)
  return statementsIn(before)
}

/** The statements of a script, without its comments, which may hold a semicolon. */
export const statementsIn = (script: string): string[] =>
  script
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)

export interface PrescribedPostgres {
  /** Connection string of the prescribed owner, who is no superuser. */
  ownerUrl(database?: string): string
  /** Connection string of another login. */
  urlOf(login: string): string
  /** Connection string of the superuser: for what an administrator does, never for Tessera. */
  adminUrl(database?: string): string
  /** What an administrator does in the database later. */
  administer(statements: readonly string[]): Promise<void>
  /** One more empty database of the owner, as an administrator makes it. */
  emptyDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/**
 * A new PostgreSQL of one's own of this version below `folder`. `prepare` are the statements of its administrator; those of
 * docs/runbook/install.md unless others are named.
 */
export async function startPrescribedPostgres(
  version: PrescribedVersion,
  folder: string,
  prepare: readonly string[] = prescribedStatements(),
): Promise<PrescribedPostgres> {
  const identity = choosePostgresIdentity(folder)
  const binaries = findBinaries(version, folder, identity)
  const dataFolder = makeCluster(folder, binaries, identity)
  const socketFolder = chooseSocketFolder(dataFolder, identity)
  const server = launchPostgres({
    binaries,
    identity,
    dataFolder,
    socketFolder,
    settings: { shared_buffers: '64MB' },
    log: () => undefined,
  })
  const adminUrl = (database = 'postgres'): string => socketUrl(socketFolder, database, superuser)
  try {
    await untilItAnswers(server, adminUrl())
    await runEach(adminUrl(), prepare)
  } catch (error) {
    await stopPostgres(server)
    throw error
  }
  return {
    adminUrl,
    ownerUrl: (database = 'tessera') => socketUrl(socketFolder, database, 'tessera'),
    urlOf: (login) => socketUrl(socketFolder, 'tessera', login),
    administer: (statements) => runEach(adminUrl('tessera'), statements),
    async emptyDatabase(name) {
      await runEach(adminUrl(), [`create database ${name} owner tessera`])
      return socketUrl(socketFolder, name, 'tessera')
    },
    stop: () => stopPostgres(server),
  }
}

function findBinaries(
  version: PrescribedVersion,
  folder: string,
  identity: ProcessIdentity | undefined,
): PostgresBinaries {
  if (version === '18') return findPostgresBinaries(folder, identity)
  const program = (name: string): string => join(debianFolder(version), name)
  return { initdb: program('initdb'), postgres: program('postgres'), version, major: version }
}

function makeCluster(
  folder: string,
  binaries: PostgresBinaries,
  identity: ProcessIdentity | undefined,
): string {
  const dataFolder = join(folder, 'cluster')
  mkdirSync(dataFolder, { mode: 0o700, recursive: true })
  if (identity) chownSync(dataFolder, identity.uid, identity.gid)
  const args = ['-D', dataFolder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(binaries.initdb, [...args, '--data-checksums'], {
    ...asIdentity(identity),
    cwd: '/',
    env: postgresEnvironment,
    stdio: 'pipe',
  })
  return dataFolder
}

async function untilItAnswers(server: PostgresProcess, url: string): Promise<void> {
  let ended: string | undefined
  server.exited.then(
    (reason) => {
      ended = reason
    },
    () => undefined,
  )
  for (;;) {
    const error = await runEach(url, ['select 1']).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error === undefined) return
    if (ended !== undefined)
      throw new Error(`PostgreSQL did not start (${ended}):\n${server.recentLines.join('\n')}`)
    await sleep(50)
  }
}

/** One by one, because a database cannot be made in a transaction. */
async function runEach(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
