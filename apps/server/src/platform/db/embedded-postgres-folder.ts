// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { asIdentity, type PostgresBinaries } from './embedded-postgres-binaries.ts'
import { adminRole } from './embedded-postgres-role-names.ts'
import { canEnter, ownerOf, type ProcessIdentity } from './embedded-postgres-identity.ts'

/** Where data goes when root's folder is closed to the user that PostgreSQL runs as. */
const sharedFolder = '/var/lib/tessera'

/**
 * The folder that really holds the cluster for `dataDir`. Usually that folder itself; below a closed folder
 * such as root's home it is a fresh one under /var/lib/tessera, and `dataDir` becomes a link to it.
 */
export function locateDataFolder(dataDir: string, identity: ProcessIdentity | undefined): string {
  mkdirSync(dirname(dataDir), { recursive: true })
  if (existsSync(dataDir)) return requireEntry(realpathSync(dataDir), identity)
  // A link whose target has been removed stands for data that is gone.
  if (lstatSync(dataDir, { throwIfNoEntry: false })) rmSync(dataDir)
  if (canEnter(dirname(dataDir), identity))
    return join(realpathSync(dirname(dataDir)), dataDir.slice(dirname(dataDir).length + 1))
  mkdirSync(sharedFolder, { recursive: true })
  chmodSync(sharedFolder, 0o755)
  const home = mkdtempSync(join(sharedFolder, 'pg-'))
  chmodSync(home, 0o755)
  symlinkSync(join(home, 'postgres'), dataDir)
  return join(home, 'postgres')
}

/** Data that was moved below a closed folder stays there; only its owner may decide to open the folder. */
function requireEntry(folder: string, identity: ProcessIdentity | undefined): string {
  if (canEnter(dirname(folder), identity)) return folder
  throw new Error(
    `The data in ${folder} lies below a folder that is closed to the user ${identity?.name}, as whom PostgreSQL runs. Move the data to an open place and set DATA_DIR, or let others pass with chmod o+x on the closed folder.`,
  )
}

/**
 * Creates the cluster if there is none. Builds it in a temporary folder and moves it into place, so an
 * interrupted start leaves no partial one.
 */
export async function ensureCluster(
  folder: string,
  binaries: PostgresBinaries,
  identity: ProcessIdentity | undefined,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return takeOver(folder, binaries, identity)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} holds files but no PostgreSQL data. Choose an empty folder (DATA_DIR).`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (identity) chownSync(unfinished, identity.uid, identity.gid)
  await runInitdb(unfinished, binaries, identity)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

function takeOver(folder: string, binaries: PostgresBinaries, identity: ProcessIdentity | undefined): void {
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major) {
    throw new Error(
      `The data in ${folder} was written by PostgreSQL ${major}, this release brings PostgreSQL ${binaries.major}, and the two cannot share files. Nothing was changed. Start the release that wrote it, or run PostgreSQL ${major} yourself on that folder and set DATABASE_URL.`,
    )
  }
  const owner = ownerOf(folder)
  if (identity && owner !== identity.uid) giveFolder(folder, identity)
  if (!identity && process.getuid && owner !== process.getuid()) {
    throw new Error(
      `The data in ${folder} belongs to another user (number ${owner}). Start as that user, or choose another folder (DATA_DIR).`,
    )
  }
}

function giveFolder(folder: string, identity: ProcessIdentity): void {
  lchownSync(folder, identity.uid, identity.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveFolder(path, identity)
    else lchownSync(path, identity.uid, identity.gid)
  }
}

function runInitdb(
  folder: string,
  binaries: PostgresBinaries,
  identity: ProcessIdentity | undefined,
): Promise<void> {
  const args = [
    '-D',
    folder,
    '-U',
    adminRole,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]
  const child = spawn(binaries.initdb, args, {
    ...asIdentity(identity),
    cwd: '/',
    env: postgresEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The database could not be created in ${folder}:\n${output.trim()}`)),
    )
  })
}

/** The caller's environment must not affect the database (PGDATA, PGPORT, LD_LIBRARY_PATH and the like). */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {}),
}
