// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { sql, type Queries } from '../database.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'

/** The state that functions/keep_pace.sql raises. */
const TOO_EARLY = 'TE409'
/** The longest pace that a launch can set. */
export const LONGEST_PACE_MS = 60_000

/** Notes that a round begins now; fails with what `tooEarlyOf` reads if it comes earlier than the brand's pace allows. */
export async function keepPace(
  tx: Queries,
  { playerId, wireCode, automaticBetsMs }: Session,
  nowMs: number,
): Promise<void> {
  await tx.rows(
    sql`select studio.keep_pace(${playerId}, ${wireCode}, ${new Date(nowMs)}, ${automaticBetsMs}::integer)`,
  )
}

/** The refusal of a bet that came too early; undefined for every other failure. */
export function tooEarlyOf(error: unknown): StudioRefusal | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== TOO_EARLY) return undefined
  return new StudioRefusal('studio.betTooEarly', { waitMs: Number(error.detail) })
}

/** Deletes what no pace can refer to any more. */
export async function deleteOldBets(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`delete from studio.last_bet where at < ${new Date(nowMs - LONGEST_PACE_MS)}`)
}
