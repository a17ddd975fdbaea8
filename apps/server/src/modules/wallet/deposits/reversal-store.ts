// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** A deposit that was credited with money of a payment, and what of it is still with its member. */
export interface CreditedDeposit {
  id: string
  memberId: bigint
  currency: string
  /** Of what was credited. */
  received: Amount
  /** Of the fee that the member paid. */
  fee: Amount
}

/** The deposits that money of a payment was credited as, latest first, without what was taken back. */
export async function creditedFrom(
  tx: Tx,
  { id: accountId }: { id: string },
  { providerRef, currency }: { providerRef: string; currency: string },
): Promise<CreditedDeposit[]> {
  const rows = await tx.query<{ id: string; member_id: bigint; received: bigint; fee: bigint }>(sql`
    select d.id, d.member_id, d.received - coalesce(r.received, 0) as received,
      case d.fee_payer when 'member' then d.fee - coalesce(r.fee, 0) else 0 end as fee
    from payment_event e
    left join suspense_payment s on s.account_id = e.account_id and s.event_id = e.event_id
    join deposit d on d.id = case when s.id is null then e.deposit_id else s.deposit_id end
    left join lateral (
      select sum(amount - fee)::bigint as received, sum(fee)::bigint as fee from payment_reversal where deposit_id = d.id) r on true
    where e.account_id = ${accountId} and e.currency = ${currency} and e.state in ('paid', 'partial') and d.status = 'Success'
      and (e.event_id = ${`${providerRef}:money`} or starts_with(e.event_id, ${`${providerRef}:money:`}))
    order by e.received_at desc, e.event_id desc`)
  return rows.map(({ id, member_id: memberId, received, fee }) => ({
    ...{ id, memberId, currency },
    received: amountOfMillionths(received),
    fee: amountOfMillionths(fee),
  }))
}

/** Notes what was taken back of a deposit. */
export async function insertReversal(
  tx: Tx,
  reversal: {
    accountId: string
    eventId: string
    depositId: string
    /** With the fee. */
    amount: Amount
    fee: Amount
    owed: Amount
    nowMs: number
  },
): Promise<void> {
  await tx.query(sql`
    insert into payment_reversal (account_id, event_id, deposit_id, amount, fee, owed, happened_at)
    values (${reversal.accountId}, ${reversal.eventId}, ${reversal.depositId}, ${reversal.amount}, ${reversal.fee}, ${reversal.owed}, ${new Date(reversal.nowMs)})`)
}
