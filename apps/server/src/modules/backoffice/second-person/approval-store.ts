// SPDX-License-Identifier: Apache-2.0
import type { Permission } from '@tessera/rules/operators/permissions'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { mayStillGive } from './may-still-give.ts'

/** What an approval is for: a call, what it is about, and everything that it pays or promises. */
export interface Approved {
  call: string
  subject: string
  /** Equal for equal terms. */
  terms: string
}

/** Notes that an operator approves; null: the command line of the installation does. Once for the same thing. */
export async function noteApproval(
  tx: Tx,
  { call, subject, terms }: Approved,
  { operatorId, nowMs }: { operatorId: number | null; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into second_approval (operator_id, call, subject, terms, at)
    select ${operatorId}, ${call}, ${subject}, ${terms}, ${new Date(nowMs)}
    where not exists (select from second_approval where call = ${call} and subject = ${subject} and terms = ${terms}
      and operator_id is not distinct from ${operatorId} and used_at is null and at > ${new Date(nowMs - approvalLifeMs)})`)
}

/** An approval that is not used after this time counts no more. */
export const approvalLifeMs = 86_400_000

/**
 * Uses up an approval of these terms that another operator gave, who may still give it. False when there is none.
 */
export async function useApproval(tx: Tx, approved: Approved, asked: AskedApproval): Promise<boolean> {
  const { call, subject, terms } = approved
  const { operatorId, nowMs } = asked
  const rows = await tx.query<Given>(sql`
    select id, operator_id from second_approval
    where call = ${call} and subject = ${subject} and terms = ${terms} and used_at is null
      and operator_id is distinct from ${operatorId} and at > ${new Date(nowMs - approvalLifeMs)}
    order by id for update`)
  const found = await firstThatCounts(tx, rows, asked.permission)
  if (!found) return false
  await tx.query(
    sql`update second_approval set used_by = ${operatorId}, used_at = ${new Date(nowMs)} where id = ${found.id}`,
  )
  return true
}

/** Whether such an approval waits, without using it up. */
export async function hasApproval(
  db: Queries,
  { call, subject, terms }: Approved,
  { operatorId, permission, nowMs }: AskedApproval,
): Promise<boolean> {
  const rows = await db.query<Given>(sql`
    select id, operator_id from second_approval
    where call = ${call} and subject = ${subject} and terms = ${terms} and used_at is null
      and operator_id is distinct from ${operatorId} and at > ${new Date(nowMs - approvalLifeMs)}
    order by id`)
  return (await firstThatCounts(db, rows, permission)) !== undefined
}

interface AskedApproval {
  operatorId: number
  permission: Permission
  nowMs: number
}
interface Given {
  id: bigint
  operator_id: number | null
}

async function firstThatCounts(
  db: Queries,
  rows: readonly Given[],
  permission: Permission,
): Promise<Given | undefined> {
  const givers = await mayStillGive(
    db,
    rows.flatMap(({ operator_id: giver }) => (giver === null ? [] : [giver])),
    permission,
  )
  return rows.find(({ operator_id: giver }) => giver === null || givers.has(giver))
}

export interface WaitingApproval {
  id: bigint
  call: string
  subject: string
  by: string
  atMs: number
}

/** Approvals that wait for a second operator, oldest first. */
export const waitingApprovals = (db: Queries, nowMs: number): Promise<WaitingApproval[]> =>
  db.query<WaitingApproval>(sql`
    select a.id, a.call, a.subject, coalesce(o.name, 'command line') as by, a.at as "atMs"
    from second_approval a left join operator o on o.id = a.operator_id
    where a.used_at is null and a.at > ${new Date(nowMs - approvalLifeMs)} order by a.id limit 200`)

/** The installation's command line approves what an operator has approved. False when it does not wait. */
export async function approveAtCommandLine(tx: Tx, id: bigint, nowMs: number): Promise<boolean> {
  const waiting = await tx.one<Approved>(sql`
    select call, subject, terms from second_approval
    where id = ${id} and operator_id is not null and used_at is null and at > ${new Date(nowMs - approvalLifeMs)}`)
  if (!waiting) return false
  await noteApproval(tx, waiting, { operatorId: null, nowMs })
  await recordCommandLineAction(tx, {
    action: 'approveSecond',
    subject: waiting.subject,
    after: { call: waiting.call },
    nowMs,
  })
  return true
}
