// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

/**
 * Checks that every file is formatted; `npm run format` fixes it. The formatter must still change its
 * fixture. Prints the files that differ, and exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')
const parameters = Array.from({ length: 12 }, (_, index) => `amount${index}: number`).join(', ')
const longLine = `export const sum = (${parameters}): number => amount0;\n`

const run = (args: string[], input = '') =>
  spawnSync(process.execPath, [formatter, ...args], { cwd: root, input, encoding: 'utf8' })

const mended = run(['--stdin-filepath', 'tools/long-line.ts'], longLine)
if (mended.status !== 0 || mended.stdout.split('\n').length < 12 || mended.stdout.includes(';')) {
  console.error(`The formatter no longer mends a line that is too long.\n${mended.stderr}`)
  process.exit(1)
}

const { status, stdout, stderr } = run(['--list-different', '.'])
if (status !== 0) {
  console.error(
    stdout.trim() === '' ? stderr : `Not formatted (npm run format mends it):\n${stdout.trimEnd()}`,
  )
  process.exit(1)
}
