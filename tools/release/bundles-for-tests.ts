// SPDX-License-Identifier: Apache-2.0
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNewer, ownRelease } from '@tessera/server/src/platform/db/release.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { git } from './git.ts'
import { cutRelease } from './release.ts'

const day = '2026-12-01'
/** What the second release has and the first has not. */
export const newSentence = 'There is too little money for this: {available}'
export const newMigration = 'add-a-note.sql'

export interface TwoBundles {
  /** The versions: 0.9.0 and 0.9.1, or the next ones. */
  versions: [string, string]
  /** Where they are unpacked, side by side. */
  folders: [string, string]
  /** The archive of the first. */
  archive: string
  /** A clone of our sources, in which both were cut. */
  clone: string
  /** For what else a test needs; removed with the rest. */
  scratch: string
  remove(): void
}

/** Cuts two releases from a clone of what is committed here, the second with another sentence and a migration, and unpacks both. */
export async function cutTwoReleases(): Promise<TwoBundles> {
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-upgrade-'))
  // The built-in PostgreSQL runs as another user.
  chmodSync(scratch, 0o755)
  const clone = join(scratch, 'clone')
  git(rootFolder, 'clone', '--quiet', rootFolder, clone)
  git(clone, 'switch', '--quiet', '--force-create', 'main')
  git(clone, 'config', 'user.name', 'Founder')
  git(clone, 'config', 'user.email', 'founder@example.com')
  git(clone, 'config', 'user.signingkey', '')
  const versions = nextVersions()
  const cut = async (version: string): Promise<string> => {
    note(clone, `- This is ${version}.`)
    commit(clone)
    await cutRelease({ root: clone, say: () => undefined }, { version, tag: true, day })
    const archive = join(clone, `dist/tessera-${version}/tessera-${version}-linux-x64.tar.gz`)
    execFileSync('tar', ['--extract', '--file', archive, '--directory', scratch])
    return archive
  }
  const archive = await cut(versions[0])
  changeSomething(clone)
  await cut(versions[1])
  return {
    versions,
    folders: [join(scratch, `tessera-${versions[0]}`), join(scratch, `tessera-${versions[1]}`)],
    archive,
    clone,
    scratch,
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  }
}

/** The first release of all, or the next minor one, and the fix after it. */
function nextVersions(): [string, string] {
  const [major, minor] = ownRelease().split('.').map(Number)
  const next = isNewer('0.9.0', ownRelease()) ? '0.9' : `${major}.${minor! + 1}`
  return [`${next}.0`, `${next}.1`]
}

function note(clone: string, line: string): void {
  const file = join(clone, 'CHANGELOG.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^## Unreleased$/m, `## Unreleased\n\n${line}`))
}

function commit(clone: string): void {
  git(clone, 'add', '--all')
  git(clone, 'commit', '--quiet', '--message', 'Change something')
}

function changeSomething(clone: string): void {
  const texts = join(clone, 'packages/texts/locales/en/wallet.json')
  const sentence = /("fault\.wallet\.insufficientFunds": )"[^"]*"/
  writeFileSync(texts, readFileSync(texts, 'utf8').replace(sentence, `$1"${newSentence}"`))
  const migrations = join(clone, 'apps/server/migrations')
  const last = globSync('*.sql', { cwd: migrations }).map((name) => Number.parseInt(name, 10))
  const number = String(Math.max(...last) + 1).padStart(4, '0')
  writeFileSync(
    join(migrations, `${number}-${newMigration}`),
    'alter table member add column upgrade_note text;\n',
  )
  commit(clone)
}

/** npm in an unpacked bundle, on a machine that knows no registry and has cached nothing. */
export function npmIn(
  folder: string,
  scratch: string,
  args: readonly string[],
  environment: object,
): ChildProcess {
  const cache = mkdtempSync(join(scratch, 'cache-'))
  const home = join(cache, 'home')
  mkdirSync(home)
  return spawn('npm', args, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...bareEnvironment,
      HOME: home,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: cache,
      ...environment,
    },
  })
}

/** What a process prints, as far as it has come. */
export function listen(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      said += piece.toString()
    })
  return () => said
}
