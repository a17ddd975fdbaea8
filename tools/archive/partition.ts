// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

export const archiveKinds = ['posting', 'fact', 'ticket', 'round'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** Rows by their count, their amounts and all of their columns: two sets are the same if these are. */
export interface Totals {
  rows: string
  sum: string
  digest: string
}

/** A partition that is old enough to be archived. */
export interface DuePartition {
  kind: ArchiveKind
  /** The number of the period of postings, or of the quarter: 20271 is the first of 2027. */
  period: number
  /** Its name in messages to people. */
  label: string
  rowsAre: string
  table: string
  /** The column whose sum is compared. */
  amount: string
  /** Conditions that split it into pieces: each row meets exactly one of them. */
  cuts(): Promise<string[]>
  /** Throws CannotDo when something still needs it. */
  requireDone(): Promise<void>
  /**
   * Within a transaction: removes it from the database. Throws CannotDo, or 55000, when it may not be removed
   * after all.
   */
  letGo(held: Totals): Promise<void>
}

export interface PartitionLine {
  kind: ArchiveKind
  period: number
  from: string
  to: string | null
  archived: string | null
  files: string
  table: string
}

export interface KindOfArchive {
  /** Those that ended before a moment, the oldest first. */
  due(client: pg.Client, endedBeforeMs: number): Promise<DuePartition[]>
  /** All of them, including archived ones, the oldest first. */
  list(client: pg.Client): Promise<PartitionLine[]>
  /** The table whose columns its rows have. */
  like: string
}

/** The columns of a table, in order. */
export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
    [table],
  )
  return rows.map(({ name }) => pg.escapeIdentifier(name))
}
