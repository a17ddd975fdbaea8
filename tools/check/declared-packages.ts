// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOtherVersions, findUndeclared, type Manifest } from './find-undeclared.ts'

/**
 * A package that a file imports is named in the package.json of its part, or, for tests and tools, in that of the root. Parts
 * of the product name each other in the version that they have.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const manifests = new Map<string, Manifest>()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

function manifestOf(folder: string): Manifest {
  const known = manifests.get(folder)
  if (known) return known
  const file = join(folder, 'package.json')
  const found = existsSync(join(root, file))
    ? (JSON.parse(read(file)) as Manifest)
    : manifestOf(dirname(folder))
  manifests.set(folder, found)
  return found
}

const sources = ['ts', 'tsx', 'mjs', 'css'].flatMap((ending) => [`*.${ending}`])
const files = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)) && !file.includes('/fixtures/'))
  // Its examples are imports, too.
  .filter((file) => file !== 'tools/check/find-undeclared.test.ts')
const shared = manifestOf('.')
const problems = files.flatMap((file) =>
  findUndeclared(read(file), manifestOf(dirname(file)), shared).map(
    (name) => `${file} imports ${name}, which the package.json of its part does not name`,
  ),
)
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] }
for (const file of globSync(
  workspaces.map((folder) => `${folder}/package.json`),
  { cwd: root },
))
  for (const other of findOtherVersions(JSON.parse(read(file)) as Manifest, version))
    problems.push(`${file} names ${other}, but all parts have the version ${version}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
