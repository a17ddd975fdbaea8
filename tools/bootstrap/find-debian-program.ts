// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './root-folder.mjs'
import { withLock } from './with-lock.mjs'

export interface DebianProgram {
  /** What it is called, here and in the cache folder. */
  name: string
  /** Arguments with which it ends at once, and well. */
  probe: readonly string[]
  /** Debian's package that holds it, and where in it. */
  package: string
  path: string
}

/**
 * Path of a program: the installed one, or, on Debian, the one in its package, which is fetched once and unpacked into the cache
 * folder. Nothing is installed. Undefined where there is none.
 */
export async function findDebianProgram(program: DebianProgram): Promise<string | undefined> {
  const works = (path: string): boolean => spawnSync(path, [...program.probe]).status === 0
  for (const installed of [program.name, join('/', program.path)]) if (works(installed)) return installed
  const home = join(cacheFolder, program.name)
  const unpacked = join(home, program.path)
  if (!existsSync(unpacked) && existsSync('/usr/bin/apt-get'))
    await withLock(program.name, async () => {
      if (!existsSync(unpacked)) fetchPackage(program, home)
    })
  return existsSync(unpacked) && works(unpacked) ? unpacked : undefined
}

function fetchPackage({ name, package: from }: DebianProgram, home: string): void {
  console.log(`Fetching ${name} (once, from Debian's package ${from}) …`)
  const unfinished = `${home}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const inFolder = { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  const download = (): number | null => spawnSync('apt-get', ['download', '-q', from], inFolder).status
  // A new machine may have no lists of packages, which only root may fetch.
  if (download() !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], inFolder)
    download()
  }
  const [archive] = globSync(`${from}_*.deb`, { cwd: unfinished })
  if (archive === undefined) return
  spawnSync('dpkg-deb', ['-x', archive, '.'], inFolder)
  rmSync(join(unfinished, archive))
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
}
