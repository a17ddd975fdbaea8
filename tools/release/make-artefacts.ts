// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRelease } from './bill-of-materials.ts'
import { builtFolders, bundleSystem, nameOfSystem, packagesInBundle, sourcesInBundle } from './bundle-list.ts'
import { CannotRelease } from './cannot-release.ts'
import { sectionOf } from './changelog.ts'
import { checksumsOf, writeChecksums } from './checksums.ts'
import { git } from './git.ts'
import { prepareTree } from './prepare-tree.ts'
import { describeProvenance } from './provenance.ts'
import { writeArchive } from './write-archive.ts'

interface Wanted {
  /** A checkout of the commit, for this alone: packages are installed and pages built in it. */
  tree: string
  /** An empty folder for what is made. */
  into: string
  say(line: string): void
}

/** Makes everything that a release publishes from a commit: bundle, bill of materials, notes, provenance, checksums. */
export async function makeArtefacts({ tree, into, say }: Wanted): Promise<void> {
  requireSystem()
  const read = (path: string): string => readFileSync(join(tree, path), 'utf8')
  const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }
  const notes = sectionOf(read('CHANGELOG.md'), version)
  if (!notes) throw new CannotRelease(`CHANGELOG.md says nothing about ${version}.`)
  const commit = git(tree, 'rev-parse', 'HEAD')
  await prepareTree(tree, say)

  const lockText = read('package-lock.json')
  const bill = `${JSON.stringify(describeRelease(lockText), undefined, 2)}\n`
  const made = join(into, `${name}-${version}`)
  writeFileSync(`${made}.cdx.json`, bill)
  writeFileSync(`${made}-notes.md`, `${notes}\n`)

  say('Packing the bundle …')
  writeFileSync(join(tree, 'sbom.cdx.json'), bill)
  writeFileSync(
    join(tree, 'bundle.json'),
    `${JSON.stringify({ version, commit, system: nameOfSystem(bundleSystem) }, undefined, 2)}\n`,
  )
  await writeArchive({
    folder: tree,
    paths: pathsOfBundle(tree, lockText),
    inside: `${name}-${version}`,
    timeSeconds: Number(git(tree, 'log', '-1', '--format=%ct')),
    file: `${made}-${nameOfSystem(bundleSystem)}.tar.gz`,
  })

  const sums = await checksumsOf(into)
  const provenance = describeProvenance({ version, commit, lockText, made: sums, variables: process.env })
  writeFileSync(`${made}.provenance.json`, `${JSON.stringify(provenance, undefined, 2)}\n`)
  await writeChecksums(into)
}

/** The packages that npm installs are those of the machine that makes the bundle. */
function requireSystem(): void {
  const here = `${process.platform}-${process.arch}`
  const wanted = nameOfSystem(bundleSystem)
  if (here !== wanted)
    throw new CannotRelease(`A bundle for ${wanted} is made on ${wanted}, and this is ${here}.`)
}

/** All paths of the bundle; throws when something that it must have is not there. */
function pathsOfBundle(tree: string, lockText: string): string[] {
  const { folders, ifInstalled, links } = packagesInBundle(lockText, bundleSystem)
  const isThere = (path: string): boolean => existsSync(join(tree, path))
  const missing = [...folders, ...links, ...builtFolders].filter((path) => !isThere(path))
  if (missing.length > 0) throw new CannotRelease(`The bundle would lack ${missing.join(', ')}.`)
  return [
    'bundle.json',
    'sbom.cdx.json',
    ...sourcesInBundle(git(tree, 'ls-files', '-z').split('\0')),
    ...builtFolders.flatMap((folder) => filesBelow(tree, folder)),
    ...[...folders, ...ifInstalled.filter(isThere)].flatMap((folder) => filesBelow(tree, folder)),
    ...links,
  ]
}

/** Files and links below a folder; packages inside a package are folders of their own in the lock file. */
function filesBelow(tree: string, folder: string): string[] {
  return readdirSync(join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' ? [] : filesBelow(tree, path)
  })
}
