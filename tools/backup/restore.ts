// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isIntact } from '@tessera/server/src/adapters/storage/file-paths.ts'
import { requireVersion } from '@tessera/server/src/main/supervisor/installation-database.ts'
import {
  StorageUnavailable,
  type FileArea,
  type FileStore,
} from '@tessera/server/src/modules/messages/ports.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import { clusterFolderOf } from '@tessera/server/src/platform/db/embedded-postgres-location.ts'
import { keyFilesIn } from './back-up-keys.ts'
import { CannotDo, reasonOf } from './cannot-do.ts'
import { checkKeyFiles, requireKeys, type KeyLocation } from './check-keys.ts'
import { emptyAgain, requireEmpty } from './empty-database.ts'
import { withBuiltIn, type InstallationLocation } from './installation-database.ts'
import { loadDatabase, requireKnownSchema } from './load-database.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { withOwner } from './owner-client.ts'
import type { BackupArguments } from './parse-arguments.ts'
import { checkParts } from './parts.ts'
import { verifyData } from './verify-installation.ts'

export interface RestoreDeps {
  location: InstallationLocation & KeyLocation
  files: FileStore
  clock: Clock
  /** Whether the keys may lack that of the studio's seeds, because its studio has a location of its own. */
  seedKey?: 'here' | 'maybeElsewhere'
  signal?: AbortSignal
}

type Undo = (step: () => Promise<unknown>) => void

/**
 * Restores a backup into an empty location and checks the result. The whole backup is checked before anything is
 * changed; when a later step fails, the location is emptied again. Answers what to print; throws CannotDo with a
 * sentence.
 */
export async function restore(
  deps: RestoreDeps,
  { folder: typed, keys: typedKeys }: BackupArguments,
): Promise<string> {
  const folder = resolve(typed)
  const keysFolder = typedKeys === undefined ? undefined : resolve(typedKeys)
  const undos: (() => Promise<unknown>)[] = []
  try {
    const manifest = await readManifest(folder)
    requireKnownSchema(manifest)
    await checkParts(folder, manifest.parts)
    if (keysFolder !== undefined) {
      await checkKeyFiles(keysFolder)
      await requireKeys(manifest.keys, deps.location, keysFolder, deps.seedKey)
    } else if (hasKeysOfItsOwn(deps.location))
      await requireKeys(manifest.keys, deps.location, deps.location.dataDir, 'maybeElsewhere')
    requireFreeFolder(deps.location, keysFolder)
    return await bringIn(deps, { folder, keysFolder, manifest }, (step) => undos.push(step))
  } catch (error) {
    for (const step of undos.reverse())
      await step().catch((failure: unknown) =>
        console.error(`Not everything could be taken back: ${String(failure)}`),
      )
    const reason = error instanceof StorageUnavailable ? error.message : reasonOf(error)
    throw error instanceof CannotDo || reason === undefined
      ? error
      : new CannotDo(`Nothing was restored: ${reason}.`, { cause: error })
  }
}

/** Whether the environment names the keys, as it does where `make-keys` made them: then they are there before the data is. */
const hasKeysOfItsOwn = ({ vaultKey, vaultKeyFile, vaultKeyCommand }: KeyLocation): boolean =>
  (vaultKey ?? vaultKeyFile ?? vaultKeyCommand) !== undefined

/** An existing installation is never overwritten. */
function requireFreeFolder(
  { dataDir, databaseUrl }: InstallationLocation,
  keysFolder: string | undefined,
): void {
  if (databaseUrl === undefined && existsSync(clusterFolderOf(dataDir)))
    throw new CannotDo(`There is an installation in ${dataDir} already: restore into an empty DATA_DIR.`)
  if (existsSync(join(dataDir, 'files')))
    throw new CannotDo(`There are files in ${dataDir} already: restore into an empty DATA_DIR.`)
  const [there] = keysFolder === undefined ? [] : keyFilesIn(dataDir)
  if (there !== undefined)
    throw new CannotDo(
      `There are keys in ${dataDir} already (${there}): restore into an empty DATA_DIR, or --without-keys.`,
    )
}

interface Source {
  folder: string
  keysFolder: string | undefined
  manifest: Manifest
}

async function bringIn(deps: RestoreDeps, source: Source, undo: Undo): Promise<string> {
  const { dataDir, databaseUrl } = deps.location
  await mkdir(dataDir, { recursive: true })
  if (databaseUrl !== undefined) return fill(deps, source, databaseUrl, undo)
  // Its server has stopped by then: a folder in use is never removed.
  undo(() => removeCluster(dataDir))
  return withBuiltIn(dataDir, (ownerUrl) => fill(deps, source, ownerUrl, () => undefined, undo))
}

/** The folder may be a link to one elsewhere. */
async function removeCluster(dataDir: string): Promise<void> {
  const folder = clusterFolderOf(dataDir)
  for (const one of [await realpath(folder).catch(() => folder), folder, `${folder}.unfinished`])
    await rm(one, { recursive: true, force: true })
}

async function fill(
  { location, files, clock, signal, seedKey }: RestoreDeps,
  { folder, keysFolder, manifest }: Source,
  ownerUrl: string,
  undoRows: Undo,
  undo: Undo = undoRows,
): Promise<string> {
  await requireVersion(ownerUrl)
  await withOwner(ownerUrl, requireEmpty)
  undoRows(() => withOwner(ownerUrl, emptyAgain))
  await loadDatabase(ownerUrl, folder, manifest, signal)
  await bringFiles(files, folder, manifest, undo, location.dataDir)
  signal?.throwIfAborted()
  if (keysFolder !== undefined) await bringKeys(keysFolder, location.dataDir, undo)
  const held = await withOwner(ownerUrl, (client) => verifyData(client, { files, clock }, manifest), signal)
  const keys =
    keysFolder === undefined && !hasKeysOfItsOwn(location)
      ? ['No keys were restored: give the installation those that it had, or it will not start.']
      : await requireKeys(
          manifest.keys,
          location,
          location.dataDir,
          keysFolder === undefined ? 'maybeElsewhere' : seedKey,
        )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restored as of ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables.`,
    ...held,
    ...keys,
  ].join('\n')
}

async function bringFiles(
  files: FileStore,
  folder: string,
  { parts }: Manifest,
  undo: Undo,
  dataDir: string,
): Promise<void> {
  undo(() => rm(join(dataDir, 'files'), { recursive: true, force: true }))
  for (const { path } of parts) {
    const [kind, area, name = ''] = path.split('/')
    if (kind !== 'files') continue
    const bytes = await readFile(join(folder, path))
    if (!isIntact(name, bytes)) throw new CannotDo(`The file ${path} of the backup is damaged.`)
    await files.keep(area as FileArea, name, bytes)
  }
}

async function bringKeys(keysFolder: string, dataDir: string, undo: Undo): Promise<void> {
  for (const name of keyFilesIn(keysFolder)) {
    const target = join(dataDir, name)
    undo(() => rm(target, { force: true }))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(keysFolder, name), target)
  }
}
