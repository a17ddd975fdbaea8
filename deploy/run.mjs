// SPDX-License-Identifier: Apache-2.0
// The entry point of the image: the first word says which process to be. What follows is handed on.
import { fileURLToPath } from 'node:url'

/** @type {Record<string, string>} */
const processes = {
  platform: 'apps/server/src/main/start.ts',
  studio: 'apps/studio/src/server/start.ts',
  all: 'apps/server/src/main/supervisor.ts',
  migrate: 'tools/migrate/run.ts',
  backup: 'tools/backup/run-backup.ts',
  restore: 'tools/backup/run-restore.ts',
  drill: 'tools/backup/run-drill.ts',
  archive: 'tools/archive/run-archive.ts',
  keys: 'deploy/make-keys.ts',
  operator: 'tools/operator/run.ts',
  setup: 'tools/setup/run.ts',
  vendor: 'tools/vendor/run.ts',
  rehearse: 'tools/rehearse/run.ts',
}

/** Platform processes that do a part of its work. */
const roles = ['api', 'live', 'worker']

const [node = '', , word = 'all', ...furtherArguments] = process.argv
if (roles.includes(word)) process.env['ROLES'] = word
const name = roles.includes(word) ? 'platform' : word
const script = Object.hasOwn(processes, name) ? processes[name] : undefined
if (script === undefined) {
  console.error(`Unknown process "${name}". Known: ${[...Object.keys(processes), ...roles].join(', ')}.`)
  process.exit(2)
}
const file = fileURLToPath(new URL(`../${script}`, import.meta.url))
// In this same process, so that signals reach it and its exit code is ours.
process.argv = [node, file, ...furtherArguments]
await import(file)
