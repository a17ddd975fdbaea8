// SPDX-License-Identifier: Apache-2.0
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

/** The variables that a process parses, from its schema. */
const parsedBy = (file: string): string[] => found(read(file), /^ {2}([A-Z][A-Z_]+):/gm)
const platformReads = parsedBy('apps/server/src/platform/env/variables.ts')
const studioReads = parsedBy('apps/studio/src/server/environment.ts')

describe('the files for deployment', () => {
  it('are documented by .env.example with every variable that a process reads, and no other', () => {
    expect(found(read('.env.example'), /^#([A-Z][A-Z_]+)=/gm)).toEqual(
      [...new Set([...platformReads, ...studioReads])].toSorted(),
    )
  })

  it.each([
    [
      'deploy/compose.yaml',
      /^ {2,6}([A-Z][A-Z_]+):/gm,
      ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'POSTGRES_INITDB_ARGS'],
    ],
    // A pod's own address, from which STUDIO_OWN_URL is made.
    ['deploy/helm/tessera/templates/_environment.tpl', /name: ([A-Z][A-Z_]+)/g, ['POD_ADDRESS']],
    ['deploy/Dockerfile', /([A-Z][A-Z_]+)=/g, ['NODE_ENV']],
  ])('set only variables that are read: %s', (file, pattern, others) => {
    const set = found(read(file), pattern)
    expect(set.length).toBeGreaterThan(0)
    expect(set.filter((name) => ![...platformReads, ...studioReads, ...others].includes(name))).toEqual([])
  })

  it('copy the package.json of every workspace before the image installs', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const folders = workspaces
      .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: rootFolder }))
      .map(dirname)
    expect(found(read('deploy/Dockerfile'), /^COPY (\S+)\/package\.json/gm)).toEqual(folders.toSorted())
  })

  it("add the release's bill of materials to the image, and run only existing scripts", () => {
    const scripts = found(read('deploy/Dockerfile'), /^RUN node (\S+\.ts)/gm)
    expect(scripts).toContain('tools/release/write-sbom.ts')
    expect(scripts.filter((script) => !existsSync(join(rootFolder, script)))).toEqual([])
  })

  it('start only existing scripts', () => {
    const scripts = found(read('deploy/run.mjs'), /: '([^']+\.ts)'/g)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((script) => !existsSync(join(rootFolder, script)))).toEqual([])
  })
})
