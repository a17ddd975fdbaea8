// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { archivePartition } from './archive-partition.ts'
import { kindsOfArchive } from './kinds.ts'
import { archiveKinds, type ArchiveKind, type KindOfArchive } from './partition.ts'
import { type Piece, readPiece } from './pieces.ts'

/**
 * Archives all partitions of these kinds that ended before a moment, the oldest first. Answers what to print.
 * A partition that may not be removed yet blocks the later ones of its kind only; then it throws CannotDo
 * with all reasons.
 */
export async function archiveOld(
  client: pg.Client,
  store: FileStore,
  endedBeforeMs: number,
  kinds: readonly ArchiveKind[] = archiveKinds,
): Promise<string> {
  // Only one run at a time on this database, for as long as this connection lasts.
  const {
    rows: [lock],
  } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(7350418112028) as mine')
  if (!lock?.mine) throw new CannotDo('Somebody is archiving this database already.')
  const [said, refused]: [string[], string[]] = [[], []]
  for (const kind of kinds) {
    try {
      await archiveKind(client, store, kindsOfArchive[kind], endedBeforeMs, (line) => said.push(line))
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error
      refused.push(error.message)
    }
  }
  if (refused.length > 0) throw new CannotDo([...said, ...refused].join('\n'))
  return said.length === 0 ? 'No period is old enough to be archived.' : said.join('\n')
}

async function archiveKind(
  client: pg.Client,
  store: FileStore,
  kind: KindOfArchive,
  endedBeforeMs: number,
  say: (line: string) => void,
): Promise<void> {
  for (const partition of await kind.due(client, endedBeforeMs)) {
    const pieces = await archivePartition(client, store, partition)
    say(
      `Archived ${partition.label}: ${rowsOf(pieces.filter(({ table }) => table === partition.parts[0]?.table))} ${partition.rowsAre} in ${pieces.length} files.`,
    )
  }
}

const rowsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { rows }) => sum + Number(rows), 0)

/** One line for each partition: its period, and where it is. */
export async function listPartitions(
  client: pg.Client,
  kinds: readonly ArchiveKind[] = archiveKinds,
): Promise<string> {
  const lines: string[] = []
  for (const kind of kinds) {
    for (const { period, from, to, archived, files } of await kindsOfArchive[kind].list(client)) {
      lines.push(
        `${kind}  ${period}  ${from} to ${to ?? 'now'}  ${archived === null ? 'in the database' : `archived on ${archived}, ${files} files`}`,
      )
    }
  }
  return lines.join('\n')
}

/**
 * Restores an archived partition into a separate table, or several, which only the owner reads. It is restored
 * completely or not at all.
 */
export async function readPartition(
  client: pg.Client,
  store: FileStore,
  kind: ArchiveKind,
  period: number,
): Promise<string> {
  const known = (await kindsOfArchive[kind].list(client)).find((line) => line.period === period)
  if (!known) throw new CannotDo(`There is no ${kind} period ${period}.`)
  if (known.archived === null)
    throw new CannotDo(`Period ${period} is not archived: its rows are in the database.`)
  const { rows: pieces } = await client.query<Piece>(
    'select position, of_table as table, name, rows::text, bytes::integer, sha256 from archive_piece where kind = $1 and period = $2 order by position',
    [kind, period],
  )
  await client.query('begin')
  try {
    await client.query('create schema if not exists archive')
    for (const [position, { table }] of kindsOfArchive[kind].tables.entries())
      await restoreTable(client, store, {
        table,
        into: `archive.${known.parts[position]}`,
        pieces: pieces.filter((piece) => piece.table === table),
      })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return `Period ${period} is in ${known.parts.map((part) => `archive.${part}`).join(', ')}: ${rowsOf(pieces)} rows.`
}

async function restoreTable(
  client: pg.Client,
  store: FileStore,
  { table, into, pieces }: { table: string; into: string; pieces: readonly Piece[] },
): Promise<void> {
  const {
    rows: [there],
  } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [into])
  if (there?.found) throw new CannotDo(`${into} exists already; drop it to read the period again.`)
  await client.query(`create table ${into} (like ${table})`)
  for (const piece of pieces) await readPiece(client, store, piece, into)
}
