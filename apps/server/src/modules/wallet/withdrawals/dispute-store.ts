// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type DisputeAnswer = 'ARRIVED' | 'RETURNED'

/** One report that a payment has not arrived. */
export interface Dispute {
  /** Of the disputed payment. */
  amount: Amount
  openedBy: string
  openedAtMs: number
  /** Names of files in the private store. */
  pictures: readonly string[]
  answer: DisputeAnswer | null
  answeredBy: string
  answeredAtMs: number | null
  remark: string
}

interface DisputeRow {
  amount: bigint
  opened_by: string
  opened_at: number
  pictures: string[]
  answer: DisputeAnswer | null
  answered_by: string | null
  answered_at: number | null
  remark: string
}

/** The last payment of a withdrawal, the only one that can be disputed. */
export async function lastPayment(
  db: Queries,
  withdrawalId: string,
): Promise<{ number: number; amount: Amount } | undefined> {
  const row = await db.one<{ number: number; amount: bigint }>(sql`
    select number, amount from withdrawal_payment where withdrawal_id = ${withdrawalId} order by number desc limit 1`)
  return row && { number: row.number, amount: amountOfMillionths(row.amount) }
}

export async function insertDispute(
  tx: Tx,
  withdrawalId: string,
  number: number,
  {
    by,
    pictures,
    remark = '',
    nowMs,
  }: { by: string; pictures: readonly string[]; remark?: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into withdrawal_dispute (withdrawal_id, number, opened_by, opened_at, pictures, remark) values (${withdrawalId}, ${number}, ${by}, ${new Date(nowMs)}, ${[...pictures]}, ${remark})`)
}

/** Settles the open dispute; throws when there is none. */
export async function answerDispute(
  tx: Tx,
  withdrawalId: string,
  { answer, by, remark, nowMs }: { answer: DisputeAnswer; by: string; remark: string; nowMs: number },
): Promise<{ number: number }> {
  const row = await tx.one<{ number: number }>(sql`
    update withdrawal_dispute set answer = ${answer}, answered_by = ${by}, answered_at = ${new Date(nowMs)}, remark = case when ${remark} = '' then remark else ${remark} end
    where withdrawal_id = ${withdrawalId} and answer is null returning number`)
  if (!row) throw new Error(`withdrawal ${withdrawalId} has no open dispute`)
  return row
}

/** Records that a payment was returned. Its key allows this only once. */
export async function insertReturn(
  tx: Tx,
  withdrawalId: string,
  number: number,
  amount: Amount,
  nowMs: number,
): Promise<void> {
  await tx.query(
    sql`insert into withdrawal_return (withdrawal_id, number, amount, returned_at) values (${withdrawalId}, ${number}, ${amount}, ${new Date(nowMs)})`,
  )
}

const mostVisible = 20

/** The disputes of a withdrawal, newest first. */
export async function disputesOf(db: Queries, withdrawalId: string): Promise<Dispute[]> {
  const rows = await db.query<DisputeRow>(sql`
    select p.amount, d.opened_by, d.opened_at, d.pictures, d.answer, d.answered_by, d.answered_at, d.remark
    from withdrawal_dispute d join withdrawal_payment p using (withdrawal_id, number) where d.withdrawal_id = ${withdrawalId} order by d.id desc limit ${mostVisible}`)
  return rows.map((row) => ({
    amount: amountOfMillionths(row.amount),
    openedBy: row.opened_by,
    openedAtMs: row.opened_at,
    pictures: row.pictures,
    answer: row.answer,
    answeredBy: row.answered_by ?? '',
    answeredAtMs: row.answered_at,
    remark: row.remark,
  }))
}

/** The pictures that a member last sent for their withdrawal; undefined when it is not theirs. */
export async function proofOf(
  db: Queries,
  { id, memberId }: { id: string; memberId: bigint },
): Promise<string[] | undefined> {
  const row = await db.one<{ pictures: string[] | null }>(sql`
    select (select pictures from withdrawal_dispute d where d.withdrawal_id = w.id and cardinality(pictures) > 0 order by d.id desc limit 1) as pictures
    from withdrawal w where w.id = ${id} and w.member_id = ${memberId}`)
  return row && (row.pictures ?? [])
}
