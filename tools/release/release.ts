// SPDX-License-Identifier: Apache-2.0
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRelease } from './cannot-release.ts'
import { nameUnreleased, readUnreleased } from './changelog.ts'
import { git, gitSetting } from './git.ts'
import { whyNotReleased, type ReleaseFacts } from './judge-release.ts'
import { makeArtefacts } from './make-artefacts.ts'
import { setVersion } from './set-version.ts'
import { withCheckout } from './with-checkout.ts'

export interface Repository {
  /** The folder of the sources, in which git and dist/ are. */
  root: string
  say(line: string): void
}
export interface WantedRelease {
  version: string
  tag: boolean
  /** YYYY-MM-DD, for the changelog. */
  day: string
}

/**
 * Cuts a release: everything is made from a commit in a checkout of its own first. Only when all of it is
 * there do the folder in dist/, main and, last, the tag appear; if one of them fails, none stays. Throws
 * CannotRelease.
 */
export async function cutRelease(
  { root, say }: Repository,
  { version, tag, day }: WantedRelease,
): Promise<void> {
  refuse(root, version)
  const base = git(root, 'rev-parse', 'HEAD')
  await withCheckout(root, async (tree) => {
    writeVersion(tree, version, day)
    git(tree, 'commit', '--quiet', '--all', '--message', `Release ${version}`)
    const commit = git(tree, 'rev-parse', 'HEAD')
    const unfinished = unfinishedFolder(root)
    try {
      await makeArtefacts({ tree, into: unfinished, say })
      publish(root, { version, tag, base, commit, unfinished })
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  })
  say(`${folderOf(root, version)} has everything that ${version} publishes.`)
  say(
    tag
      ? `main and the tag v${version} are at "Release ${version}".`
      : `main is at "Release ${version}"; no tag was made.`,
  )
}

/** Makes what a release publishes from the commit that is checked out, and changes nothing but dist/. */
export async function bundleCommit({ root, say }: Repository): Promise<void> {
  const { version } = JSON.parse(git(root, 'show', 'HEAD:package.json')) as { version: string }
  const unfinished = unfinishedFolder(root)
  try {
    await withCheckout(root, (tree) => makeArtefacts({ tree, into: unfinished, say }))
    replace(unfinished, folderOf(root, version))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  say(`${folderOf(root, version)} has everything that ${version} publishes.`)
}

/** Says what cutting a release would do, and changes nothing. Throws CannotRelease when it would be refused. */
export function describeCut({ root, say }: Repository, { version, tag, day }: WantedRelease): void {
  const { current, changelog } = refuse(root, version)
  say(`Would set the version from ${current} to ${version} and date its section of CHANGELOG.md ${day}.`)
  say(`Would make bundle, bill of materials, notes, provenance and checksums in ${folderOf(root, version)}.`)
  say(`Would commit "Release ${version}" on main.`)
  if (tag) say(`Would make the ${isSigned(root) ? 'signed ' : ''}tag v${version}.`)
  say(`The notes:\n\n${readUnreleased(changelog)}`)
}

function refuse(root: string, version: string): ReleaseFacts {
  const facts = readFacts(root, version)
  const why = whyNotReleased(facts)
  if (why !== undefined) throw new CannotRelease(why)
  return facts
}

function readFacts(root: string, version: string): ReleaseFacts {
  return {
    version,
    current: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    branch: git(root, 'branch', '--show-current'),
    changed: git(root, 'status', '--porcelain', '-z')
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
    tags: git(root, 'tag', '--list').split('\n'),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  }
}

function writeVersion(tree: string, version: string, day: string): void {
  setVersion(tree, version)
  const file = join(tree, 'CHANGELOG.md')
  writeFileSync(file, nameUnreleased(readFileSync(file, 'utf8'), version, day))
}

const folderOf = (root: string, version: string): string => join(root, 'dist', `tessera-${version}`)

/** On the disk of dist/, so that what is finished only has to be renamed. */
function unfinishedFolder(root: string): string {
  mkdirSync(join(root, 'dist'), { recursive: true })
  return mkdtempSync(join(root, 'dist/unfinished-'))
}

function replace(finished: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  // Made for its maker alone.
  chmodSync(finished, 0o755)
  renameSync(finished, folder)
}

const isSigned = (root: string): boolean => gitSetting(root, 'user.signingkey') !== ''

interface Finished {
  version: string
  tag: boolean
  base: string
  commit: string
  unfinished: string
}

function publish(root: string, { version, tag, base, commit, unfinished }: Finished): void {
  const folder = folderOf(root, version)
  replace(unfinished, folder)
  try {
    if (git(root, 'rev-parse', 'HEAD') !== base)
      throw new CannotRelease('main has moved on while the release was made.')
    git(root, 'merge', '--quiet', '--ff-only', commit)
    if (tag) makeTag(root, version, commit)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (git(root, 'rev-parse', 'HEAD') === commit) git(root, 'reset', '--quiet', '--keep', base)
    throw error
  }
}

/** Signed where a key is configured. Lines that begin with # are headings here, no comments. */
function makeTag(root: string, version: string, commit: string): void {
  const notes = readFileSync(join(folderOf(root, version), `tessera-${version}-notes.md`), 'utf8')
  git(
    root,
    ...['tag', isSigned(root) ? '--sign' : '--annotate', '--cleanup=whitespace'],
    ...['--message', `Tessera ${version}`, '--message', notes, `v${version}`, commit],
  )
}
