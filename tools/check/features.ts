// SPDX-License-Identifier: Apache-2.0
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * A noun has one name everywhere: each folder in the features of the site and of the console is named after the
 * module of the server that it shows.
 */
const root = resolve(import.meta.dirname, '../..')

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The features that no module is named after, by their paths. */
export function unknownFeatures(modules: readonly string[], features: readonly string[]): string[] {
  const known = new Set(modules)
  return features.filter((path) => !known.has(path.split('/').at(-1) ?? ''))
}

if (import.meta.main) {
  const features = ['apps/web', 'apps/backoffice'].flatMap((app) =>
    foldersIn(`${app}/src/features`).map((name) => `${app}/src/features/${name}`),
  )
  const unknown = unknownFeatures(foldersIn('apps/server/src/modules'), features)
  for (const path of unknown) console.error(`${path}: no folder of apps/server/src/modules has this name`)
  if (unknown.length > 0) process.exit(1)
}
