// SPDX-License-Identifier: Apache-2.0
import type { Stretch } from '@tessera/rules/compliance/reality-checks'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What is known of a member's play for reality checks. */
export interface StretchRecord {
  /** Chosen by the member; undefined: those of the brand. */
  minutes: number | undefined
  stretch: Stretch | undefined
}

interface StretchRow {
  minutes: number | null
  began_at: number | null
  check_at: number | null
}

const recordOf = ({ minutes, began_at, check_at }: StretchRow): StretchRecord => ({
  minutes: minutes ?? undefined,
  stretch: began_at === null || check_at === null ? undefined : { beganAtMs: began_at, checkAtMs: check_at },
})

export async function findStretch(db: Queries, memberId: bigint): Promise<StretchRecord | undefined> {
  const row = await db.one<StretchRow>(
    sql`select minutes, began_at, check_at from player_stretch where member_id = ${memberId}`,
  )
  return row && recordOf(row)
}

/** The same, made if there is none and locked until the transaction ends. */
export async function lockStretch(tx: Tx, memberId: bigint): Promise<StretchRecord> {
  await tx.query(sql`insert into player_stretch (member_id) values (${memberId}) on conflict do nothing`)
  const row = await tx.one<StretchRow>(
    sql`select minutes, began_at, check_at from player_stretch where member_id = ${memberId} for update`,
  )
  if (!row) throw new Error('a stretch of play that was just stored is missing')
  return recordOf(row)
}

export async function saveStretch(
  tx: Tx,
  memberId: bigint,
  { beganAtMs, checkAtMs }: Stretch,
): Promise<void> {
  await tx.query(
    sql`update player_stretch set began_at = ${new Date(beganAtMs)}, check_at = ${new Date(checkAtMs)} where member_id = ${memberId}`,
  )
}

export async function saveMinutes(tx: Tx, memberId: bigint, minutes: number): Promise<void> {
  await tx.query(sql`update player_stretch set minutes = ${minutes} where member_id = ${memberId}`)
}
