// SPDX-License-Identifier: Apache-2.0
import { isBuiltin } from 'node:module'

export interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** In TypeScript as the formatter leaves it, and in CSS. */
const imports = [
  /^(?:import|export|\})[^'"\n]*?from '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /^@import ['"]([^'"]+)['"]/gm,
]
const isPackage = (specifier: string): boolean =>
  /^[@a-z]/.test(specifier) && !/^[a-z]+:/.test(specifier) && !isBuiltin(specifier)
const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The packages that a file imports and that the package.json nearest to it does not name, so that they are only found because
 * somebody else brought them. `shared`: names of the root's package.json, which every part may use for tests and tools.
 */
export function findUndeclared(source: string, manifest: Manifest, shared: Manifest): string[] {
  const named = new Set([
    manifest.name,
    ...[manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap((part) =>
      Object.keys(part ?? {}),
    ),
    ...Object.keys(shared.devDependencies ?? {}),
  ])
  const imported = imports.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, specifier = '']) => specifier),
  )
  return [...new Set(imported.filter(isPackage).map(nameOf))].filter((name) => !named.has(name))
}

/**
 * The parts of the product that a manifest names in another version than theirs: npm would look for them in the registry, where
 * they are not. All parts have one version.
 */
export function findOtherVersions(
  { dependencies, devDependencies, optionalDependencies }: Manifest,
  version: string,
): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, wanted]) => name.startsWith('@tessera/') && wanted !== version)
    .map(([name, wanted]) => `${name}@${wanted}`)
}
