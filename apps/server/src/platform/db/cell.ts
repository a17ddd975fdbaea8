// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/**
 * The last cell whose ids can be written as numbers. Each cell has 2^40 ids, so those of this one stay below 2^53: that is why
 * the wire may call a member by a plain number (docs/decisions/0023-many-databases.md).
 */
export const highestCell = 8_191
const idsOfCell = 2n ** 40n

/** The number of the cell that the first migration noted; undefined before it. */
async function notedCell(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.database_cell') is not null as found`,
  )
  if (!tables[0]?.found) return undefined
  const { rows } = await client.query<{ number: number }>('select number from public.database_cell')
  return rows[0]?.number
}

/**
 * Lets the first migration note the number of the cell. Throws when it has noted another one: ids that were given cannot
 * move to another range. Without a number nothing is checked.
 */
export async function enterCell(client: pg.Client, cell: number | undefined): Promise<void> {
  const noted = await notedCell(client)
  if (cell !== undefined && noted !== undefined && noted !== cell)
    throw new Error(
      `The database belongs to cell ${noted}, and CELL_NUMBER is ${cell}. A database stays in the cell in which it was made: set CELL_NUMBER to ${noted}.`,
    )
  await client.query(`select set_config('tessera.cell', $1, false)`, [String(cell ?? 0)])
}

/** Moves sequences that are new into the range of the cell, so that no two cells give the same id. */
export async function moveSequences(client: pg.Client): Promise<void> {
  const base = BigInt((await notedCell(client)) ?? 0) * idsOfCell
  if (base === 0n) return
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter sequence %1$I.%2$I start with %3$s restart with %3$s', space.nspname, c.relname, s.seqstart + $1::bigint) as statement
     from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace space on space.oid = c.relnamespace
     where space.nspname = 'public' and s.seqtypid = 'bigint'::regtype and s.seqstart < $1::bigint`,
    [String(base)],
  )
  for (const { statement } of rows) await client.query(statement)
}
