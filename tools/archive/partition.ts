// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

export const archiveKinds = ['posting', 'fact', 'ticket', 'round', 'bet'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** Rows by their count, their amounts and all of their columns: two sets are the same if these are. */
export interface Totals {
  rows: string
  sum: string
  digest: string
}

/** A table whose partitions are archived. */
export interface ArchivedTable {
  table: string
  /** The column whose sum is compared. */
  amount: string
}

/** A partition of one such table. */
export interface DuePart extends ArchivedTable {
  /** Its own name. */
  part: string
}

/** A partition that is old enough to be archived, with those of other tables that go with it. */
export interface DuePartition {
  kind: ArchiveKind
  /** The number of the period of postings, or of the quarter: 20271 is the first of 2027. */
  period: number
  /** Its name in messages to people. */
  label: string
  /** Of its first part. */
  rowsAre: string
  parts: readonly DuePart[]
  /** Conditions that split a part into pieces: each row meets exactly one of them. */
  cuts(part: string): Promise<string[]>
  /** Throws CannotDo when something still needs it. */
  requireDone(): Promise<void>
  /**
   * Within a transaction: removes it from the database. Throws CannotDo, or 55000, when it may not be removed
   * after all. `held` is what its parts held when they were written, in their order.
   */
  letGo(held: readonly Totals[]): Promise<void>
}

export interface PartitionLine {
  kind: ArchiveKind
  period: number
  from: string
  to: string | null
  archived: string | null
  files: string
  /** Its names in the archive, in the order of the tables. */
  parts: readonly string[]
}

export interface KindOfArchive {
  /** Those that ended before a moment, the oldest first. */
  due(client: pg.Client, endedBeforeMs: number): Promise<DuePartition[]>
  /** All of them, including archived ones, the oldest first. */
  list(client: pg.Client): Promise<PartitionLine[]>
  /** Those that a partition has a part of. */
  tables: readonly ArchivedTable[]
}

/** The columns of a table, in order. */
export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
    [table],
  )
  return rows.map(({ name }) => pg.escapeIdentifier(name))
}
