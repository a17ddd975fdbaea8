// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

type Facts = Readonly<Record<string, string | number | boolean>>

export interface OperatorAction {
  /** Null for the platform itself: its command line and its demo seed. */
  operatorId: number | null
  operatorName: string
  /** What they did, such as `approveWithdrawal`. */
  action: string
  /** To what, such as `withdrawal:{id}`. */
  subject: string
  /** The member whom it is about, where the subject does not name them: it is in their timeline. */
  memberId?: bigint | null
  before?: Facts
  after?: Facts
  nowMs: number
}

/** Records what an operator did, in the same transaction. */
export async function recordAction(
  tx: Tx,
  { operatorId, operatorName, action, subject, memberId, before, after, nowMs }: OperatorAction,
): Promise<void> {
  await tx.query(sql`
    insert into operator_action (operator_id, operator_name, action, subject, member_id, before, after, at)
    values (${operatorId}, ${operatorName}, ${action}, ${subject}, ${memberId ?? memberOfSubject(subject)}, ${before ? JSON.stringify(before) : null}, ${after ? JSON.stringify(after) : null}, ${new Date(nowMs)})`)
}

function memberOfSubject(subject: string): bigint | null {
  const [, id] = /^member:(\d{1,18})$/.exec(subject) ?? []
  return id === undefined ? null : BigInt(id)
}
