// SPDX-License-Identifier: Apache-2.0
import { mkdirSync } from 'node:fs'
import type { Environment } from '../../platform/env/environment.ts'
import { buildStaleClients } from './build-clients.ts'
import { openInstallationDatabase } from './installation-database.ts'
import { lockInstallation } from './lock-installation.ts'
import { requireFreePorts } from './free-ports.ts'
import { printWelcome } from './print-welcome.ts'
import { seedDemo } from './seed-demo.ts'
import { startServers, startVite } from './start-servers.ts'
import { tellWhileSlow } from './tell-while-slow.ts'

export interface PlatformServerOptions {
  development: boolean
}

export interface PlatformServer {
  /** Begins an orderly stop; further calls change nothing (one Ctrl-C may reach us several times). */
  stop(): void
  /** Settles when everything has been stopped, with the exit code. */
  ended: Promise<number>
}

/** What the steps of a start share: what to undo in the end, and how a part reports a failure. */
export interface Running {
  environment: Environment
  development: boolean
  signal: AbortSignal
  /** Undone in reverse order. */
  undo(step: () => unknown): void
  /** A part that must run has ended: says why and stops the installation. */
  broken(why: string): void
}

/**
 * Starts all parts of the installation in order, and stops them in reverse. Failures are printed to stderr,
 * never thrown.
 */
export function startSupervisor(
  environment: Environment,
  { development }: PlatformServerOptions,
): PlatformServer {
  const undos: (() => unknown)[] = []
  const stopping = new AbortController()
  let exitCode = 0
  const broken = (why: string): void => {
    if (stopping.signal.aborted) return
    console.error(why)
    exitCode = 1
    stopping.abort()
  }
  const running: Running = {
    environment,
    development,
    signal: stopping.signal,
    undo: (step) => undos.push(step),
    broken,
  }
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))

  const live = async (): Promise<number> => {
    await start(running).catch((error: unknown) => broken(messageOf(error)))
    await stopped
    console.log('\nStopping …')
    for (const step of undos.reverse())
      await Promise.resolve(step()).catch((error: unknown) => console.error(messageOf(error)))
    console.log('Stopped.')
    return exitCode
  }
  return { stop: () => stopping.abort(), ended: live() }
}

async function start(running: Running): Promise<void> {
  const began = performance.now()
  const { environment, signal } = running
  mkdirSync(environment.dataDir, { recursive: true })
  await lockInstallation(running)
  await requireFreePorts(environment)
  await buildStaleClients(running)
  signal.throwIfAborted()
  const databaseUrl = await tellWhileSlow('Preparing the database', () => openInstallationDatabase(running))
  signal.throwIfAborted()
  const accounts = await seedDemo(environment, databaseUrl)
  signal.throwIfAborted()
  await tellWhileSlow('Starting platform and studio', () => startServers(running, databaseUrl))
  if (running.development) startVite(running)
  printWelcome(running, accounts, performance.now() - began)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')
    ? (error.stack ?? error.message)
    : error.message
}
