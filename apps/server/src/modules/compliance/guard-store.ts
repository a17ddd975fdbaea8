// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** Of a member whose bets are checked one by one. */
export interface Guard {
  /** Days, weeks and months of the member's limits begin by it: that of their brand when the limits were last set. */
  timeZone: string
  sinceMs: number
}

interface GuardRow {
  time_zone: string
  since: number
}

const guardOf = (row: GuardRow): Guard => ({
  timeZone: row.time_zone,
  sinceMs: row.since,
})

export async function findGuard(db: Queries, memberId: bigint): Promise<Guard | undefined> {
  const row = await db.one<GuardRow>(
    sql`select time_zone, since from player_guard where member_id = ${memberId}`,
  )
  return row && guardOf(row)
}

/** Those of these members whose bets are checked one by one. */
export const membersWithGuard = async (db: Queries, memberIds: readonly bigint[]): Promise<Set<bigint>> =>
  new Set(
    (
      await db.query<{ member_id: bigint }>(
        sql`select member_id from player_guard where member_id = any (${memberIds}::bigint[])`,
      )
    ).map((row) => row.member_id),
  )

/**
 * Opens the guard of a member if they have none, and locks it until the transaction ends: nothing else about their
 * limits changes meanwhile. Returns whether it is new.
 */
export async function openGuard(
  tx: Tx,
  { memberId, timeZone, nowMs }: { memberId: bigint; timeZone: string; nowMs: number },
): Promise<boolean> {
  const opened = await tx.query(sql`
    insert into player_guard (member_id, time_zone, since)
    values (${memberId}, ${timeZone}, ${new Date(nowMs)}) on conflict (member_id) do nothing returning 1 as one`)
  await lockGuard(tx, memberId)
  return opened.length > 0
}

/** Days, weeks and months of the member's limits begin by this time zone from now on. */
export async function saveTimeZone(tx: Tx, memberId: bigint, timeZone: string): Promise<void> {
  await tx.query(sql`update player_guard set time_zone = ${timeZone} where member_id = ${memberId}`)
}

/** Locks the guard of a member, if they have one. */
export async function lockGuard(tx: Tx, memberId: bigint): Promise<Guard | undefined> {
  const row = await tx.one<GuardRow>(
    sql`select time_zone, since from player_guard where member_id = ${memberId} for update`,
  )
  return row && guardOf(row)
}
