// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { columnsOf, type DuePart, type Totals } from './partition.ts'
import { type Piece, readPiece } from './pieces.ts'

/** Digests of rows are added up: their order does not matter. */
export async function readTotals(client: pg.Client, table: string, amount: string): Promise<Totals> {
  const wholeRow = (await columnsOf(client, table)).map((column) => `t.${column}`).join(', ')
  const {
    rows: [row],
  } = await client.query<Totals>(`select count(*)::text as rows, coalesce(sum(t.${amount}), 0)::text as sum,
    coalesce(sum(hashtextextended(row(${wholeRow})::text, 0)::numeric), 0)::text as digest from ${table} t`)
  if (!row) throw new Error('a sum gave no row')
  return row
}

/**
 * Reads every piece of a part back and compares all of them with the rows in the database. Throws CannotDo
 * when they differ.
 */
export async function requireSame(
  client: pg.Client,
  store: FileStore,
  {
    table,
    part,
    amount,
    label,
    pieces,
    held,
  }: DuePart & { label: string; pieces: readonly Piece[]; held: Totals },
): Promise<void> {
  const found = { rows: 0n, sum: 0n, digest: 0n }
  await client.query('drop table if exists pg_temp.read_back')
  await client.query(`create temporary table read_back (like ${part})`)
  for (const piece of pieces.filter((each) => each.table === table)) {
    await client.query('truncate pg_temp.read_back')
    await readPiece(client, store, piece, 'pg_temp.read_back')
    const read = await readTotals(client, 'pg_temp.read_back', amount)
    found.rows += BigInt(read.rows)
    found.sum += BigInt(read.sum)
    found.digest += BigInt(read.digest)
  }
  await client.query('drop table pg_temp.read_back')
  if (
    String(found.rows) !== held.rows ||
    String(found.sum) !== held.sum ||
    String(found.digest) !== held.digest
  ) {
    throw new CannotDo(`Not archived: what was read back of the ${label} is not what the database holds.`)
  }
}
