// SPDX-License-Identifier: Apache-2.0
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { CannotRelease } from './cannot-release.ts'
import { parseReleaseArguments, releaseUsage, UsageError } from './parse-arguments.ts'
import { cutRelease, describeCut } from './release.ts'

/**
 * `npm run release -- VERSION`: cuts a release. Exit code 2 when the command line is wrong, 1 when there is no
 * release; the message says why, and nothing has changed then.
 */
const repository = { root: rootFolder, say: (line: string) => console.log(line) }
try {
  const { version, tag, dryRun } = parseReleaseArguments(process.argv.slice(2))
  const wanted = { version, tag, day: new Date().toISOString().slice(0, 10) }
  if (dryRun) describeCut(repository, wanted)
  else await cutRelease(repository, wanted)
} catch (error) {
  console.error(error instanceof CannotRelease || error instanceof UsageError ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${releaseUsage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
