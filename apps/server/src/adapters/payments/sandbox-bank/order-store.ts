// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A payer's choices on the payment page; each stands for something that real payers and banks do. */
export const choices = ['pay', 'payLate', 'payTooLate', 'underpay', 'fail'] as const
export type Choice = (typeof choices)[number]

/** A payment that a shop waits for. */
export interface Order {
  reference: string
  accountId: string
  intentId: string
  amount: Amount
  currency: string
  returnUrl: string
  expiresAtMs: number
  choice: Choice | undefined
}

interface OrderRow {
  reference: string
  account_id: string
  intent_id: string
  amount: bigint
  currency: string
  return_url: string
  expires_at: number
  choice: Choice | null
}

const orderOf = (row: OrderRow): Order => ({
  reference: row.reference,
  accountId: row.account_id,
  intentId: row.intent_id,
  amount: amountOfMillionths(row.amount),
  currency: row.currency,
  returnUrl: row.return_url,
  expiresAtMs: row.expires_at,
  choice: row.choice ?? undefined,
})

/** Opens an order, or finds the one that this intent already has. Answers its reference. */
export async function openOrder(db: Queries, order: Omit<Order, 'choice'>): Promise<string> {
  await db.query(sql`
    insert into sandbox_bank_order (reference, account_id, intent_id, amount, currency, return_url, expires_at)
    values (${order.reference}, ${order.accountId}, ${order.intentId}, ${order.amount}, ${order.currency}, ${order.returnUrl}, ${new Date(order.expiresAtMs)})
    on conflict (account_id, intent_id) do nothing`)
  const row = await db.one<{ reference: string }>(sql`
    select reference from sandbox_bank_order where account_id = ${order.accountId} and intent_id = ${order.intentId}`)
  if (!row) throw new Error('an order of the sandbox bank gave no row')
  return row.reference
}

export async function findOrder(db: Queries, reference: string): Promise<Order | undefined> {
  const row = await db.one<OrderRow>(sql`select * from sandbox_bank_order where reference = ${reference}`)
  return row && orderOf(row)
}

/** Stores what the payer chose; undefined if they had chosen before. */
export async function chooseOnce(tx: Tx, reference: string, choice: Choice): Promise<Order | undefined> {
  const row = await tx.one<OrderRow>(sql`
    update sandbox_bank_order set choice = ${choice} where reference = ${reference} and choice is null returning *`)
  return row && orderOf(row)
}

export async function queueNotification(
  tx: Tx,
  notification: { eventId: string; reference: string; body: string; dueAtMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into sandbox_bank_notification (event_id, reference, body, due_at)
    values (${notification.eventId}, ${notification.reference}, ${notification.body}, ${new Date(notification.dueAtMs)})`)
}

export interface DueNotification {
  eventId: string
  accountId: string
  body: string
  attempts: number
}

/**
 * Takes at most 20 due notifications, and postpones each to its next attempt before it is sent: after a crash
 * in between it is sent again.
 */
export const takeDue = (db: Queries, nowMs: number): Promise<DueNotification[]> =>
  db.query<DueNotification>(sql`
    update sandbox_bank_notification n set attempts = n.attempts + 1, due_at = ${new Date(nowMs)}::timestamptz + make_interval(secs => least(300, 2 ^ least(n.attempts, 9)))
    from sandbox_bank_order o
    where o.reference = n.reference and n.event_id in (
      select event_id from sandbox_bank_notification where accepted_at is null and due_at <= ${new Date(nowMs)} order by due_at limit 20 for update skip locked)
    returning n.event_id as "eventId", o.account_id as "accountId", n.body, n.attempts`)

export async function markAccepted(db: Queries, eventId: string, nowMs: number): Promise<void> {
  await db.query(
    sql`update sandbox_bank_notification set accepted_at = ${new Date(nowMs)} where event_id = ${eventId}`,
  )
}
