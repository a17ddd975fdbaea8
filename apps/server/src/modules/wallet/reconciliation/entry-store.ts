// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The days of which something is read, to the end exclusive, and how much at most. */
interface Span {
  from: Date
  to: Date
  limit: number
}

/** What was stored of an event of a payment account that moved money. */
export interface EventRow {
  event_id: string
  state: string
  amount: bigint
  currency: string
  received_at: number
  deposit_id: string | null
  direction: 'credit' | 'debit' | null
  reference: string | null
  pay_reference: string | null
  suspense: string | null
}

/** The events of a payment account that moved money, oldest first, without those that operators recorded by hand before. */
export const eventsOfAccount = (
  db: Queries,
  accountId: string,
  { from, to, limit }: Span,
): Promise<EventRow[]> =>
  db.query<EventRow>(sql`
    select e.event_id, e.state, e.amount, e.currency, e.received_at, e.deposit_id, l.direction, l.reference, d.pay_reference,
      s.reason as suspense
    from payment_event e
    left join bank_line l on l.account_id = e.account_id and l.event_id = e.event_id
    left join deposit d on d.id = e.deposit_id
    left join suspense_payment s on s.account_id = e.account_id and s.event_id = e.event_id
    where e.account_id = ${accountId} and e.received_at >= ${from} and e.received_at < ${to} and e.amount > 0
      and e.state in ('paid', 'partial', 'reversed') and coalesce(l.outcome, '') <> 'recordedByHand'
    order by e.received_at, e.event_id limit ${limit}`)

/** A payment of a withdrawal, in millionths. */
export interface WithdrawalPaymentRow {
  id: string
  number: number
  amount: bigint
  paid_at: number
}

/** The payments of withdrawals in a currency, the latest first. */
export const paymentsOfWithdrawals = (
  db: Queries,
  currency: string,
  { from, to, limit }: Span,
): Promise<WithdrawalPaymentRow[]> =>
  db.query<WithdrawalPaymentRow>(sql`
    select p.withdrawal_id as id, p.number, p.amount, p.paid_at
    from withdrawal_payment p join withdrawal w on w.id = p.withdrawal_id
    where p.paid_at >= ${from} and p.paid_at < ${to} and w.currency = ${currency}
    order by p.paid_at desc, p.withdrawal_id limit ${limit}`)

/** A payout that a provider has made, with the number of the payment that it is. */
export interface PayoutRow {
  id: string
  withdrawal_id: string
  amount: bigint
  currency: string
  paid_at: number
  number: number | null
}

/** What a provider paid over a payout account, oldest first. */
export const payoutsOfAccount = (
  db: Queries,
  accountId: string,
  { from, to, limit }: Span,
): Promise<PayoutRow[]> =>
  db.query<PayoutRow>(sql`
    select o.id, o.withdrawal_id, o.amount, w.currency, o.paid_at, p.number
    from payout o
    join withdrawal w on w.id = o.withdrawal_id
    left join withdrawal_payment p on p.withdrawal_id = o.withdrawal_id and p.paid_at = o.paid_at
    where o.account_id = ${accountId} and o.paid_at >= ${from} and o.paid_at < ${to}
    order by o.paid_at, o.id limit ${limit}`)
