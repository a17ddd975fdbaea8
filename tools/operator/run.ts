// SPDX-License-Identifier: Apache-2.0
import { createPlatform } from '@tessera/server/src/main/start/create-platform.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { connectToInstallation, InstallationAway } from '../vendor/connect-to-installation.ts'
import { askPassword, PasswordRefused, readPassword } from './ask-password.ts'
import { type OperatorCommand, parseArguments, usage, UsageError } from './parse-arguments.ts'
import { CannotDo } from './cannot-do.ts'
import { perform } from './perform.ts'

/**
 * Manages operators of the running server. Exit code 2 when the command line is wrong, 1 when the
 * installation is unavailable or refuses.
 */
const expected = [UsageError, CannotDo, InstallationAway, EnvironmentError, PasswordRefused]
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

async function run(command: OperatorCommand): Promise<string> {
  const database = await connectToInstallation(readEnvironment(process.env))
  try {
    const platform = createPlatform({ database, log: silentLog() })
    const fromInput = 'passwordStdin' in command && command.passwordStdin
    const password = () =>
      fromInput
        ? readPassword(process.stdin)
        : askPassword(process.stdin, (text) => {
            process.stderr.write(text)
          })
    return await perform({ platform, password }, command)
  } finally {
    await database.close()
  }
}
