// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import type { PaymentStatus } from '@tessera/rules/contracts/payment'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { ComputedPayment, RunRules } from './compute-run.ts'
import type { FundedPayment } from './fund-payments.ts'
import type { Period } from './run.ts'

/** The last settled period of a kind at a brand. */
export async function lastRun(
  db: Queries,
  { brandCode, kind, periodType }: Pick<Period, 'brandCode' | 'kind' | 'periodType'>,
): Promise<{ endedMs: number; lastDay: string } | undefined> {
  const row = await db.one<{ ended_at: number; last_day: string }>(sql`
    select ended_at, last_day::text as last_day from contract_run where brand_code = ${brandCode} and kind = ${kind} and period_type = ${periodType}
    order by began_at desc limit 1`)
  return row && { endedMs: row.ended_at, lastDay: row.last_day }
}

/** The rules of a run, with the share of the worth of lines that it might pay; null: it was not bounded by it. */
export interface StoredRunRules extends RunRules {
  worthPercent: number | null
}

/** Undefined when the period, or a part of it by another time zone, is settled already. */
export async function insertRun(
  tx: Tx,
  period: Period,
  { activeBet, carryMode, bounded, coin, worthPercent }: StoredRunRules,
  nowMs: number,
): Promise<string | undefined> {
  const { brandCode, kind, periodType, firstDay } = period
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contracts.runs ${brandCode} ${kind} ${periodType}`}, 0))`,
  )
  const row = await tx.one<{ id: string }>(sql`
    insert into contract_run (id, brand_code, kind, period_type, began_at, ended_at, first_day, last_day, active_bet, carry_mode, bounded, coin, worth_percent,
      status, started_at)
    select ${randomUUID()}::uuid, ${brandCode}, ${kind}, ${periodType}, ${new Date(period.beganMs)}::timestamptz, ${new Date(period.endedMs)}::timestamptz,
      ${firstDay}::date, ${period.lastDay}::date, ${activeBet}::bigint, ${carryMode}, ${bounded}::boolean, ${coin}::bigint, ${worthPercent}::smallint, 'running', ${new Date(nowMs)}::timestamptz
    where not exists (select from contract_run where brand_code = ${brandCode} and kind = ${kind} and period_type = ${periodType}
      and ended_at > ${new Date(period.beganMs)} and last_day >= ${firstDay}::date)
    on conflict (brand_code, kind, period_type, began_at) do nothing returning id`)
  return row?.id
}

/** How many payments one statement adds. */
const chunk = 5_000

export async function insertPayments(
  tx: Tx,
  {
    runId,
    period,
    approveAbove,
    nowMs,
  }: { runId: string; period: Period; approveAbove: Amount; nowMs: number },
  payments: readonly FundedPayment[],
): Promise<void> {
  for (let from = 0; from < payments.length; from += chunk) {
    const part = payments.slice(from, from + chunk)
    await tx.query(sql`
      insert into contract_payment (id, run_id, agent_id, contract_id, upline_id, first_day, last_day, bets, profit_loss, active_members, base,
        carried_in, carried_out, tier, rate_millionths, amount, to_downlines, held_back, net, shortfall, status, head_id, worth_left, full_amount, created_at)
      select p.id, ${runId}, p.agent_id, p.contract_id, p.upline_id, p.first_day, p.last_day, p.bets, p.profit_loss, p.active_members, p.base,
        p.carried_in, p.carried_out, p.tier, p.rate, p.amount, p.to_downlines, p.held_back, p.net, p.shortfall, p.status, p.head_id, p.worth_left, p.full_amount, ${new Date(nowMs)}
      from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ agentId }) => agentId)}::bigint[],
        ${part.map(({ contract }) => contract?.id ?? null)}::uuid[], ${part.map(({ uplineId }) => uplineId)}::bigint[],
        ${part.map(({ contract }) => contract?.firstDay ?? period.firstDay)}::date[],
        ${part.map(({ contract }) => contract?.lastDay ?? period.lastDay)}::date[],
        ${part.map(({ figures }) => figures.bets)}::bigint[], ${part.map(({ figures }) => figures.profitLoss)}::bigint[],
        ${part.map(({ figures }) => figures.activeMembers)}::integer[], ${part.map(({ base }) => base)}::bigint[],
        ${part.map(({ carriedIn }) => carriedIn)}::bigint[], ${part.map(({ pay }) => pay.carriedOut)}::bigint[],
        ${part.map(({ pay }) => pay.tier ?? null)}::smallint[], ${part.map(({ pay }) => pay.rateMillionths)}::integer[], ${part.map(({ pay }) => pay.amount)}::bigint[],
        ${part.map(({ toDownlines }) => toDownlines)}::bigint[], ${part.map(({ heldBack }) => heldBack)}::bigint[], ${part.map(({ net }) => net)}::bigint[],
        ${part.map(({ shortfall }) => shortfall)}::bigint[], ${part.map((payment) => firstStatus(payment, approveAbove))}::text[],
        ${part.map(({ bound }) => bound?.headId ?? null)}::bigint[], ${part.map(({ bound }) => bound?.left ?? null)}::bigint[],
        ${part.map(({ bound }) => bound?.fullAmount ?? null)}::bigint[])
        as p (id, agent_id, contract_id, upline_id, first_day, last_day, bets, profit_loss, active_members, base, carried_in, carried_out, tier, rate,
          amount, to_downlines, held_back, net, shortfall, status, head_id, worth_left, full_amount)`)
  }
}

/** `approveAbove` zero: no payment waits for an operator. */
function firstStatus({ net, shortfall, pay }: ComputedPayment, approveAbove: Amount): PaymentStatus {
  if (net === 0n && shortfall === 0n && pay.amount === 0n) return 'Not reached'
  return approveAbove > 0n && net > approveAbove ? 'Pending' : 'Approved'
}

/** Payments of the same kind that still wait for an operator when the next one comes have expired (D-136). */
export async function expirePending(tx: Tx, runId: string): Promise<{ id: string; agentId: bigint }[]> {
  return tx.query<{ id: string; agentId: bigint }>(sql`
    update contract_payment old set status = 'Expired'
    from contract_payment fresh join contract_run now on now.id = fresh.run_id, contract_run before
    where fresh.run_id = ${runId} and old.agent_id = fresh.agent_id and old.status = 'Pending' and before.id = old.run_id
      and before.kind = now.kind and before.period_type = now.period_type and before.id <> now.id
    returning old.id, old.agent_id as "agentId"`)
}

/**
 * Runs with payments that can be made: those that were cut off, and those whose payments waited because the line of the
 * agent was blocked.
 */
export async function unfinishedRuns(db: Queries): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from contract_run where status = 'running' or id in (
      select p.run_id from contract_payment p join member_line l on l.id = p.agent_id
      where p.status = 'Approved' and not member_line_is_blocked(l.line)) order by started_at`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Payments of a run in the order of their agents, behind one of them. All of them, whatever their status, because
 * that is one range of an index.
 */
export async function nextPayments(
  db: Queries,
  runId: string,
  { afterAgentId, most }: { afterAgentId: bigint; most: number },
): Promise<{ id: string; agentId: bigint; status: PaymentStatus }[]> {
  return db.query<{ id: string; agentId: bigint; status: PaymentStatus }>(sql`
    select id, agent_id as "agentId", status from contract_payment where run_id = ${runId} and agent_id > ${afterAgentId}
    order by agent_id limit ${most}`)
}

export async function finishRun(tx: Tx, runId: string, nowMs: number): Promise<void> {
  await tx.query(sql`
    update contract_run r set status = 'done', finished_at = coalesce(finished_at, ${new Date(nowMs)}), payments = p.payments, amount = p.amount, net = p.net,
      from_wallets = p.from_wallets, advanced = p.advanced
    from (select count(*) as payments, coalesce(sum(amount), 0) as amount, coalesce(sum(net), 0) as net, coalesce(sum(from_wallet), 0) as from_wallets,
      coalesce(sum(advanced), 0) as advanced from contract_payment where run_id = ${runId}) p
    where r.id = ${runId}`)
}

/** A payment, locked until the transaction ends. */
export interface PaymentToMake {
  id: string
  kind: ContractKind
  brandCode: string
  periodType: PeriodType
  agentId: bigint
  net: Amount
  shortfall: Amount
  status: PaymentStatus
  /** The line of the agent is blocked. */
  blocked: boolean
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentToMake | undefined> {
  return (await lockPayments(tx, [id]))[0]
}

/** The same for several, in the order of their ids. */
export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<PaymentToMake[]> {
  const rows = await tx.query<
    Omit<PaymentToMake, 'net' | 'shortfall'> & { net: bigint; shortfall: bigint }
  >(sql`
    select p.id, r.kind, r.brand_code as "brandCode", r.period_type as "periodType", p.agent_id as "agentId", p.net, p.shortfall, p.status,
      member_line_is_blocked(l.line) as blocked
    from contract_payment p join contract_run r on r.id = p.run_id join member_line l on l.id = p.agent_id where p.id = any (${ids}::uuid[]) order by p.id for update of p`)
  return rows.map((row) => ({
    ...row,
    net: amountOfMillionths(row.net),
    shortfall: amountOfMillionths(row.shortfall),
  }))
}

/** What a payment took from a wallet, and what the operator advanced. */
export interface TakenFor {
  id: string
  fromWallet: Amount
  advanced: Amount
}

export async function savePaid(tx: Tx, taken: readonly TakenFor[], nowMs: number): Promise<void> {
  await tx.query(sql`
    update contract_payment p set status = 'Paid', from_wallet = t.from_wallet, advanced = t.advanced, paid_at = ${new Date(nowMs)}
    from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ fromWallet }) => fromWallet)}::bigint[],
      ${taken.map(({ advanced }) => advanced)}::bigint[]) as t (id, from_wallet, advanced)
    where p.id = t.id`)
}
