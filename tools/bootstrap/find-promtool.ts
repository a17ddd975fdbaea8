// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './root-folder.mjs'
import { withLock } from './with-lock.mjs'

const home = join(cacheFolder, 'promtool')
const unpacked = join(home, 'usr/bin/promtool')

/**
 * Path of promtool, which tests the alert rules: the installed one, or, on Debian, the one in the package of Prometheus, which is
 * fetched once and unpacked into the cache folder. Nothing is installed. Throws an error that says what is missing.
 */
export async function findPromtool(): Promise<string> {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool'
  if (!existsSync(unpacked) && existsSync('/usr/bin/apt-get'))
    await withLock('promtool', async () => {
      if (!existsSync(unpacked)) fetchFromDebian()
    })
  if (existsSync(unpacked)) return unpacked
  throw new Error(
    'The alert rules are tested by promtool, and none was found. It comes with Prometheus: https://prometheus.io/download',
  )
}

function fetchFromDebian(): void {
  console.log('Fetching promtool (once, from the package of Prometheus) …')
  const unfinished = `${home}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const inFolder = { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  const download = (): number | null =>
    spawnSync('apt-get', ['download', '-q', 'prometheus'], inFolder).status
  // A new machine may have no lists of packages, which only root may fetch.
  if (download() !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], inFolder)
    download()
  }
  const [archive] = globSync('prometheus_*.deb', { cwd: unfinished })
  if (archive === undefined) return
  spawnSync('dpkg-deb', ['-x', archive, '.'], inFolder)
  rmSync(join(unfinished, archive))
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
}
