// SPDX-License-Identifier: Apache-2.0
// The entry point of every npm script. Plain JavaScript for Node 20 and newer: it first gets the right Node
// and the locked dependencies, then starts the TypeScript that does the work.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBundle } from './bundle.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { findNode } from './find-node.mjs'
import { ensureGenerated } from './generated-files.mjs'
import { Stopped } from './npm.mjs'
import { runToEnd } from './run-to-end.mjs'
import { rootFolder } from './root-folder.mjs'

/** @type {Record<string, string[]>} */
const commands = {
  start: ['apps/server/src/main/supervisor.ts'],
  dev: ['tools/bootstrap/dev.ts'],
  test: ['tools/bootstrap/test.ts'],
  'test:long': ['tools/bootstrap/test.ts', '--long'],
  coverage: ['node_modules/vitest/vitest.mjs', 'run', '--coverage'],
  'license-lines': ['tools/check/license-lines.ts', '--write'],
  check: ['tools/check/run-check.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  bench: ['bench/run.ts'],
  vendor: ['tools/vendor/run.ts'],
  operator: ['tools/operator/run.ts'],
  setup: ['tools/setup/run.ts'],
  backup: ['tools/backup/run-backup.ts'],
  restore: ['tools/backup/run-restore.ts'],
  drill: ['tools/backup/run-drill.ts'],
  migrate: ['tools/migrate/run.ts'],
  archive: ['tools/archive/run-archive.ts'],
  audit: ['tools/release/audit.ts'],
  sbom: ['tools/release/write-sbom.ts'],
  release: ['tools/release/run-release.ts'],
  bundle: ['tools/release/run-bundle.ts'],
  gallery: ['packages/ui/gallery/serve.ts'],
  enumerations: ['tools/enumerations/run.ts'],
  mutants: ['tools/mutants/run.ts'],
  rows: ['tools/rows/run.ts'],
  rehearse: ['tools/rehearse/run.ts'],
  cluster: ['deploy/cluster-bed/run.ts'],
  build: ['deploy/build-pages.ts'],
  platform: ['apps/server/src/main/start.ts'],
  studio: ['apps/studio/src/server/start.ts'],
  healthy: ['deploy/healthy.mjs'],
  'make-keys': ['deploy/make-keys.ts'],
  generate: ['tools/generate/run.ts'],
  texts: ['tools/texts/run.ts'],
  drawings: ['demo/pictures/preview.ts'],
  conform: ['tools/conform/run.ts'],
  example: ['examples/studio-game/start.ts'],
}

/** Servers, which must not survive if this process is killed; the installation takes care of that itself. */
const servers = ['platform', 'studio']
const endWithStarter = new URL('../../apps/server/src/main/supervisor/end-with-starter.mjs', import.meta.url)
  .href

/** These read sources alone, and must work where a catalogue is broken. */
const withoutGenerated = ['format', 'generate', 'texts']

const [name = '', ...furtherArguments] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
if (isBundle && !existsSync(join(rootFolder, command[0] ?? ''))) {
  console.error(`npm run ${name} is not in a bundle: it needs the sources of the release and their tools.`)
  process.exit(2)
}

try {
  const node = await findNode()
  await ensureDependencies(node)
  if (!withoutGenerated.includes(name)) await ensureGenerated(node)
  const [script = '', ...fixedArguments] = command
  process.exitCode = await runToEnd(node, [
    ...(servers.includes(name) ? ['--import', endWithStarter] : []),
    join(rootFolder, script),
    ...fixedArguments,
    ...furtherArguments,
  ])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof Stopped ? error.exitCode : 1
}
