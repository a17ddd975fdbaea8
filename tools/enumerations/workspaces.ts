// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of each workspace by the name that imports use, such as `@tessera/rules` -> `/…/packages/rules`. */
export type Workspaces = ReadonlyMap<string, string>

/** What only speaks or watches, and changes no figure. */
const withoutFigures = new Set(['@tessera/texts', '@tessera/telemetry'])

/** All workspaces of apps and packages, and the tools. */
export function readWorkspaces(root: string): Workspaces {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  )
  return new Map(
    [...folders, join(root, 'tools')]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => [nameOf(folder), folder]),
  )
}

const nameOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name

/** The package from outside that an import names; undefined for Node's own and for our files. */
export function findPackage(imported: string, workspaces: Workspaces): string | undefined {
  if (imported === '' || imported.startsWith('.') || imported.startsWith('node:')) return undefined
  const [first = '', second = ''] = imported.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  return workspaces.has(name) ? undefined : name
}

/** The file of ours that an import in `folder` names; undefined for a package from outside, and for what changes no figure. */
export function findSource(imported: string, folder: string, workspaces: Workspaces): string | undefined {
  const candidates = imported.startsWith('.')
    ? [resolve(folder, imported)]
    : candidatesIn(imported, workspaces)
  return candidates
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')])
    .find((path) => existsSync(path) && statSync(path).isFile())
}

function candidatesIn(imported: string, workspaces: Workspaces): string[] {
  const [scope = '', name = '', ...path] = imported.split('/')
  const workspace = workspaces.get(`${scope}/${name}`)
  if (!workspace || withoutFigures.has(`${scope}/${name}`)) return []
  return [join(workspace, ...path), join(workspace, 'src', ...path)]
}
