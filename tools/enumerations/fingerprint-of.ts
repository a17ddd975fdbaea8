// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findPackage, findSource, readWorkspaces, type Workspaces } from './workspaces.ts'

/** What a file of code depends on. */
interface Needs {
  /** Files, with their whole path. */
  readonly files: readonly string[]
  /** Packages from outside, by name. */
  readonly packages: readonly string[]
}

/**
 * The checksum of everything that a test depends on: all files that it imports, directly or through others, what lies beside
 * each of them and is no code (reels, results, prices), the locked versions of the packages that they use, and the release
 * of Node, whose logarithms may differ in the last bit. Equal fingerprints mean the same code; the other way round it is
 * careful: a changed comment makes a new one.
 */
export function createFingerprints(root: string): (testFile: string) => string {
  const workspaces = readWorkspaces(root)
  const versionOf = readVersions(root)
  const known = new Map<string, Needs>()
  const needsOf = (file: string): Needs => {
    const needs = known.get(file) ?? readNeeds(file, workspaces)
    known.set(file, needs)
    return needs
  }
  return (testFile) => {
    const files = new Set<string>()
    const packages = new Set<string>()
    const waiting = [resolve(root, testFile)]
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (files.has(file)) continue
      files.add(file)
      const needs = needsOf(file)
      waiting.push(...needs.files)
      for (const name of needs.packages) packages.add(name)
    }
    const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`)
    for (const name of [...packages].toSorted()) hash.update(`${name} ${versionOf(name)}\n`)
    for (const file of [...files].toSorted())
      hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
    return hash.digest('hex').slice(0, 32)
  }
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]|new URL\(\s*['"`]([^'"`\n]+)['"`]/g

function readNeeds(file: string, workspaces: Workspaces): Needs {
  const folder = dirname(file)
  const files = dataBeside(folder)
  const packages: string[] = []
  if (/\.[cm]?tsx?$/.test(file))
    for (const [, imported = '', url = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      if (url !== '') files.push(...filesAt(resolve(folder, fixedPartOf(url))))
      const name = findPackage(imported, workspaces)
      if (name !== undefined) packages.push(name)
      const source = findSource(imported, folder, workspaces)
      if (source !== undefined) files.push(source)
    }
  return { files, packages }
}

/** Of a name that is made while the code runs, the folder is known. */
const fixedPartOf = (url: string): string =>
  url.includes('${') ? url.slice(0, url.lastIndexOf('/', url.indexOf('${')) + 1) : url

/** The file, or all in the folder; none where the address is no file. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const dataBeside = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|csv|tsv|txt)$/.test(entry.name))
    .map((entry) => join(folder, entry.name))

function readVersions(root: string): (name: string) => string {
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages?: Record<string, { version?: string }>
  }
  return (name) => packages[`node_modules/${name}`]?.version ?? ''
}
