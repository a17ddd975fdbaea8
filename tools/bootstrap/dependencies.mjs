// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isBundle, requireSystemOfBundle } from './bundle.mjs'
import { runNpm } from './npm.mjs'
import { compiledFolder, rootFolder } from './root-folder.mjs'
import { runningServers } from './running-servers.mjs'
import { withLock } from './with-lock.mjs'

/**
 * Installs the locked dependencies when the installed ones differ from the lock file; a bundle has brought its own. Throws
 * while an installation runs from this folder: they would be taken away below it.
 * @param {string} node
 */
export async function ensureDependencies(node) {
  if (isBundle) return requireSystemOfBundle()
  if (isInstalled()) return
  await withLock('dependencies', async () => {
    if (isInstalled()) return
    refuseBelowServers()
    rmSync(compiledFolder, { recursive: true, force: true })
    const status = await runNpm(
      node,
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
      rootFolder,
      'Installing the locked dependencies (about a minute the first time)',
    )
    if (status !== 0)
      throw new Error('The dependencies could not be installed (see above). Is the npm registry reachable?')
  })
}

function refuseBelowServers() {
  const [pid] = runningServers()
  if (pid === undefined) return
  throw new Error(
    `The installed dependencies differ from package-lock.json, and a server runs from this folder (process ${pid}): they are not replaced below it. Stop it first, then run the same command again; or put the new release into a folder of its own.`,
  )
}

/**
 * Whether the locked dependencies are installed. npm writes its own lock file into node_modules as its last
 * step. Optional packages may be missing there (those for other systems); all others must be there in the
 * locked version.
 */
function isInstalled() {
  const installedList = join(rootFolder, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const locked = readPackages(join(rootFolder, 'package-lock.json'))
  const installed = readPackages(installedList)
  return Object.entries(locked).every(([path, { version, integrity, optional, peer, link }]) => {
    const found = installed[path]
    if (!path.startsWith('node_modules/')) return true
    if (!found) return optional === true || peer === true
    return (
      link === true ||
      (found.version === version && found.integrity === integrity && existsSync(join(rootFolder, path)))
    )
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
