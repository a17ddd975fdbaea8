// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** How somebody other than its verified owner changed the protection of an account. */
export type Weakened =
  | 'secondFactorsRemoved'
  | 'inviteMade'
  | 'inviteAccepted'
  | 'resetByPhone'
  | 'resetByMail'

/** Records it, for the later check of withdrawals. */
export async function noteWeakened(tx: Tx, memberId: bigint, what: Weakened, nowMs: number): Promise<void> {
  await tx.query(
    sql`insert into identity_weakened (member_id, what, at) values (${memberId}, ${what}, ${new Date(nowMs)})`,
  )
}

/** The last time at which that happened until `untilMs`; undefined when it never did. */
export async function lastWeakened(
  db: Queries,
  memberId: bigint,
  untilMs: number,
): Promise<number | undefined> {
  const row = await db.one<{ at: number | null }>(
    sql`select max(at) as at from identity_weakened where member_id = ${memberId} and at <= ${new Date(untilMs)}`,
  )
  return row?.at ?? undefined
}
