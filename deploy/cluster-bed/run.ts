// SPDX-License-Identifier: Apache-2.0
import { join, resolve } from 'node:path'
import { buildStaleClients } from '@tessera/server/src/main/supervisor/build-clients.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { originOf } from './bed-servers.ts'
import { CannotDo } from './cannot-do.ts'
import { runDrill } from './drill/run-drill.ts'
import { stages } from './drill/stages.ts'
import { parseArguments, UsageError, type ClusterCommand } from './parse-arguments.ts'
import { startBed } from './start-bed.ts'
import { writeForMachines } from './write-for-machines.ts'

/**
 * `npm run cluster`: the test bed of a highly available installation on this machine, until Ctrl-C; `-- drill` kills
 * each part of it in turn under load; `-- write` writes the configuration of three real machines.
 * docs/runbook/cluster.md.
 */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(new CannotDo('Interrupted.')))
process.on('disconnect', () => stopping.abort(new CannotDo('Interrupted.')))
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const say = (line: string): void => console.log(line)

try {
  process.exitCode = await perform(parseArguments(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof CannotDo || error instanceof UsageError ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
process.exit()

async function perform(command: ClusterCommand): Promise<number> {
  // npm changes the folder before it runs us; folders are relative to where the command was typed.
  const from = process.env['INIT_CWD'] ?? process.cwd()
  if (command.name === 'write')
    return writeForMachines({ ...command, folder: resolve(from, command.folder), say })
  const folder =
    command.folder === undefined ? join(rootFolder, '.data/cluster') : resolve(from, command.folder)
  return command.name === 'drill' ? drill(folder, command.only) : showBed(folder)
}

async function showBed(folder: string): Promise<number> {
  await buildStaleClients({ signal: stopping.signal })
  const bed = await startBed({ folder, signal: stopping.signal, say })
  say(
    `The installation is open at ${originOf(bed.plan.site)}, its games at ${originOf(bed.plan.games)}. Logs: ${join(folder, 'logs')}. Ctrl-C stops all of it.`,
  )
  await untilInterrupted(new Promise<never>(() => undefined)).catch(() => undefined)
  say('Stopping …')
  await bed.stop()
  say('Stopped.')
  return 0
}

/** Rejects as soon as somebody stops us, whatever is in progress. */
function untilInterrupted<Result>(work: Promise<Result>): Promise<Result> {
  const { signal } = stopping
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const stop = (): void => reject(signal.reason as Error)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
    }),
  ])
}

async function drill(folder: string, only: readonly string[] | undefined): Promise<number> {
  const bed = await startBed({ folder, signal: stopping.signal, say })
  try {
    const { failures } = await untilInterrupted(
      runDrill(bed, {
        stages: stages.filter(({ name }) => only?.includes(name) ?? true),
        atVendor: 6,
        atStudio: 3,
        calmMilliseconds: 8_000,
        measuresPrice: only === undefined,
        signal: stopping.signal,
        say,
      }),
    )
    say(
      failures.length === 0
        ? 'Held: nothing acknowledged is lost, nothing doubled, both sides agree.'
        : `FAILED: ${failures.join('; ')}.`,
    )
    return failures.length === 0 ? 0 : 1
  } finally {
    await bed.stop()
  }
}
