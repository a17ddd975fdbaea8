// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { SuspenseReason } from '@tessera/rules/wallet/judge-bank-line'
import type { DepositStatus } from '@tessera/rules/wallet/judge-payment'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type SuspenseStatus = 'Open' | 'Assigned' | 'Returned'

/** A payment that an operator must look at. */
export interface SuspensePayment {
  id: string
  accountId: string
  eventId: string
  reason: SuspenseReason
  amount: Amount
  currency: string
  status: SuspenseStatus
  note: string
  createdAtMs: number
  /** What the bank said about it; '' where nothing is known. */
  content: string
  sender: string
  reference: string
  bankAccount: string
  happenedAtMs: number | undefined
  suggestion: SuggestedDeposit | undefined
  /** The deposit that it was credited as. */
  depositId: string | undefined
  settledBy: string | undefined
}

export interface SuggestedDeposit {
  depositId: string
  username: string
  brandCode: string
  amount: Amount
  status: DepositStatus
  matchCode: string | undefined
}

interface SuspenseRow {
  id: string
  account_id: string
  event_id: string
  reason: SuspenseReason
  amount: bigint
  currency: string
  status: SuspenseStatus
  note: string
  created_at: number
  content: string | null
  sender: string | null
  reference: string | null
  bank_account: string | null
  happened_at: number | null
  deposit_id: string | null
  settled_by: string | null
  suggested: string | null
  username: string | null
  brand: string | null
  asked: bigint | null
  deposit_status: DepositStatus | null
  match_code: string | null
}

/** How many payments have no owner yet, and since when the first of them. */
export async function waitingSuspense(db: Queries): Promise<{ count: number; sinceMs: number | null }> {
  const row = await db.one<{ count: bigint; since: number | null }>(
    sql`select count(*) as count, min(created_at) as since from suspense_payment where status = 'Open'`,
  )
  return { count: Number(row?.count ?? 0n), sinceMs: row?.since ?? null }
}

/** Notes that an operator must look at this payment; its money is where the caller put it. */
export async function insertSuspense(
  tx: Tx,
  payment: Pick<SuspensePayment, 'accountId' | 'eventId' | 'reason' | 'amount' | 'currency'> & {
    suggestion?: string | undefined
  },
  nowMs: number,
): Promise<void> {
  const { accountId, eventId, reason, amount, currency, suggestion } = payment
  await tx.query(sql`
    insert into suspense_payment (id, account_id, event_id, reason, amount, currency, suggested_deposit_id, created_at)
    values (${randomUUID()}, ${accountId}, ${eventId}, ${reason}, ${amount}, ${currency}, ${suggestion ?? null}, ${new Date(nowMs)})`)
}

/** Lists money that went back and that no balance or suspense was changed for; an operator decides. */
export const listReversed = (
  tx: Tx,
  { id: accountId }: { id: string },
  { eventId, amount, currency }: Pick<SuspensePayment, 'eventId' | 'amount' | 'currency'>,
  suggestion: string | undefined,
  nowMs: number,
): Promise<void> =>
  insertSuspense(tx, { accountId, eventId, reason: 'reversedPayment', amount, currency, suggestion }, nowMs)

/** What waits of the money of a payment of which a provider reports totals, newest first, locked. */
export async function lockWaiting(
  tx: Tx,
  { id: accountId }: { id: string },
  { providerRef, currency }: { providerRef: string; currency: string },
): Promise<LockedSuspense[]> {
  const rows = await tx.query<SuspenseRow>(sql`
    select * from suspense_payment
    where account_id = ${accountId} and currency = ${currency} and status = 'Open' and reason <> 'reversedPayment'
      and (event_id = ${`${providerRef}:money`} or starts_with(event_id, ${`${providerRef}:money:`}))
    order by created_at desc, id for update`)
  return rows.map(lockedOf)
}

/** Payments in one of the states, newest first, by page (from 1). */
export async function listSuspense(
  db: Queries,
  { status, pageNo, pageSize }: { status: SuspenseStatus; pageNo: number; pageSize: number },
): Promise<{ payments: SuspensePayment[]; total: number }> {
  const rows = await db.query<SuspenseRow>(sql`
    select s.id, s.account_id, s.event_id, s.reason, s.amount, s.currency, s.status, s.note, s.created_at, s.deposit_id, s.settled_by,
      l.content, l.sender, l.reference, l.bank_account, l.happened_at,
      d.id as suggested, d.username, m.brand_code as brand, d.amount as asked, d.status as deposit_status, d.pay_reference as match_code
    from suspense_payment s
    left join bank_line l on l.account_id = s.account_id and l.event_id = s.event_id
    left join deposit d on d.id = s.suggested_deposit_id
    left join member_name m on m.id = d.member_id
    where s.status = ${status}
    order by s.created_at desc, s.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from suspense_payment where status = ${status}`,
  )
  return { payments: rows.map(paymentOf), total: Number(counted?.total ?? 0n) }
}

const paymentOf = (row: SuspenseRow): SuspensePayment => ({
  id: row.id,
  accountId: row.account_id,
  eventId: row.event_id,
  reason: row.reason,
  amount: amountOfMillionths(row.amount),
  currency: row.currency,
  status: row.status,
  note: row.note,
  createdAtMs: row.created_at,
  content: row.content ?? '',
  sender: row.sender ?? '',
  reference: row.reference ?? '',
  bankAccount: row.bank_account ?? '',
  happenedAtMs: row.happened_at ?? undefined,
  suggestion:
    row.suggested === null
      ? undefined
      : {
          depositId: row.suggested,
          username: row.username ?? '',
          brandCode: row.brand ?? '',
          amount: amountOfMillionths(row.asked ?? 0n),
          status: row.deposit_status ?? 'Pending',
          matchCode: row.match_code ?? undefined,
        },
  depositId: row.deposit_id ?? undefined,
  settledBy: row.settled_by ?? undefined,
})

export type LockedSuspense = Pick<
  SuspensePayment,
  'id' | 'accountId' | 'eventId' | 'reason' | 'amount' | 'currency' | 'status'
>

/** The payment, locked until the transaction ends. */
export async function lockSuspense(tx: Tx, id: string): Promise<LockedSuspense | undefined> {
  const row = await tx.one<SuspenseRow>(sql`select * from suspense_payment where id = ${id} for update`)
  return row && lockedOf(row)
}

const lockedOf = ({
  id,
  account_id: accountId,
  event_id: eventId,
  reason,
  amount,
  currency,
  status,
}: SuspenseRow): LockedSuspense => ({
  ...{ id, accountId, eventId, reason, currency, status },
  amount: amountOfMillionths(amount),
})

/** Stores what an operator decided about an open payment. */
export async function settleSuspense(
  tx: Tx,
  id: string,
  decision: { status: SuspenseStatus; depositId: string | null; note: string; by: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update suspense_payment set status = ${decision.status}, deposit_id = ${decision.depositId}, note = ${decision.note},
      settled_by = ${decision.by}, settled_at = ${new Date(decision.nowMs)}
    where id = ${id}`)
}
