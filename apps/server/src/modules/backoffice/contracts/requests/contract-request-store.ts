// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import { storedTiers, tiersOf, type StoredTier } from '@tessera/rules/contracts/stored-tiers'
import type { AccountRequestStatus } from '@tessera/rules/operators/account-request'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

/** An offer with a high rate, which one operator requested and another one decides. */
export interface ContractRequest {
  id: string
  brandCode: string
  memberId: bigint
  username: string
  kind: ContractKind
  periodType: PeriodType
  tiers: Tier[]
  reason: string
  status: AccountRequestStatus
  askedBy: number
  askedByName: string
  askedAtMs: number
  expiresAtMs: number
  decidedByName: string | null
  decidedAtMs: number | null
  decisionReason: string
}
type Row = Omit<ContractRequest, 'tiers'> & { tiers: StoredTier[] }
const requestOf = ({ tiers, ...row }: Row): ContractRequest => ({ ...row, tiers: tiersOf(tiers) })

export type NewContractRequest = Omit<
  ContractRequest,
  'brandCode' | 'username' | 'status' | 'decidedByName' | 'decidedAtMs' | 'decisionReason'
>

/** False when an offer of the same kind for the same agent is already waiting. */
export async function insertContractRequest(
  tx: Tx,
  {
    id,
    memberId,
    kind,
    periodType,
    tiers,
    reason,
    askedBy,
    askedByName,
    askedAtMs,
    expiresAtMs,
  }: NewContractRequest,
): Promise<boolean> {
  await expireContractRequests(tx, askedAtMs)
  const written = await tx.one(sql`
    insert into contract_request (id, member_id, kind, period_type, tiers, reason, asked_by, asked_by_name, asked_at, expires_at)
    values (${id}, ${memberId}, ${kind}, ${periodType}, ${storedTiers(tiers)}::jsonb, ${reason}, ${askedBy}, ${askedByName}, ${new Date(askedAtMs)}, ${new Date(expiresAtMs)})
    on conflict (member_id, kind) where status = 'waiting' do nothing returning id`)
  return written !== undefined
}

/** Records which requests expired undecided. */
export async function expireContractRequests(db: Queries, nowMs: number): Promise<void> {
  await db.query(
    sql`update contract_request set status = 'expired' where status = 'waiting' and expires_at <= ${new Date(nowMs)}`,
  )
}

/** The request, locked until the transaction ends. */
export async function lockContractRequest(tx: Tx, id: string): Promise<ContractRequest | undefined> {
  const row = await tx.one<Row>(sql`
    select r.id, m.brand_code as "brandCode", r.member_id as "memberId", m.username, r.kind, r.period_type as "periodType", r.tiers, r.reason, r.status,
      r.asked_by as "askedBy", r.asked_by_name as "askedByName", r.asked_at as "askedAtMs", r.expires_at as "expiresAtMs",
      r.decided_by_name as "decidedByName", r.decided_at as "decidedAtMs", r.decision_reason as "decisionReason"
    from contract_request r join member_name m on m.id = r.member_id where r.id = ${id} for update of r`)
  return row && requestOf(row)
}

export interface ContractDecision {
  status: 'approved' | 'refused'
  operatorId: number
  operatorName: string
  reason: string
  nowMs: number
}

export async function storeContractDecision(
  tx: Tx,
  id: string,
  { status, operatorId, operatorName, reason, nowMs }: ContractDecision,
): Promise<void> {
  await tx.query(sql`
    update contract_request set status = ${status}, decided_by = ${operatorId}, decided_by_name = ${operatorName}, decided_at = ${new Date(nowMs)},
      decision_reason = ${reason} where id = ${id}`)
}

/** Requests by page: waiting ones, oldest first; or all, newest first. */
export async function listContractRequests(
  db: Queries,
  {
    brandCode,
    waiting,
    nowMs,
    pageNo,
    pageSize,
  }: { brandCode: string | undefined; waiting: boolean; nowMs: number; pageNo: number; pageSize: number },
): Promise<{ requests: ContractRequest[]; total: number }> {
  const rows = await db.query<Row & { total: bigint }>(sql`
    select r.id, m.brand_code as "brandCode", r.member_id as "memberId", m.username, r.kind, r.period_type as "periodType", r.tiers, r.reason, r.status,
      r.asked_by as "askedBy", r.asked_by_name as "askedByName", r.asked_at as "askedAtMs", r.expires_at as "expiresAtMs",
      r.decided_by_name as "decidedByName", r.decided_at as "decidedAtMs", r.decision_reason as "decisionReason", count(*) over () as total
    from contract_request r join member_name m on m.id = r.member_id
    where (not ${waiting}::boolean or (r.status = 'waiting' and r.expires_at > ${new Date(nowMs)})) and (${brandCode ?? null}::text is null or m.brand_code = ${brandCode ?? null})
    order by case when ${waiting}::boolean then r.asked_at end, r.asked_at desc, r.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    requests: rows.map(({ total: _, ...row }) => requestOf(row)),
    total: Number(rows[0]?.total ?? 0n),
  }
}
