// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** docs/credits.md names every package that a package.json of ours names, by itself or as `@scope/*`. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** The packages that the page does not name. */
export function missingCredits(page: string, packages: readonly string[]): string[] {
  const named = new Set(
    page.match(/@?\w[\w.-]*(?:\/(?:\*|[\w.-]+))?/g)?.map((name) => name.replace(/\.$/, '')),
  )
  return packages.filter((name) => !named.has(name) && !named.has(name.replace(/\/.*/, '/*')))
}

function packagesOf(file: string): string[] {
  const manifest = JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, Record<string, string>>
  return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
}

if (import.meta.main) {
  const files = ['package.json', ...globSync('{apps,packages,examples}/*/package.json', { cwd: root })]
  const others = globSync('{demo,deploy,tools,e2e,bench}/package.json', { cwd: root })
  const packages = new Set([...files, ...others].flatMap(packagesOf))
  const foreign = [...packages].filter((name) => !name.startsWith('@tessera/'))
  const missing = missingCredits(readFileSync(`${root}docs/credits.md`, 'utf8'), foreign)
  for (const name of missing) console.error(`docs/credits.md does not name ${name}`)
  if (missing.length > 0) process.exit(1)
}
