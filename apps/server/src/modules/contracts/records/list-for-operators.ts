// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { PaymentStatus } from '@tessera/rules/contracts/payment'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { paymentViewOf, type PaymentRow } from './payment-store.ts'

export type OperatorPayment = OperationOutput<'backoffice.contractPayments'>['list'][number]
interface Row extends PaymentRow {
  brandCode: string
  memberId: bigint
  decidedBy: string | null
}

export interface OperatorPaymentQuery {
  brandCode: string | undefined
  /** Payments of one run, the largest first; otherwise all, newest first. */
  runId: string | undefined
  status: PaymentStatus | undefined
  pageNo: number
  pageSize: number
}

/** Payments as operators see them. */
export async function listPaymentsForOperators(
  db: Queries,
  { brandCode, runId, status, pageNo, pageSize }: OperatorPaymentQuery,
): Promise<{ payments: OperatorPayment[]; total: number }> {
  const rows = await db.query<Row>(sql`
    select p.id as "paymentId", p.agent_id as "memberId", r.brand_code as "brandCode", p.decided_by as "decidedBy", p.contract_id as "contractId", r.kind,
      a.username as account, u.username as "from", r.period_type as "periodType", r.began_at as "periodStart", r.ended_at as "periodEnd",
      p.first_day::text as "firstDay", p.last_day::text as "lastDay", p.bets, p.profit_loss as "profitLoss", p.active_members as "activeMembers",
      p.rate_millionths as rate, coalesce(p.full_amount, p.amount) as "fullAmount", p.amount, p.to_downlines as "toDownlines", p.held_back as "heldBack", p.handed_on as "handedOn", p.net, coalesce(p.from_wallet, 0) as "fromWallet",
      coalesce(p.advanced, 0) as advanced, p.status, p.created_at as "createTime", p.paid_at as "paidTime", count(*) over () as total
    from contract_payment p join contract_run r on r.id = p.run_id join member_name a on a.id = p.agent_id left join member_name u on u.id = p.upline_id
    where (${brandCode ?? null}::text is null or r.brand_code = ${brandCode ?? null}) and (${runId ?? null}::uuid is null or p.run_id = ${runId ?? null})
      and (${status ?? null}::text is null or p.status = ${status ?? null})
    order by case when ${runId ?? null}::uuid is null then p.created_at end desc, p.amount desc, p.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { payments: rows.map(presented), total: Number(rows[0]?.total ?? 0n) }
}

/** One payment as operators see it; undefined when there is none with this id. */
export async function paymentForOperators(db: Queries, id: string): Promise<OperatorPayment | undefined> {
  const row = await db.one<Row>(sql`
    select p.id as "paymentId", p.agent_id as "memberId", r.brand_code as "brandCode", p.decided_by as "decidedBy", p.contract_id as "contractId", r.kind,
      a.username as account, u.username as "from", r.period_type as "periodType", r.began_at as "periodStart", r.ended_at as "periodEnd",
      p.first_day::text as "firstDay", p.last_day::text as "lastDay", p.bets, p.profit_loss as "profitLoss", p.active_members as "activeMembers",
      p.rate_millionths as rate, coalesce(p.full_amount, p.amount) as "fullAmount", p.amount, p.to_downlines as "toDownlines", p.held_back as "heldBack", p.handed_on as "handedOn", p.net, coalesce(p.from_wallet, 0) as "fromWallet",
      coalesce(p.advanced, 0) as advanced, p.status, p.created_at as "createTime", p.paid_at as "paidTime", 1::bigint as total
    from contract_payment p join contract_run r on r.id = p.run_id join member_name a on a.id = p.agent_id left join member_name u on u.id = p.upline_id
    where p.id = ${id}`)
  return row && presented(row)
}

const presented = (row: Row): OperatorPayment => ({ ...paymentViewOf(row), memberId: Number(row.memberId) })
