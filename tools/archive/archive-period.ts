// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { archivedColumns, type Piece, postingsOfPiece, readPiece, writePiece } from './pieces.ts'

export interface EndedPeriod {
  number: number
  first_id: string
  last_id: string
}

/** All that two sets of postings must have in common to be the same. */
interface Totals {
  rows: string
  sum: string
  digest: string
}

const wholeRow = archivedColumns.map((column) => `t.${column}`).join(', ')
// Digests of rows, added up: the same in whatever order they come.
const totals = `count(*)::text as rows, coalesce(sum(t.amount), 0)::text as sum, coalesce(sum(hashtextextended(row(${wholeRow})::text, 0)::numeric), 0)::text as digest`

/**
 * Moves a period into the archive: writes its pieces, notes them, reads every one back and compares, and only
 * then lets the database go of it. Whatever ends it in the middle, doing it again begins anew, writes the
 * same files and loses nothing.
 */
export async function archivePeriod(
  client: pg.Client,
  store: FileStore,
  period: EndedPeriod,
  atOnce = postingsOfPiece,
): Promise<Piece[]> {
  const pieces = await writePieces(client, store, period, BigInt(atOnce))
  await notePieces(client, period.number, pieces)
  const held = await totalsOf(client, `(select * from ledger_posting where period = ${period.number})`)
  await requireSame(client, store, period.number, pieces, held)
  await client.query('begin')
  try {
    await client.query('select ledger_let_go($1, $2, $3)', [period.number, held.rows, held.sum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    // What the database says of a period that it may not let go of yet.
    if ((error as { code?: string }).code === '55000')
      throw new CannotDo(`Not archived: ${(error as Error).message}.`, { cause: error })
    throw error
  }
  return pieces
}

async function writePieces(
  client: pg.Client,
  store: FileStore,
  { number: period, first_id: firstId, last_id: lastId }: EndedPeriod,
  atOnce: bigint,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (let fromId = BigInt(firstId); fromId <= BigInt(lastId); fromId += atOnce) {
    const piece = await writePiece(client, store, {
      period,
      place: pieces.length + 1,
      fromId,
      belowId: fromId + atOnce,
    })
    if (piece) pieces.push(piece)
  }
  return pieces
}

/** Instead of what an attempt that ended in the middle had noted. */
async function notePieces(client: pg.Client, period: number, pieces: readonly Piece[]): Promise<void> {
  await client.query('begin')
  await client.query(`delete from archive_piece where kind = 'posting' and period = $1`, [period])
  for (const { place, name, rows, bytes, sha256 } of pieces) {
    await client.query(
      `insert into archive_piece (kind, period, place, name, rows, bytes, sha256) values ('posting', $1, $2, $3, $4, $5, $6)`,
      [period, place, name, rows, bytes, sha256],
    )
  }
  await client.query('commit')
}

async function requireSame(
  client: pg.Client,
  store: FileStore,
  period: number,
  pieces: readonly Piece[],
  held: Totals,
): Promise<void> {
  const found = { rows: 0n, sum: 0n, digest: 0n }
  await client.query('create temporary table if not exists read_back (like ledger_posting)')
  for (const piece of pieces) {
    await client.query('truncate read_back')
    await readPiece(client, store, piece, 'read_back')
    const part = await totalsOf(client, 'read_back')
    found.rows += BigInt(part.rows)
    found.sum += BigInt(part.sum)
    found.digest += BigInt(part.digest)
  }
  await client.query('drop table read_back')
  if (
    String(found.rows) !== held.rows ||
    String(found.sum) !== held.sum ||
    String(found.digest) !== held.digest
  ) {
    throw new CannotDo(`Not archived: what was read back of period ${period} is not what the database holds.`)
  }
}

async function totalsOf(client: pg.Client, from: string): Promise<Totals> {
  const {
    rows: [row],
  } = await client.query<Totals>(`select ${totals} from ${from} t`)
  if (!row) throw new Error('a sum gave no row')
  return row
}
