// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In the same file system, so that a finished file can be renamed to its place. */
const unfinishedFolder = fileURLToPath(new URL('../../.cache/unfinished', import.meta.url))

/**
 * Makes a generated folder contain exactly these files (path below it, content). Each appears whole, because
 * another command may be reading it; what is there already stays untouched, so that watchers stay quiet.
 */
export function writeGenerated(folder: string, files: ReadonlyMap<string, string>): void {
  for (const path of [folder, unfinishedFolder]) mkdirSync(path, { recursive: true })
  removeOthers(folder, [...files.keys()].map(normalize))
  for (const [name, content] of files) {
    const path = join(folder, name)
    if (readOrEmpty(path) === content) continue
    mkdirSync(dirname(path), { recursive: true })
    const unfinished = join(unfinishedFolder, `${process.pid}-${name.replaceAll('/', '-')}`)
    writeFileSync(unfinished, content)
    renameSync(unfinished, path)
  }
}

function removeOthers(folder: string, wanted: readonly string[]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    const isWanted = entry.isDirectory()
      ? wanted.some((file) => file.startsWith(name + sep))
      : wanted.includes(name)
    if (!isWanted) rmSync(path, { recursive: true, force: true })
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
