// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { isIntact } from '@tessera/server/src/adapters/storage/file-paths.ts'
import { fileAreas, StorageUnavailable, type FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { backUpKeys } from './back-up-keys.ts'
import { CannotDo, reasonOf } from './cannot-do.ts'
import { dumpDatabase } from './dump-database.ts'
import { withInstallationDatabase, type InstallationLocation } from './installation-database.ts'
import { digestOf, manifestFile, sealFile, type Manifest, type Part } from './manifest.ts'
import { noteBackup } from './note-backup.ts'
import { withOwner } from './owner-client.ts'
import type { BackupArguments } from './parse-arguments.ts'
import { writePart } from './parts.ts'

export interface BackupDeps {
  location: InstallationLocation
  files: FileStore
  signal?: AbortSignal
  /** A backup that nobody will have is not noted as one. */
  isTrial?: boolean
}

/**
 * Makes a backup of an installation: its data as of one moment, the uploaded files, and, separately, its
 * keys. The folder is complete in the end or does not exist. Answers what to print; throws CannotDo with a
 * sentence.
 */
export async function backUp(
  { location, files, signal, isTrial = false }: BackupDeps,
  { folder: typed, keys: typedKeys }: BackupArguments,
): Promise<string> {
  const folder = resolve(typed)
  const keysFolder = typedKeys === undefined ? undefined : resolve(typedKeys)
  for (const target of [folder, keysFolder])
    if (target !== undefined && existsSync(target))
      throw new CannotDo(`${target} is there already: a backup goes into a new folder.`)
  if (keysFolder !== undefined && `${keysFolder}/`.startsWith(`${folder}/`))
    throw new CannotDo('The keys must not lie inside of the backup: whoever has both can open everything.')
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    return await withInstallationDatabase(location, async (ownerUrl) => {
      const manifest = await writeData(ownerUrl, { files, signal }, unfinished)
      const text = `${JSON.stringify(manifest, undefined, 1)}\n`
      await writeFile(join(unfinished, manifestFile), text, { mode: 0o600, flush: true })
      await writeFile(join(unfinished, sealFile), `${digestOf(text)}\n`, { mode: 0o600, flush: true })
      const keys = keysFolder === undefined ? undefined : await backUpKeys(location.dataDir, keysFolder)
      await rename(unfinished, folder)
      const noted = isTrial ? [] : await noteBackup(ownerUrl, manifest, keysFolder !== undefined)
      return [describe(manifest, { folder, keysFolder, keys }), ...noted].join('\n')
    })
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (keysFolder !== undefined) await rm(keysFolder, { recursive: true, force: true })
    const reason = error instanceof StorageUnavailable ? error.message : reasonOf(error)
    throw error instanceof CannotDo || reason === undefined
      ? error
      : new CannotDo(`There is no backup: ${reason}.`, { cause: error })
  }
}

async function writeData(
  ownerUrl: string,
  { files, signal }: { files: FileStore; signal: AbortSignal | undefined },
  folder: string,
): Promise<Manifest> {
  const dumped = await withOwner(ownerUrl, (client) => dumpDatabase(client, folder), signal)
  // After the snapshot of the data: a file is stored before a row mentions it.
  const stored = await writeFiles(files, folder, signal)
  return { format: 1, ...dumped, parts: [...dumped.parts, ...stored] }
}

async function writeFiles(
  files: FileStore,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Part[]> {
  const parts: Part[] = []
  for (const area of fileAreas) {
    for await (const name of files.list(area)) {
      signal?.throwIfAborted()
      const bytes = await files.read(area, name)
      // Deleted meanwhile.
      if (!bytes) continue
      if (!isIntact(name, bytes))
        throw new CannotDo(
          `There is no backup: the file ${area}/${name} is damaged; its bytes are not those that its name promises.`,
        )
      parts.push(await writePart(folder, `files/${area}/${name}`, Readable.from([bytes])))
    }
  }
  return parts
}

function describe(
  { tables, parts, migrations, madeAt, keys: needed }: Manifest,
  {
    folder,
    keysFolder,
    keys,
  }: { folder: string; keysFolder: string | undefined; keys: string[] | undefined },
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const files = parts.filter(({ path }) => path.startsWith('files/')).length
  return [
    `Backed up as of ${madeAt} into ${folder}: ${rows} rows of ${tables.length} tables, ${files} files, ${bytes} bytes.`,
    `Schema: platform ${migrations.platform.at(-1)?.name ?? 'none'}, studio ${migrations.studio.at(-1)?.name ?? 'none'}.`,
    keysFolder === undefined
      ? 'No keys were copied.'
      : `Keys, to be kept apart, are in ${keysFolder}: ${keys?.join(', ') || 'none; they do not lie in DATA_DIR'}.`,
    ...(needed.length > 0
      ? [
          `To restore it you need the keys ${needed.map(({ purpose, keyId }) => `${keyId} (${purpose})`).join(', ')}.`,
        ]
      : []),
  ].join('\n')
}
