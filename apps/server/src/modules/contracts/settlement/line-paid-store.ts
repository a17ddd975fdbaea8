// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { ComputedPayment } from './compute-run.ts'

/** Opens the accounts of lines that have none. */
export async function openLineAccounts(tx: Tx, headIds: readonly bigint[]): Promise<void> {
  await tx.query(sql`
    insert into contract_line_paid (head_id) select id from unnest(${headIds}::bigint[]) as h (id) order by id on conflict do nothing`)
}

/** What was paid to lines, in the order of their heads; locked until the transaction ends. */
export const lockLineAccounts = (
  tx: Tx,
  headIds: readonly bigint[],
): Promise<{ headId: bigint; paid: bigint }[]> =>
  tx.query<{ headId: bigint; paid: bigint }>(sql`
    select head_id as "headId", paid from contract_line_paid where head_id = any (${headIds}::bigint[]) order by head_id for update`)

/** The head of the line of an agent, and what was paid to it. */
export const lineAccountOf = (
  db: Queries,
  agentId: bigint,
): Promise<{ head: bigint; paid: bigint } | undefined> =>
  db.one<{ head: bigint; paid: bigint }>(sql`
    select l.line[1] as head, coalesce(p.paid, 0) as paid from member_line l left join contract_line_paid p on p.head_id = l.line[1]
    where l.id = ${agentId}`)

/** Notes what a run owes to heads: all that the operator ever pays for it, whoever of the line gets it. */
export async function notePaid(tx: Tx, payments: readonly ComputedPayment[]): Promise<void> {
  const owed = payments.filter(({ bound, agentId, pay }) => bound?.headId === agentId && pay.amount > 0n)
  if (owed.length === 0) return
  await tx.query(sql`
    update contract_line_paid l set paid = l.paid + n.amount
    from unnest(${owed.map(({ agentId }) => agentId)}::bigint[], ${owed.map(({ pay }) => pay.amount)}::bigint[]) as n (head_id, amount)
    where l.head_id = n.head_id`)
}

/** Locks the account of the line of a payment before the payment itself, in the order of runs. */
export const lockLineOf = (tx: Tx, paymentId: string): Promise<unknown> =>
  tx.query(sql`
    select from contract_line_paid where head_id = (select head_id from contract_payment where id = ${paymentId}) for update`)

/** Gives lines back what payments that are never made were noted with. */
export async function giveBackPaid(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await tx.query(sql`
    update contract_line_paid l set paid = l.paid - p.net
    from (select head_id, sum(net)::bigint as net from contract_payment where id = any (${paymentIds}::uuid[]) group by head_id) p
    where l.head_id = p.head_id`)
}
