// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { connectToInstallation, InstallationAway } from './connect-to-installation.ts'
import { parseArguments, usage, UsageError, type VendorCommand } from './parse-arguments.ts'
import { CannotDo } from './cannot-do.ts'
import { perform, type VendorAnswer } from './perform.ts'
import { performPromotion } from './perform-promotion.ts'

/**
 * For integrators: vendor accounts and launch sessions of the running server. Prints one JSON object on one
 * line. Exit code 2 when the command line is wrong, 1 when the installation is unavailable or refuses.
 */
try {
  const command = parseArguments(process.argv.slice(2))
  loadEnvironmentFile()
  console.log(await run(command))
} catch (error) {
  const expected =
    error instanceof UsageError ||
    error instanceof CannotDo ||
    error instanceof InstallationAway ||
    error instanceof EnvironmentError
  console.error(expected ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function run(command: VendorCommand): Promise<string> {
  const environment = readEnvironment(process.env)
  const database = await connectToInstallation(environment)
  try {
    const settings = createSettings(database, systemClock)
    const deps = {
      database,
      settings,
      clock: systemClock,
      chance: systemChance,
      publicUrl: environment.publicUrl,
    }
    if (command.command === 'limit' || command.command === 'campaign' || command.command === 'limits')
      return JSON.stringify(await performPromotion(deps, command))
    return oneLine(await perform(deps, whereTyped(command)))
  } finally {
    await database.close()
  }
}

/** npm changes the folder before it runs us; file names are relative to where the command was typed. */
function whereTyped<Command extends VendorCommand>(command: Command): Command {
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  return 'publicKeyFile' in command
    ? { ...command, publicKeyFile: resolve(folder, command.publicKeyFile) }
    : command
}

/** The balance is written from its digits: it must not pass through a float. */
function oneLine({ balance, ...answer }: VendorAnswer): string {
  return `${JSON.stringify(answer).slice(0, -1)},"balance":${balance ?? 'null'}}`
}
