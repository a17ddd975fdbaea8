// SPDX-License-Identifier: Apache-2.0
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { git } from './git.ts'
import { parseReleaseArguments } from './parse-arguments.ts'
import { bundleCommit, cutRelease, describeCut } from './release.ts'
import { openTestSources, unreleased, type TestSources } from './sources-for-tests.ts'

let sources: TestSources
let scratch: string
const open = (): void => {
  sources = openTestSources()
  scratch = mkdtempSync(join(tmpdir(), 'release-'))
}
const remove = (): void => {
  sources.remove()
  rmSync(scratch, { recursive: true })
}

const wanted = { version: '0.9.0', tag: true, day: '2026-11-30' }
const silent = (): void => undefined
const cut = (more: Partial<typeof wanted> = {}): Promise<void> =>
  cutRelease({ root: sources.root, say: silent }, { ...wanted, ...more })
const made = (name: string): string => join(sources.root, 'dist/tessera-0.9.0', name)
const bundle = 'tessera-0.9.0-linux-x64.tar.gz'
const jsonIn = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(sources.root, path), 'utf8')) as Record<string, unknown>
/** What a release may change: where main is, which tags and files there are. */
const state = (): unknown => ({
  head: git(sources.root, 'rev-parse', 'main'),
  tags: git(sources.root, 'tag', '--list'),
  changed: git(sources.root, 'status', '--porcelain'),
  checkouts: git(sources.root, 'worktree', 'list').split('\n').length,
  dist: existsSync(join(sources.root, 'dist')) ? readdirSync(join(sources.root, 'dist')) : [],
})
describe('a release', () => {
  beforeAll(async () => {
    open()
    await cut()
  })
  afterAll(remove)

  it('sets the version everywhere, dates the changelog, and tags the commit with the notes', () => {
    for (const path of ['package.json', 'packages/rules/package.json', 'package-lock.json'])
      expect(jsonIn(path)['version'], path).toBe('0.9.0')
    expect(jsonIn('packages/texts/package.json')['dependencies']).toEqual({ '@tessera/rules': '0.9.0' })
    expect(jsonIn('package-lock.json')['packages']).toMatchObject({
      '': { version: '0.9.0' },
      'packages/texts': { version: '0.9.0', dependencies: { '@tessera/rules': '0.9.0' } },
    })
    expect(readFileSync(join(sources.root, 'deploy/helm/tessera/Chart.yaml'), 'utf8')).toBe(
      'name: tessera\nversion: 0.9.0\nappVersion: 0.9.0\n',
    )
    expect(readFileSync(join(sources.root, 'CHANGELOG.md'), 'utf8')).toBe(
      `# Changes\n\n## Unreleased\n\n## 0.9.0 (2026-11-30)\n\n${unreleased}\n\n## 0.1.0\n\nThe first.\n`,
    )
    expect(git(sources.root, 'log', '-1', '--format=%s', 'main')).toBe('Release 0.9.0')
    expect(git(sources.root, 'cat-file', '-t', 'v0.9.0')).toBe('tag')
    expect(git(sources.root, 'rev-parse', 'v0.9.0^{commit}')).toBe(git(sources.root, 'rev-parse', 'main'))
    expect(git(sources.root, 'tag', '--list', '--format=%(contents)')).toBe(`Tessera 0.9.0\n\n${unreleased}`)
    expect(state()).toMatchObject({ changed: '', checkouts: 1 })
  })

  it('makes bundle, notes, bill of materials and provenance, with checksums that notice a changed byte', () => {
    expect(readdirSync(made('')).toSorted()).toEqual([
      'SHA256SUMS',
      bundle,
      'tessera-0.9.0-notes.md',
      'tessera-0.9.0.cdx.json',
      'tessera-0.9.0.provenance.json',
    ])
    expect(readFileSync(made('tessera-0.9.0-notes.md'), 'utf8')).toBe(`${unreleased}\n`)
    expect(JSON.parse(readFileSync(made('tessera-0.9.0.cdx.json'), 'utf8'))).toMatchObject({
      metadata: { component: { name: 'tessera', version: '0.9.0' } },
    })
    const copy = join(scratch, 'copy')
    cpSync(made(''), copy, { recursive: true })
    const check = (): string =>
      spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: copy, encoding: 'utf8' }).stdout
    expect(check().trim().split('\n')).toHaveLength(4)
    expect(check()).not.toContain('FAILED')
    const sum = readFileSync(made('SHA256SUMS'), 'utf8')
      .split('\n')
      .find((line) => line.endsWith(bundle))
    expect(JSON.parse(readFileSync(made('tessera-0.9.0.provenance.json'), 'utf8'))).toMatchObject({
      subject: expect.arrayContaining([{ name: bundle, digest: { sha256: sum?.split(' ')[0] } }]),
      predicate: {
        buildDefinition: {
          resolvedDependencies: expect.arrayContaining([
            expect.objectContaining({
              digest: { gitCommit: git(sources.root, 'rev-parse', 'v0.9.0^{commit}') },
            }),
          ]),
        },
      },
    })
    appendFileSync(join(copy, bundle), 'x')
    expect(check()).toContain(`${bundle}: FAILED`)
  })

  it('gives the same bundle byte by byte for the same commit, whoever makes it and where', async () => {
    const other = join(scratch, 'elsewhere')
    git(scratch, 'clone', '--quiet', '--branch', 'v0.9.0', sources.root, other)
    const mask = process.umask(0o077)
    await bundleCommit({ root: other, say: silent }).finally(() => process.umask(mask))
    const again = join(other, 'dist/tessera-0.9.0', bundle)
    expect(readFileSync(again).equals(readFileSync(made(bundle)))).toBe(true)
    expect(git(other, 'status', '--porcelain')).toBe('')
  })
})

describe('the tag of a release', () => {
  beforeEach(open)
  afterEach(remove)

  it('is not made if one does not want it', async () => {
    await cut({ tag: false })
    expect(state()).toMatchObject({ tags: '', dist: ['tessera-0.9.0'] })
    expect(git(sources.root, 'log', '-1', '--format=%s', 'main')).toBe('Release 0.9.0')
  })

  it('is signed where a key is configured', async () => {
    const signer = join(scratch, 'signer')
    writeFileSync(
      signer,
      '#!/bin/sh\ncat > /dev/null\necho "[GNUPG:] SIG_CREATED " >&2\necho "-----BEGIN PGP SIGNATURE-----"\necho "-----END PGP SIGNATURE-----"\n',
    )
    chmodSync(signer, 0o755)
    git(sources.root, 'config', 'user.signingkey', 'ABCD')
    git(sources.root, 'config', 'gpg.program', signer)
    await cut()
    expect(git(sources.root, 'cat-file', 'tag', 'v0.9.0')).toContain('BEGIN PGP SIGNATURE')
  })
})

describe('a bundle', () => {
  let folder: string
  beforeAll(async () => {
    open()
    await cut()
    execFileSync('tar', ['--extract', '--file', made(bundle), '--directory', scratch])
    folder = join(scratch, 'tessera-0.9.0')
  })
  afterAll(remove)
  const withoutRegistry = (): NodeJS.ProcessEnv => ({
    ...bareEnvironment,
    HOME: scratch,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(scratch, 'cache'),
  })
  const npm = (folder: string, ...args: string[]) =>
    spawnSync('npm', args, { cwd: folder, env: withoutRegistry(), encoding: 'utf8' })

  it('starts without a registry, with the packages and pages that it brought', () => {
    const { status, stdout, stderr } = npm(folder, 'start', '--silent')
    expect([status, stdout, stderr]).toEqual([0, 'started with a coin\n', ''])
    expect(readFileSync(join(folder, 'apps/web/dist/assets/made.js'), 'utf8')).toBe('made')
    expect(JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'))).toEqual({
      version: '0.9.0',
      commit: git(sources.root, 'rev-parse', 'v0.9.0^{commit}'),
      system: 'linux-x64',
    })
    for (const path of ['packages/rules/src/money.test.ts', 'e2e', 'node_modules/@tessera/e2e', '.gitignore'])
      expect(existsSync(join(folder, path)), path).toBe(false)
  })

  it('says of a command that needs the sources that it is not there', () => {
    const { status, stderr } = npm(folder, 'test', '--silent')
    expect(status).toBe(2)
    expect(stderr).toContain('npm run test is not in a bundle')
  })

  it('does not start on another system than its own', () => {
    writeFileSync(join(folder, 'bundle.json'), '{ "system": "linux-arm64" }')
    const { status, stdout, stderr } = npm(folder, 'start', '--silent')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('This bundle runs on linux-arm64, and this machine is linux-x64.')
  })
})

describe('a release that cannot be made changes nothing', () => {
  beforeEach(open)
  afterEach(remove)
  const change = (path: string, from: string, to: string): void =>
    sources.write(path, readFileSync(join(sources.root, path), 'utf8').replace(from, to))
  const refusals: [string, string, () => void, Partial<typeof wanted>][] = [
    [
      'a version that is none',
      '"0.9" is not a version: name one as MAJOR.MINOR.PATCH',
      silent,
      { version: '0.9' },
    ],
    [
      'another branch',
      'A release is cut from main, and this is "work".',
      () => void git(sources.root, 'switch', '-qc', 'work'),
      {},
    ],
    [
      'no branch',
      'A release is cut from main, and this is no branch.',
      () => void git(sources.root, 'switch', '-q', '--detach'),
      {},
    ],
    ['a changed file', 'no commit: LICENSE.', () => sources.write('LICENSE', 'mine'), {}],
    ['a new file', 'no commit: notes.txt.', () => sources.write('notes.txt', 'mine'), {}],
    [
      'the version that it has',
      '0.1.0 is not higher than 0.1.0, the last version.',
      silent,
      { version: '0.1.0' },
    ],
    [
      'a version below a tag',
      '0.9.0 is not higher than 0.10.0, the last version.',
      () => void git(sources.root, 'tag', 'v0.10.0'),
      {},
    ],
    [
      'a tag that exists',
      'The tag v0.9.0 exists already.',
      () => void git(sources.root, 'tag', 'v0.9.0'),
      {},
    ],
    [
      'nothing unreleased',
      'CHANGELOG.md says nothing under "Unreleased".',
      () => {
        change('CHANGELOG.md', unreleased, '')
        sources.commit()
      },
      {},
    ],
    [
      'no section for it',
      'CHANGELOG.md has no section "Unreleased".',
      () => {
        change('CHANGELOG.md', '## Unreleased', '## Later')
        sources.commit()
      },
      {},
    ],
    [
      'a section of that version',
      'CHANGELOG.md has a section 0.9.0 already',
      () => {
        change('CHANGELOG.md', '## 0.1.0', '## 0.9.0')
        sources.commit()
      },
      {},
    ],
    [
      'pages that do not build',
      'The pages of the release could not be built:',
      () => {
        sources.write('deploy/build-pages.ts', 'throw new Error("no pages")')
        sources.commit()
      },
      {},
    ],
    [
      'pages that are missing',
      'The bundle would lack apps/backoffice/dist',
      () => {
        sources.write('deploy/build-pages.ts', '')
        sources.commit()
      },
      {},
    ],
    [
      'a signature that fails',
      'git tag failed',
      () => {
        git(sources.root, 'config', 'user.signingkey', 'ABCD')
        git(sources.root, 'config', 'gpg.program', '/bin/false')
      },
      {},
    ],
  ]

  it.each(refusals)('with %s', async (_case, sentence, prepare, more) => {
    prepare()
    const before = state()
    await expect(cut(more)).rejects.toThrow(sentence)
    expect(state()).toEqual(before)
  })

  it('not even when main moves on in the meantime', async () => {
    const meanwhile = cutRelease(
      {
        root: sources.root,
        say: (line) => {
          if (!line.startsWith('Packing')) return
          sources.write('LICENSE', 'another')
          sources.commit()
        },
      },
      wanted,
    )
    await expect(meanwhile).rejects.toThrow('main has moved on while the release was made.')
    expect(git(sources.root, 'log', '-1', '--format=%s')).toBe('Change something')
    expect(state()).toMatchObject({ tags: '', changed: '', dist: [] })
  })
})

describe('a dry run', () => {
  beforeEach(open)
  afterEach(remove)
  it('says what would be done, and does none of it', () => {
    const before = state()
    const said: string[] = []
    describeCut({ root: sources.root, say: (line) => said.push(line) }, wanted)
    expect(said.join('\n')).toMatch(
      /from 0\.1\.0 to 0\.9\.0[^]*dist\/tessera-0\.9\.0[^]*tag v0\.9\.0[^]*Load the alerts anew/,
    )
    expect(state()).toEqual(before)
  })

  it('is refused where a release would be', () => {
    sources.write('LICENSE', 'mine')
    expect(() => describeCut({ root: sources.root, say: silent }, wanted)).toThrow('LICENSE')
  })
})

it('reads its command line, and refuses what it does not know', () => {
  expect(parseReleaseArguments(['0.9.0'])).toEqual({ version: '0.9.0', tag: true, dryRun: false })
  expect(parseReleaseArguments(['0.9.0', '--no-tag', '--dry-run'])).toEqual({
    version: '0.9.0',
    tag: false,
    dryRun: true,
  })
  for (const [args, sentence] of [
    [[], 'The version is missing.'],
    [['0.9.0', '0.9.1'], 'One version is expected'],
    [['0.9.0', '--force'], '--force'],
  ] as const)
    expect(() => parseReleaseArguments(args)).toThrow(sentence)
})
