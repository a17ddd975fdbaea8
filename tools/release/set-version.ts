// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Lock {
  version: string
  packages: Record<string, LockedPackage>
}
interface LockedPackage {
  name?: string
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const chart = 'deploy/helm/tessera/Chart.yaml'

/**
 * Gives a folder of sources another version: every package of ours, what they require of each other, the lock
 * file and the chart.
 */
export function setVersion(folder: string, version: string): void {
  const rewrite = (path: string, change: (text: string) => string): void => {
    const file = join(folder, path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const workspaces = workspacesOf(lock)
  for (const path of workspaces.keys())
    rewrite(join(path, 'package.json'), (text) => manifestWith(text, version, [...workspaces.values()]))
  rewrite('package-lock.json', () => `${JSON.stringify(lockWith(lock, version, workspaces), undefined, 2)}\n`)
  if (existsSync(join(folder, chart)))
    rewrite(chart, (text) => text.replace(/^(version|appVersion): .+$/gm, `$1: ${version}`))
}

/** The folders of our own packages and their names, the root among them. */
function workspacesOf({ packages }: Lock): Map<string, string> {
  return new Map(
    Object.entries(packages)
      .filter(([path, { link }]) => !path.includes('node_modules/') && link !== true)
      .map(([path, { name }]) => [path, name ?? path]),
  )
}

/** Only the version and what is required of our own packages change, so that all else stays as it was written. */
function manifestWith(text: string, version: string, names: readonly string[]): string {
  return names.reduce(
    (changed, name) => changed.replaceAll(new RegExp(`("${name}": )"\\d[^"]*"`, 'g'), `$1"${version}"`),
    text.replace(/("version": )"[^"]*"/, `$1"${version}"`),
  )
}

function lockWith(lock: Lock, version: string, workspaces: ReadonlyMap<string, string>): Lock {
  const names = new Set(workspaces.values())
  for (const path of workspaces.keys()) {
    const entry = lock.packages[path]
    if (entry === undefined) continue
    entry.version = version
    for (const required of [entry.dependencies, entry.devDependencies])
      for (const name of Object.keys(required ?? {})) if (names.has(name)) required![name] = version
  }
  return { ...lock, version }
}
