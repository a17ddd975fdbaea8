// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { archivePeriod, type EndedPeriod } from './archive-period.ts'
import { type Piece, readPiece } from './pieces.ts'

/** Archives all periods that ended before a moment, the oldest first. Answers what to print. */
export async function archiveOld(
  client: pg.Client,
  store: FileStore,
  endedBeforeMs: number,
): Promise<string> {
  // One at a time on this database, for as long as this connection lasts.
  const {
    rows: [lock],
  } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(7350418112028) as mine')
  if (!lock?.mine) throw new CannotDo('Somebody is archiving this database already.')
  const { rows: due } = await client.query<EndedPeriod>(
    `select number, first_id::text, last_id::text from ledger_period
    where ended_at < $1 and archived_at is null order by number`,
    [new Date(endedBeforeMs)],
  )
  const said: string[] = []
  for (const period of due) {
    const pieces = await archivePeriod(client, store, period)
    said.push(
      `Archived period ${period.number}: ${pieces.reduce((sum, { rows }) => sum + Number(rows), 0)} postings in ${pieces.length} files.`,
    )
  }
  return said.length === 0 ? 'No period is old enough to be archived.' : said.join('\n')
}

/** One line for each period: from when to when, and where it is. */
export async function listPeriods(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{
    number: number
    began: string
    ended: string | null
    archived: string | null
    files: string
  }>(`
    select p.number, to_char(p.began_at at time zone 'UTC', 'YYYY-MM-DD') as began, to_char(p.ended_at at time zone 'UTC', 'YYYY-MM-DD') as ended,
      to_char(p.archived_at at time zone 'UTC', 'YYYY-MM-DD') as archived, (select count(*) from archive_piece a where a.kind = 'posting' and a.period = p.number)::text as files
    from ledger_period p order by p.number`)
  return rows
    .map(
      ({ number, began, ended, archived, files }) =>
        `${number}  ${began} to ${ended ?? 'now'}  ${archived === null ? 'in the database' : `archived on ${archived}, ${files} files`}`,
    )
    .join('\n')
}

/**
 * Brings an archived period into a table of its own, which only the owner reads. It is there as a whole or
 * not at all.
 */
export async function readPeriod(client: pg.Client, store: FileStore, period: number): Promise<string> {
  const {
    rows: [known],
  } = await client.query<{ archived: boolean }>(
    'select archived_at is not null as archived from ledger_period where number = $1',
    [period],
  )
  if (!known) throw new CannotDo(`There is no period ${period}.`)
  if (!known.archived)
    throw new CannotDo(`Period ${period} is not archived: its postings are in the database.`)
  const { rows: pieces } = await client.query<Piece>(
    `select place, name, rows::text, bytes::integer, sha256 from archive_piece where kind = 'posting' and period = $1 order by place`,
    [period],
  )
  const table = `archive.ledger_posting_${period}`
  await client.query('begin')
  try {
    await client.query('create schema if not exists archive')
    const {
      rows: [there],
    } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
    if (there?.found) throw new CannotDo(`${table} is there already; drop it to read the period again.`)
    await client.query(`create table ${table} (like ledger_posting)`)
    for (const piece of pieces) await readPiece(client, store, piece, table)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return `Period ${period} is in ${table}: ${pieces.reduce((sum, { rows }) => sum + Number(rows), 0)} postings.`
}
