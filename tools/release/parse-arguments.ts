// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'

export const releaseUsage = `Usage:
  npm run release -- VERSION [--no-tag]
      cuts a release from main: version, changelog, bundle, bill of materials, checksums, commit, tag
  npm run release -- VERSION --dry-run
      says what it would do
docs/runbook/release.md says what comes before and after.`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

export interface ReleaseArguments {
  version: string
  tag: boolean
  dryRun: boolean
}

/** Reads the command line of `npm run release`. Throws UsageError. */
export function parseReleaseArguments(args: readonly string[]): ReleaseArguments {
  const { positionals, values } = parse(args)
  const [version, ...others] = positionals
  if (version === undefined) throw new UsageError('The version is missing.')
  if (others.length > 0) throw new UsageError(`One version is expected, and not ${others.join(' ')}.`)
  return { version, tag: values['no-tag'] !== true, dryRun: values['dry-run'] === true }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'no-tag': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
