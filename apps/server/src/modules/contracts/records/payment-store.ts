// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { tiersOf, type StoredTier } from '@tessera/rules/contracts/stored-tiers'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { presentTiers } from '../offers/present-contracts.ts'

export type PaymentView = OperationOutput<'contracts.dividendRecord'>['list'][number]
type Money =
  | 'bets'
  | 'profitLoss'
  | 'fullAmount'
  | 'amount'
  | 'toDownlines'
  | 'heldBack'
  | 'handedOn'
  | 'net'
  | 'fromWallet'
  | 'advanced'
export type PaymentRow = Omit<PaymentView, Money> & Record<Money, bigint> & { total: bigint }

/** A payment with its amounts, and whatever else its row has. */
export const paymentViewOf = <Row extends PaymentRow>({
  total: _,
  ...row
}: Row): Omit<Row, 'total'> & Record<Money, Amount> => ({
  ...row,
  bets: amountOfMillionths(row.bets),
  profitLoss: amountOfMillionths(row.profitLoss),
  fullAmount: amountOfMillionths(row.fullAmount),
  amount: amountOfMillionths(row.amount),
  toDownlines: amountOfMillionths(row.toDownlines),
  heldBack: amountOfMillionths(row.heldBack),
  handedOn: amountOfMillionths(row.handedOn),
  net: amountOfMillionths(row.net),
  fromWallet: amountOfMillionths(row.fromWallet),
  advanced: amountOfMillionths(row.advanced),
})

/** Payments of one kind to an account whose periods began in a time, newest first. */
export async function listPayments(
  db: Queries,
  {
    agentId,
    kind,
    fromMs,
    toMs,
    pageNo,
    pageSize,
  }: { agentId: bigint; kind: ContractKind; fromMs: number; toMs: number; pageNo: number; pageSize: number },
): Promise<{ payments: PaymentView[]; total: number }> {
  const rows = await db.query<PaymentRow>(sql`
    select p.id as "paymentId", p.contract_id as "contractId", r.kind, a.username as account, u.username as "from", r.period_type as "periodType",
      r.began_at as "periodStart", r.ended_at as "periodEnd", p.first_day::text as "firstDay", p.last_day::text as "lastDay", p.bets, p.profit_loss as "profitLoss",
      p.active_members as "activeMembers", p.rate_millionths as rate, coalesce(p.full_amount, p.amount) as "fullAmount", p.amount, p.to_downlines as "toDownlines", p.held_back as "heldBack", p.handed_on as "handedOn", p.net,
      coalesce(p.from_wallet, 0) as "fromWallet", coalesce(p.advanced, 0) as advanced, p.status, p.created_at as "createTime", p.paid_at as "paidTime",
      count(*) over () as total
    from contract_payment p join contract_run r on r.id = p.run_id join member_name a on a.id = p.agent_id left join member_name u on u.id = p.upline_id
    where p.agent_id = ${agentId} and r.kind = ${kind} and r.began_at >= ${new Date(fromMs)} and r.began_at < ${new Date(toMs)}
    order by r.began_at desc, p.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { payments: rows.map(paymentViewOf), total: Number(rows[0]?.total ?? 0n) }
}

/** Everything that explains a payment, but for its postings. */
export interface ExplainedPayment {
  agentId: bigint
  runId: string
  view: PaymentView
  tiers: ReturnType<typeof presentTiers>
  version: number | null
  base: Amount
  carriedIn: Amount
  carriedOut: Amount
  exact: OperationOutput<'contracts.payment'>['exact']
  tier: number | null
  /** The valid bets that made a member active; null for a run that did not store its rules. */
  activeBet: Amount | null
}

export async function paymentById(db: Queries, id: string): Promise<ExplainedPayment | undefined> {
  type Row = PaymentRow & {
    agentId: bigint
    runId: string
    tiers: StoredTier[] | null
    version: number | null
    base: bigint
    carriedIn: bigint
    carriedOut: bigint
    tier: number | null
    activeBet: bigint | null
    coin: bigint
  }
  const row = await db.one<Row>(sql`
    select p.agent_id as "agentId", p.run_id as "runId", p.id as "paymentId", p.contract_id as "contractId", r.kind, a.username as account, u.username as "from",
      r.period_type as "periodType", r.began_at as "periodStart", r.ended_at as "periodEnd", p.first_day::text as "firstDay", p.last_day::text as "lastDay",
      p.bets, p.profit_loss as "profitLoss", p.active_members as "activeMembers", p.rate_millionths as rate, coalesce(p.full_amount, p.amount) as "fullAmount", p.amount, p.to_downlines as "toDownlines",
      p.held_back as "heldBack", p.handed_on as "handedOn", p.net, coalesce(p.from_wallet, 0) as "fromWallet", coalesce(p.advanced, 0) as advanced, p.status, p.created_at as "createTime",
      p.paid_at as "paidTime", 1::bigint as total, c.tiers, c.version, p.base, p.carried_in as "carriedIn", p.carried_out as "carriedOut", p.tier,
      r.active_bet as "activeBet", r.coin
    from contract_payment p join contract_run r on r.id = p.run_id join member_name a on a.id = p.agent_id
    left join member_name u on u.id = p.upline_id left join contract c on c.id = p.contract_id
    where p.id = ${id}`)
  if (!row) return undefined
  const { agentId, runId, tiers, version, base, carriedIn, carriedOut, tier, activeBet, coin, ...payment } =
    row
  return {
    agentId,
    runId,
    view: paymentViewOf(payment),
    tiers: presentTiers(tiersOf(tiers ?? [])),
    version,
    base: amountOfMillionths(base),
    carriedIn: amountOfMillionths(carriedIn),
    carriedOut: amountOfMillionths(carriedOut),
    exact: {
      bets: String(row.bets),
      profitLoss: String(row.profitLoss),
      base: String(base),
      carriedIn: String(carriedIn),
      fullAmount: String(row.fullAmount),
      amount: String(row.amount),
      toDownlines: String(row.toDownlines),
      heldBack: String(row.heldBack),
      net: String(row.net),
      fromWallet: String(row.fromWallet),
      advanced: String(row.advanced),
      coin: String(coin),
    },
    tier,
    activeBet: activeBet === null ? null : amountOfMillionths(activeBet),
  }
}

/** What direct downlines earned in the run of a payment, the largest first, at most 100. */
export async function downlinePay(
  db: Queries,
  { runId, agentId }: Pick<ExplainedPayment, 'runId' | 'agentId'>,
): Promise<{ downlines: { account: string; amount: Amount }[]; count: number }> {
  const rows = await db.query<{ account: string; amount: bigint; count: bigint }>(sql`
    select m.username as account, p.amount, count(*) over () as count from contract_payment p join member_name m on m.id = p.agent_id
    where p.run_id = ${runId} and p.upline_id = ${agentId} and p.amount > 0 order by p.amount desc, p.agent_id limit 100`)
  return {
    downlines: rows.map(({ account, amount }) => ({ account, amount: amountOfMillionths(amount) })),
    count: Number(rows[0]?.count ?? 0n),
  }
}
