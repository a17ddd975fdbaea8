// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { createOperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { clusterFolderOf } from '@tessera/server/src/platform/db/embedded-postgres-location.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@tessera/server/src/platform/db/embedded-postgres.ts'
import { FolderInUse } from '@tessera/server/src/platform/env/folder-lock.ts'
import { KeyRefused, vaultKeySource } from '@tessera/server/src/platform/keys/index.ts'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import { connectToInstallation, InstallationAway } from '../vendor/connect-to-installation.ts'
import { CannotDo } from './cannot-do.ts'
import { parseArguments, type SetupCommand, usage, UsageError } from './parse-arguments.ts'
import { perform } from './perform.ts'
import { secretsFrom } from './read-secrets.ts'
import { showStatus } from './status/show-status.ts'

/**
 * Configures the running server: games, payment methods, settings, keys. Exit code 2 when the command line is
 * wrong, 1 when the installation is unavailable or refuses, or when `status` found it not ready to go live.
 */
const expected = [KeyRefused, UsageError, CannotDo, InstallationAway, EnvironmentError]
try {
  const command = parseArguments(process.argv.slice(2))
  loadEnvironmentFile()
  console.log(await run(command))
} catch (error) {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  )
  if (error instanceof UsageError) console.error(`\n${usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function run(command: SetupCommand): Promise<string> {
  const environment = readEnvironment(process.env)
  const ownDatabase =
    command.command === 'vault-key' && environment.databaseUrl === undefined
      ? await startOwnDatabase(environment.dataDir)
      : undefined
  const database = await connectToInstallation(environment)
  try {
    const { mode, studioUrl, outboundOrigins } = environment
    const outbound = createOutbound({ anywhere: mode === 'demo', trusted: [studioUrl, ...outboundOrigins] })
    const operator = createOperatorKey(environment)
    const deps = {
      database,
      clock: systemClock,
      chance: systemChance,
      outbound,
      operatorKey: operator.privateKey,
      keys: { vault: vaultKeySource(environment), operator },
    }
    if (command.command === 'status') {
      const { text, isReady } = await showStatus({ ...environment, ...deps }, command)
      if (!isReady) process.exitCode = 1
      return text
    }
    const readSecrets = secretsFrom(process.stdin)
    return await perform(
      { ...deps, location: environment, publicUrl: environment.publicUrl, readSecrets },
      command,
    )
  } finally {
    await database.close()
    await ownDatabase?.stop()
  }
}

/**
 * An installation that lost its vault key does not start, nor does its built-in database: it is started for
 * this command alone.
 */
async function startOwnDatabase(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const folder = clusterFolderOf(dataDir)
  if (!existsSync(folder)) return undefined
  return startEmbeddedPostgres({ dataDir: folder }).catch((error: unknown) => {
    // The installation runs, and its database with it.
    if (error instanceof FolderInUse) return undefined
    throw error
  })
}
