// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** One change of a round: a player's move, or time that passed. */
export interface LoggedInput {
  readonly version: number
  readonly atMs: number
  readonly playerId: string | null
  readonly input: object
}

/** For disputes a round can be replayed for so long. */
const REPLAYED_FOR_MS = 90 * 24 * 60 * 60 * 1000
const DELETED_AT_ONCE = 10_000

/** Adds to the log of a round. A line that is there already came from an attempt whose answer was lost. */
export async function insertInputs(
  tx: Queries,
  roundId: string,
  inputs: readonly LoggedInput[],
): Promise<void> {
  await tx.rows(sql`
    insert into studio.room_input (round_id, version, at, player_id, input)
    select ${roundId}::uuid, version, at, player_id, input::jsonb
    from unnest(${inputs.map(({ version }) => version)}::integer[], ${inputs.map(({ atMs }) => new Date(atMs))}::timestamptz[],
      ${inputs.map(({ playerId }) => playerId)}::bigint[], ${inputs.map(({ input }) => JSON.stringify(input))}::text[])
      as line (version, at, player_id, input)
    on conflict do nothing`)
}

/** The log of a round, in order. */
export async function listInputs(db: Queries, roundId: string): Promise<LoggedInput[]> {
  const rows = await db.rows<{ version: number; at: Date; player_id: bigint | null; input: object }>(
    sql`select version, at, player_id, input from studio.room_input where round_id = ${roundId} order by version`,
  )
  return rows.map(({ version, at, player_id, input }) => ({
    version,
    atMs: at.getTime(),
    playerId: player_id === null ? null : String(player_id),
    input,
  }))
}

/** Deletes what is too old for disputes. */
export async function deleteOldInputs(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    delete from studio.room_input where (round_id, version) in (
      select round_id, version from studio.room_input where at < ${new Date(nowMs - REPLAYED_FOR_MS)} limit ${DELETED_AT_ONCE})`)
}
