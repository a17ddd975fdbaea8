// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fingerprints, readProven, recordProven } from './unchanged.ts'

/**
 * `npm run enumerations`: runs those whose code has changed since they passed, and records each that passes. `--all` runs
 * every one. Exit code 1 if one fails.
 */
const root = resolve(import.meta.dirname, '../..')
const proven = readProven()
const all = process.argv.includes('--all')
const waiting = [...fingerprints()].filter(([file, now]) => all || proven[file] !== now)
if (waiting.length === 0) console.log('No enumeration has changed since it passed.')
for (const [file, fingerprint] of waiting) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--silent=true', file],
    { cwd: root, stdio: 'inherit' },
  )
  // Whoever edits the code meanwhile has it tried again.
  if (status === 0 && fingerprints().get(file) === fingerprint) recordProven(new Map([[file, fingerprint]]))
  else process.exitCode = 1
}
