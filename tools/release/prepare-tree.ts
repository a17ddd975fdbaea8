// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { findNpm } from '../bootstrap/npm.mjs'
import { CannotRelease } from './cannot-release.ts'

/** Installs the locked packages of a checkout and builds its pages, with the running Node. */
export async function prepareTree(tree: string, say: (line: string) => void): Promise<void> {
  say('Installing the locked packages …')
  await run(tree, [findNpm(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'])
  say('Building the pages …')
  await run(tree, ['--disable-warning=ExperimentalWarning', 'deploy/build-pages.ts'])
}

/** What a build may know of this machine: where programs, the registry and the way to it are. Nothing else changes what it makes. */
const known =
  /^(PATH|HOME|TMPDIR|npm_config_(registry|cache|userconfig)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => known.test(name)))

function run(tree: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString()
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new CannotRelease(`The pages of the release could not be built:\n${output.trim()}`)),
    )
  })
}
