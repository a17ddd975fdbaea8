// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../../platform/db/index.ts'

/** An outcome as it lies in a shared slip. */
export interface SharedSelection {
  marketId: string
  outcome: string
}
/** Of each leg its selections. */
export type SharedLegs = readonly (readonly SharedSelection[])[]

export interface NewSharedSlip {
  code: string
  legs: SharedLegs
  fingerprint: string
  memberId: bigint
  nowMs: number
  expiresAtMs: number
}

/** Stores a slip, or lets the same one live longer. Answers its code; undefined if the new code is taken. */
export async function saveSlip(db: Queries, slip: NewSharedSlip): Promise<string | undefined> {
  const row = await db.one<{ code: string }>(sql`
    insert into sportsbook_shared_slip (code, legs, fingerprint, member_id, made_at, expires_at)
    select ${slip.code}, ${JSON.stringify(slip.legs)}, ${slip.fingerprint}, ${slip.memberId}, ${new Date(slip.nowMs)}, ${new Date(slip.expiresAtMs)}
    where not exists (select from sportsbook_shared_slip where code = ${slip.code} and fingerprint <> ${slip.fingerprint})
    on conflict (fingerprint) do update set expires_at = greatest(sportsbook_shared_slip.expires_at, excluded.expires_at)
    returning code`)
  return row?.code
}

/** How many codes a member has made since a moment. */
export async function slipsMadeSince(db: Queries, memberId: bigint, sinceMs: number): Promise<number> {
  const row = await db.one<{ count: bigint }>(sql`
    select count(*) from sportsbook_shared_slip where member_id = ${memberId} and made_at >= ${new Date(sinceMs)}`)
  return Number(row?.count ?? 0)
}

/** The legs of a code that has not expired. */
export async function legsOfCode(db: Queries, code: string, nowMs: number): Promise<SharedLegs | undefined> {
  const row = await db.one<{ legs: SharedLegs }>(
    sql`select legs from sportsbook_shared_slip where code = ${code} and expires_at > ${new Date(nowMs)}`,
  )
  return row?.legs
}

/** Deletes expired slips, at most so many. */
export const forgetSlips = async (db: Queries, nowMs: number, limit: number): Promise<void> => {
  await db.query(sql`
    delete from sportsbook_shared_slip where code in (
      select code from sportsbook_shared_slip where expires_at <= ${new Date(nowMs)} order by expires_at limit ${limit})`)
}
