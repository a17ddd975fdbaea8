// SPDX-License-Identifier: Apache-2.0
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '../platform/env/environment.ts'
import { startSupervisor } from './supervisor/start-supervisor.ts'

/**
 * The whole installation from one command: database, platform and studio, until Ctrl-C. `--dev` restarts the
 * servers and reloads the pages when a file changes. Exit code 0 after a requested stop, 1 after a
 * failure.
 */
// A closed terminal or pipe must not end us before the database is stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  loadEnvironmentFile()
  const supervisor = startSupervisor(readEnvironment(process.env), {
    development: process.argv.includes('--dev'),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => supervisor.stop())
  // The command that started us was killed: nobody else would stop us.
  process.on('disconnect', () => supervisor.stop())
  process.exitCode = await supervisor.ended
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
process.exit()
