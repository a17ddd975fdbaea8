// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'
import { lockStatement } from './payment-accounts.ts'

/** What is new in a report of all that has come in for a payment. */
export type TotalNews =
  /** Something that happened once. */
  | { kind: 'event'; event: PayEvent }
  /** Money that was counted is gone; so much of it is left. */
  | { kind: 'takenBack'; event: PayEvent; left: Amount }
  /** The report knows less than was counted: it may be older, so the provider has to be asked again. */
  | { kind: 'less'; counted: Amount }
  | { kind: 'nothing' }

interface Report {
  event: PayEvent
  /** What was counted before the provider was asked for this report, if that is known. */
  askedAt: Amount | undefined
  nowMs: number
}

/**
 * Compares a report of a total with what was counted. More is an event of its own. Less was taken back, but only
 * by a report that is known to be younger than what was counted: answers may overtake each other. Reports of one payment
 * account are handled one after the other.
 */
export async function countTotal(
  tx: Tx,
  account: PayAccount,
  { event, askedAt, nowMs }: Report,
): Promise<TotalNews> {
  await lockStatement(tx, account.id)
  const { providerRef } = event
  const { counted, changes } = await countedOf(tx, account, event)
  const total = totalOf(event)
  const saysMoney = event.state === 'paid' || event.state === 'partial'
  if (total === undefined || (counted === zero && !saysMoney)) return { kind: 'event', event }
  if (total === counted) return { kind: 'nothing' }
  if (total < counted && askedAt !== counted) return { kind: 'less', counted }
  await saveTotal(tx, account, { ...event, amount: total }, nowMs)
  const again = changes === 0 ? '' : `:${changes}`
  if (total < counted) {
    const gone = subtract(counted, total)
    const eventId = `${providerRef}:reversed:${counted}${again}`
    return { kind: 'takenBack', left: total, event: { ...event, state: 'reversed', amount: gone, eventId } }
  }
  const isFirst = counted === zero && changes === 0
  const eventId = isFirst ? firstEventId(providerRef) : `${firstEventId(providerRef)}:${total}${again}`
  return { kind: 'event', event: { ...event, amount: subtract(total, counted), eventId } }
}

/** All that has come in, by this report; undefined for one that does not say. */
function totalOf({ state, amount }: PayEvent): Amount | undefined {
  if (state === 'paid' || state === 'partial') return amount
  return state === 'failed' || state === 'expired' ? zero : undefined
}

const firstEventId = (providerRef: string): string => `${providerRef}:money`

const saveTotal = (
  tx: Tx,
  account: PayAccount,
  { providerRef, currency, amount }: PayEvent,
  nowMs: number,
): Promise<unknown> =>
  tx.query(sql`
    insert into payment_total as t (account_id, provider_ref, currency, counted, changed_at, changes)
    values (${account.id}, ${providerRef}, ${currency}, ${amount}, ${new Date(nowMs)}, 1)
    on conflict (account_id, provider_ref, currency)
    do update set counted = excluded.counted, changed_at = excluded.changed_at, changes = t.changes + 1`)

/** Before totals were counted, all the money of a payment was one event. */
async function countedOf(
  tx: Tx,
  account: PayAccount,
  { providerRef, currency }: PayEvent,
): Promise<{ counted: Amount; changes: number }> {
  const total = await tx.one<{ counted: bigint; changes: number }>(sql`
    select counted, changes from payment_total
    where account_id = ${account.id} and provider_ref = ${providerRef} and currency = ${currency}`)
  if (total) return { counted: amountOfMillionths(total.counted), changes: total.changes }
  const first = await tx.one<{ amount: bigint }>(sql`
    select amount from payment_event
    where account_id = ${account.id} and event_id = ${firstEventId(providerRef)} and currency = ${currency}`)
  return { counted: amountOfMillionths(first?.amount ?? 0n), changes: 0 }
}
