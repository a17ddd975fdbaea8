// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'

export const backupUsage = `Usage:
  npm run backup -- --to FOLDER (--keys FOLDER | --without-keys)
      copies the database and the uploaded pictures into a new folder, whether or not the installation is running; the
      keys in DATA_DIR go into a folder of their own, which you should store apart from the backup
  npm run backup -- --into FOLDER --keep NUMBER --without-keys
      for every night: the same into a new folder below this one, named by its time; then all but so many of the newest are
      removed
  The environment names the installation: DATABASE_URL, or the built-in PostgreSQL in DATA_DIR.`

export const restoreUsage = `Usage:
  npm run restore -- --from FOLDER (--keys FOLDER | --without-keys)
      checks every part of a backup, restores it into an empty target, and checks ledger, records, pictures and keys there
  npm run restore -- --verify
      runs the same checks on an existing installation, for example after PostgreSQL has recovered it; changes nothing
  The environment names the target: an empty database at DATABASE_URL, or else a built-in PostgreSQL that is created in
  DATA_DIR, which must not contain an installation yet.`

export const drillUsage = `Usage:
  npm run drill
      backs up the installation, restores the backup into a PostgreSQL of its own, verifies it there, and removes it
  npm run drill -- --from FOLDER (--keys FOLDER | --without-keys)
      the same with a backup that you have
  The environment names the installation, as for a backup. Nothing of it is changed.`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

/** A folder of a backup, and that of its keys; undefined leaves the keys out. */
export interface BackupArguments {
  folder: string
  keys: string | undefined
}

/** Reads the command line of a backup (`--to`) or of a restore (`--from`). Throws UsageError. */
export function parseArguments(args: readonly string[], option: 'to' | 'from'): BackupArguments {
  const values = parse(args)
  const strange = option === 'to' ? 'from' : 'to'
  if (values.into !== undefined || values.keep !== undefined)
    throw new UsageError('There is no option --into or --keep here.')
  if (values[strange] !== undefined) throw new UsageError(`There is no option --${strange} here.`)
  const folder = values[option]?.trim()
  if (!folder) throw new UsageError(`--${option} is missing.`)
  const keys = values.keys?.trim()
  if (values['without-keys'] === (keys !== undefined))
    throw new UsageError('Give either --keys FOLDER or --without-keys.')
  if (keys === '') throw new UsageError('--keys is empty.')
  return { folder, keys }
}

/** Where a backup of every night goes, and how many of them stay. */
export interface NightlyArguments {
  into: string
  keep: number
}

/** Reads the command line of a backup of every night; undefined where it is another one. Throws UsageError. */
export function parseNightly(args: readonly string[]): NightlyArguments | undefined {
  const values = parse(args)
  if (values.into === undefined && values.keep === undefined) return undefined
  const into = values.into?.trim()
  if (!into) throw new UsageError('--into is missing.')
  if (values.to !== undefined || values.from !== undefined || values.keys !== undefined)
    throw new UsageError('--into goes with --keep and --without-keys only.')
  if (!values['without-keys'])
    throw new UsageError(
      'Keys change only when you change them: a backup of every night is made --without-keys.',
    )
  const keep = Number(values.keep)
  if (!/^\d{1,4}$/.test(values.keep ?? '') || keep < 1)
    throw new UsageError('--keep says how many backups stay, from 1 to 9999.')
  return { into, keep }
}

/** Whether a restore should only check the existing installation. */
export function isVerification(args: readonly string[]): boolean {
  if (!args.includes('--verify')) return false
  if (args.length > 1) throw new UsageError('--verify cannot be combined with other options.')
  return true
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        into: { type: 'string' },
        keep: { type: 'string' },
        from: { type: 'string' },
        keys: { type: 'string' },
        'without-keys': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
