// SPDX-License-Identifier: Apache-2.0
import { leftOfWorth } from '@tessera/rules/contracts/worth-bound'
import { add, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { isWorthCountedSince, worthOfLines } from '../../agents/index.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import type { ComputedPayment } from './compute-run.ts'
import type { LeftByHead } from './run.ts'

/**
 * What contracts may still pay to lines, after what their members have been given or can claim. Their accounts stay locked until the transaction ends, so that a dividend and a
 * salary at the same moment do not both spend the same.
 */
export async function lockLeft(
  tx: Tx,
  headIds: readonly number[],
  {
    percent,
    coin,
    deps,
    nowMs,
  }: { percent: number; coin: bigint; deps: Pick<ContractsDeps, 'openGiftsOf'>; nowMs: number },
): Promise<LeftByHead> {
  await tx.query(sql`
    insert into contract_line_paid (head_id) select id from unnest(${headIds}::integer[]) as h (id) order by id on conflict do nothing`)
  const rows = await tx.query<{ headId: number; paid: bigint }>(sql`
    select head_id as "headId", paid from contract_line_paid where head_id = any (${headIds}::integer[]) order by head_id for update`)
  const worth = await worthOfLines(tx, headIds)
  const open = await deps.openGiftsOf(tx, headIds, nowMs)
  return new Map(
    rows.map(({ headId, paid }) => {
      const account = worth.get(headId)
      if (!account) return [headId, zero]
      const given = add(account.given, open.get(headId) ?? zero)
      return [headId, leftOfWorth({ ...account, given, paid: amountOfMillionths(paid) }, percent, coin)]
    }),
  )
}

/**
 * What is left for the line of an agent if the agent's team goes on to bet so much, at the average worth of the line's
 * bets; undefined where periods that began then are not bounded.
 */
export async function leftAtPace(
  db: Queries,
  { agentId, furtherBets, beganMs }: { agentId: number; furtherBets: Amount; beganMs: number },
  { percent, coin }: { percent: number; coin: bigint },
): Promise<Amount | undefined> {
  if (!(await isWorthCountedSince(db, beganMs))) return undefined
  const line = await db.one<{ head: number; paid: bigint }>(sql`
    select l.line[1] as head, coalesce(p.paid, 0) as paid from member_line l left join contract_line_paid p on p.head_id = l.line[1]
    where l.id = ${agentId}`)
  const account = line && (await worthOfLines(db, [line.head])).get(line.head)
  if (!account) return zero
  const average = account.bets > 0n ? (furtherBets * account.worth) / account.bets : 0n
  const worth = amountOfMillionths(account.worth + average)
  return leftOfWorth({ ...account, worth, paid: amountOfMillionths(line.paid) }, percent, coin)
}

/** Notes what a run owes to heads: all that the operator ever pays for it, whoever of the line gets it. */
export async function notePaid(tx: Tx, payments: readonly ComputedPayment[]): Promise<void> {
  const owed = payments.filter(({ bound, agentId, pay }) => bound?.headId === agentId && pay.amount > 0n)
  if (owed.length === 0) return
  await tx.query(sql`
    update contract_line_paid l set paid = l.paid + n.amount
    from unnest(${owed.map(({ agentId }) => agentId)}::integer[], ${owed.map(({ pay }) => pay.amount)}::bigint[]) as n (head_id, amount)
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
