// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import { LeaseLost, type Lease } from '../../rooms/store/lease-store.ts'

/** A table as it stood between two hands. */
export interface Snapshot {
  /** How many inputs stand before it. */
  readonly version: bigint
  readonly state: unknown
}

/** One change of a table: what a player (or a robot) did, or time that passed. */
export interface CardInput {
  readonly version: bigint
  readonly atMs: number
  readonly player: string | null
  readonly input: object
}

export async function findSnapshot(db: Queries, code: string): Promise<Snapshot | undefined> {
  const [row] = await db.rows<Snapshot>(
    sql`select version, state from studio.card_table where code = ${code}`,
  )
  return row
}

/** The snapshot is what the table is now; inputs before it are not needed any more. */
export async function storeSnapshot(
  tx: Queries,
  code: string,
  { version, state }: Snapshot,
  { summary, taken, nowMs }: { readonly summary: object; readonly taken: number; readonly nowMs: number },
): Promise<void> {
  const [written, forLobbies, at] = [JSON.stringify(state), JSON.stringify(summary), new Date(nowMs)]
  await tx.rows(sql`
    with old as (delete from studio.card_input where code = ${code} and version <= ${version})
    insert into studio.card_table (code, version, state, summary, taken, changed_at)
    values (${code}, ${version}, ${written}, ${forLobbies}, ${taken}, ${at})
    on conflict (code) do update set version = excluded.version, state = excluded.state, summary = excluded.summary,
      taken = excluded.taken, changed_at = excluded.changed_at`)
}

export async function listCardInputs(db: Queries, code: string, after: bigint): Promise<CardInput[]> {
  const rows = await db.rows<{ version: bigint; at: Date; player: string | null; input: object }>(sql`
    select version, at, player, input from studio.card_input
    where code = ${code} and version > ${after} order by version`)
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
}

/**
 * Stores an input in one statement, which also checks that the table is still this process's. Throws LeaseLost, or the
 * violation of a key if an attempt whose answer was lost had stored it.
 */
export async function insertCardInput(
  db: Queries,
  { room, epoch }: Lease,
  { version, atMs, player, input }: CardInput,
): Promise<void> {
  const stored = await db.rows(sql`
    with own as (select code from studio.room where code = ${room} and epoch = ${epoch} for key share)
    insert into studio.card_input (code, version, at, player, input)
    select code, ${version}::bigint, ${new Date(atMs)}::timestamptz, ${player}::text, ${JSON.stringify(input)}::jsonb from own
    returning version`)
  if (stored.length === 0) throw new LeaseLost(room)
}

/** Tables with somebody at them that no process runs. */
export async function listAbandonedTables(db: Queries): Promise<string[]> {
  const rows = await db.rows<{ code: string }>(sql`
    select card_table.code from studio.card_table join studio.room on room.code = card_table.code
    where taken > 0 and leased_until <= clock_timestamp() limit 100`)
  return rows.map(({ code }) => code)
}
