// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'
import { archiveKinds, type ArchiveKind } from './partition.ts'

export const archiveUsage = `Usage:
  npm run archive -- run [--kind KIND] [--keep-years YEARS] [--to FOLDER]
      archives periods that ended YEARS ago (default 5, at least 2), the oldest first: writes each as CSV, reads it back,
      compares, and only then removes it from the database. KIND is posting, fact, ticket, round or bet; default: all
  npm run archive -- list [--kind KIND]
      lists the periods, and where each one is
  npm run archive -- read [--kind KIND] --period NUMBER [--from FOLDER]
      loads an archived period into a table of its own, such as archive.ledger_posting_NUMBER, for reading (bets: into several);
      KIND defaults to posting
  The archive is where the pictures of the installation are (FILES_*, or DATA_DIR/files), or in FOLDER. The environment names
  the installation: DATABASE_URL, or the built-in PostgreSQL in DATA_DIR.`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

export type ArchiveCommand =
  | { command: 'run'; kinds: readonly ArchiveKind[]; keepYears: number; folder: string | undefined }
  | { command: 'list'; kinds: readonly ArchiveKind[] }
  | { command: 'read'; kind: ArchiveKind; period: number; folder: string | undefined }

const usualYears = 5
/** Members, vendors and banks still ask about younger periods. */
export const fewestYears = 2
const mostYears = 100

/** Reads the command line. Throws UsageError. */
export function parseArchiveArguments(args: readonly string[]): ArchiveCommand {
  const {
    values,
    positionals: [command, ...rest],
  } = parse(args)
  if (rest.length > 0) throw new UsageError(`Unexpected "${rest[0]}".`)
  switch (command) {
    case 'run':
      allow(values, 'kind', 'keep-years', 'to')
      return {
        command,
        kinds: kindsOf(values.kind),
        keepYears: numberOf(
          values['keep-years'] ?? String(usualYears),
          '--keep-years',
          fewestYears,
          mostYears,
        ),
        folder: folderOf(values.to, '--to'),
      }
    case 'list':
      allow(values, 'kind')
      return { command, kinds: kindsOf(values.kind) }
    case 'read':
      allow(values, 'kind', 'period', 'from')
      if (values.period === undefined) throw new UsageError('--period is missing.')
      return {
        command,
        kind: kindsOf(values.kind ?? 'posting')[0]!,
        period: numberOf(values.period, '--period', 1, 2_147_483_647),
        folder: folderOf(values.from, '--from'),
      }
    default:
      throw new UsageError(command === undefined ? 'A command is missing.' : `Unknown command "${command}".`)
  }
}

type Values = ReturnType<typeof parse>['values']

function allow(values: Values, ...names: string[]): void {
  const strange = Object.keys(values).find((name) => !names.includes(name))
  if (strange !== undefined) throw new UsageError(`There is no option --${strange} here.`)
}

function kindsOf(text: string | undefined): readonly ArchiveKind[] {
  if (text === undefined) return archiveKinds
  const kinds = archiveKinds.filter((kind) => kind === text)
  if (kinds.length === 0) throw new UsageError(`--kind must be one of ${archiveKinds.join(', ')}.`)
  return kinds
}

function numberOf(text: string, option: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`)
  return value
}

function folderOf(text: string | undefined, option: string): string | undefined {
  if (text !== undefined && text.trim() === '') throw new UsageError(`${option} is empty.`)
  return text
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        'keep-years': { type: 'string' },
        to: { type: 'string' },
        period: { type: 'string' },
        from: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
