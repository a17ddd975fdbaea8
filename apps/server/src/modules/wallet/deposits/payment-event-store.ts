// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'

/** Stores an event of a payment account; false when the account has one with this id. */
export async function insertEvent(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  { depositId, nowMs }: { depositId: string | undefined; nowMs: number },
): Promise<boolean> {
  const noted = await tx.one(sql`
    insert into payment_event (account_id, event_id, deposit_id, state, amount, currency, body_hash, received_at)
    values (${account.id}, ${event.eventId}, ${depositId}, ${event.state}, ${event.amount}, ${event.currency}, ${event.bodyHash}, ${new Date(nowMs)})
    on conflict (account_id, event_id) do nothing returning event_id`)
  return noted !== undefined
}

/** The hash of the content of an event that was stored. */
export const bodyHashOfEvent = async (
  tx: Tx,
  accountId: string,
  eventId: string,
): Promise<string | undefined> =>
  (
    await tx.one<{ body_hash: string }>(
      sql`select body_hash from payment_event where account_id = ${accountId} and event_id = ${eventId}`,
    )
  )?.body_hash

/** Whether a payment account has an event with this id. */
export const hasEvent = async (tx: Tx, accountId: string, eventId: string): Promise<boolean> =>
  (await tx.one(
    sql`select event_id from payment_event where account_id = ${accountId} and event_id = ${eventId}`,
  )) !== undefined
