// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'

export const backupUsage = `Usage:
  npm run backup -- --to FOLDER (--keys FOLDER | --without-keys)
      puts the database and the pictures that people put in into a new folder, while the installation runs or stands still;
      the keys that the installation keeps in DATA_DIR go into a folder of their own, to be kept apart
  The installation is that of the environment: DATABASE_URL, or the built-in PostgreSQL of DATA_DIR.`

export const restoreUsage = `Usage:
  npm run restore -- --from FOLDER (--keys FOLDER | --without-keys)
      checks every part of a backup, brings it into an empty place, and checks ledger, records, pictures and keys there
  npm run restore -- --verify
      checks the same where an installation stands, such as after a recovery of the database by its own means; changes nothing
  The place is that of the environment: an empty database at DATABASE_URL, or else a built-in PostgreSQL that is made in
  DATA_DIR, which must hold no installation yet.`

/** The command line cannot be understood; the message says why. */
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
  if (values[strange] !== undefined) throw new UsageError(`--${strange} means nothing here.`)
  const folder = values[option]?.trim()
  if (!folder) throw new UsageError(`--${option} is missing.`)
  const keys = values.keys?.trim()
  if (values['without-keys'] === (keys !== undefined))
    throw new UsageError('Give either --keys FOLDER or --without-keys.')
  if (keys === '') throw new UsageError('--keys is empty.')
  return { folder, keys }
}

/** Whether a restore should only check the existing installation. */
export function isVerification(args: readonly string[]): boolean {
  if (!args.includes('--verify')) return false
  if (args.length > 1) throw new UsageError('--verify stands alone.')
  return true
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        keys: { type: 'string' },
        'without-keys': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
