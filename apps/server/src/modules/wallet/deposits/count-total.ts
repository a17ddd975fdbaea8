// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'
import { lockStatement } from './payment-accounts.ts'

/**
 * What is new in a report of all that has come in for a payment: more money than was counted is an event of its
 * own, and a payment that fails although its money was counted was reversed. Undefined when there is nothing new.
 * Reports of one payment account are handled one after the other.
 */
export async function countTotal(
  tx: Tx,
  account: PayAccount,
  event: PayEvent,
  nowMs: number,
): Promise<PayEvent | undefined> {
  await lockStatement(tx, account.id)
  const { providerRef, state, amount } = event
  const counted = await countedOf(tx, account, event)
  if (state === 'failed' && counted > zero)
    return { ...event, state: 'reversed', amount: counted, eventId: `${providerRef}:reversed:${counted}` }
  if (state !== 'paid' && state !== 'partial') return event
  if (amount <= counted) return undefined
  await tx.query(sql`
    insert into payment_total (account_id, provider_ref, currency, counted, changed_at)
    values (${account.id}, ${providerRef}, ${event.currency}, ${amount}, ${new Date(nowMs)})
    on conflict (account_id, provider_ref, currency) do update set counted = excluded.counted, changed_at = excluded.changed_at`)
  return {
    ...event,
    amount: subtract(amount, counted),
    eventId: counted === zero ? firstEventId(providerRef) : `${firstEventId(providerRef)}:${amount}`,
  }
}

const firstEventId = (providerRef: string): string => `${providerRef}:money`

/** Before totals were counted, all the money of a payment was one event. */
async function countedOf(tx: Tx, account: PayAccount, { providerRef, currency }: PayEvent): Promise<Amount> {
  const row = await tx.one<{ counted: bigint }>(sql`
    select coalesce(
      (select counted from payment_total where account_id = ${account.id} and provider_ref = ${providerRef} and currency = ${currency}),
      (select amount from payment_event where account_id = ${account.id} and event_id = ${firstEventId(providerRef)} and currency = ${currency}),
      0)::bigint as counted`)
  return amountOfMillionths(row?.counted ?? 0n)
}
