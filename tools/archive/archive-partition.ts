// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { readTotals, requireSame } from './compare.ts'
import { columnsOf, type DuePartition, type Totals } from './partition.ts'
import { type Piece, writePiece } from './pieces.ts'

/**
 * Moves a partition into the archive: writes its pieces, records them, reads each one back and compares, and
 * only then removes it from the database. If this is interrupted, doing it again starts over, writes the same
 * files and loses nothing.
 */
export async function archivePartition(
  client: pg.Client,
  store: FileStore,
  partition: DuePartition,
): Promise<Piece[]> {
  await partition.requireDone()
  const pieces = await writePieces(client, store, partition)
  await notePieces(client, partition, pieces)
  const held: Totals[] = []
  for (const part of partition.parts) {
    const totals = await readTotals(client, part.part, part.amount)
    await requireSame(client, store, { ...part, label: partition.label, pieces, held: totals })
    held.push(totals)
  }
  await client.query('begin')
  try {
    await partition.letGo(held)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    // What the database says of a partition that it may not remove yet.
    if ((error as { code?: string }).code === '55000')
      throw new CannotDo(`Not archived: ${(error as Error).message}.`, { cause: error })
    throw error
  }
  return pieces
}

async function writePieces(
  client: pg.Client,
  store: FileStore,
  { parts, cuts }: DuePartition,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const { table, part } of parts) {
    const columns = (await columnsOf(client, part)).join(', ')
    for (const cut of await cuts(part)) {
      const piece = await writePiece(client, store, {
        position: pieces.length + 1,
        table,
        query: `select ${columns} from ${part} where ${cut}`,
      })
      if (piece) pieces.push(piece)
    }
  }
  return pieces
}

/** Replaces what an interrupted attempt had recorded. */
async function notePieces(
  client: pg.Client,
  { kind, period }: DuePartition,
  pieces: readonly Piece[],
): Promise<void> {
  await client.query('begin')
  await client.query('delete from archive_piece where kind = $1 and period = $2', [kind, period])
  for (const { position, table, name, rows, bytes, sha256 } of pieces) {
    await client.query(
      'insert into archive_piece (kind, period, position, of_table, name, rows, bytes, sha256) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [kind, period, position, table, name, rows, bytes, sha256],
    )
  }
  await client.query('commit')
}
