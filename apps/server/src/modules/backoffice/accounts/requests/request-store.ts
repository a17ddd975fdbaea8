// SPDX-License-Identifier: Apache-2.0
import type { AccountRequestKind, AccountRequestStatus } from '@tessera/rules/operators/account-request'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

export interface AccountRequest {
  id: string
  kind: AccountRequestKind
  memberId: bigint
  brandCode: string
  username: string
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

interface RequestRow {
  id: string
  kind: AccountRequestKind
  member_id: bigint
  brandCode: string
  username: string
  reason: string
  status: AccountRequestStatus
  asked_by: number
  asked_by_name: string
  asked_at: number
  expires_at: number
  decided_by_name: string | null
  decided_at: number | null
  decision_reason: string
}

const requestOf = (row: RequestRow): AccountRequest => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  brandCode: row.brandCode,
  username: row.username,
  reason: row.reason,
  status: row.status,
  askedBy: row.asked_by,
  askedByName: row.asked_by_name,
  askedAtMs: row.asked_at,
  expiresAtMs: row.expires_at,
  decidedByName: row.decided_by_name,
  decidedAtMs: row.decided_at,
  decisionReason: row.decision_reason,
})

export type NewRequest = Pick<
  AccountRequest,
  'id' | 'kind' | 'memberId' | 'reason' | 'askedBy' | 'askedByName' | 'askedAtMs' | 'expiresAtMs'
>

/** False when the same request for the same member is already waiting. */
export async function insertRequest(
  tx: Tx,
  { id, kind, memberId, reason, askedBy, askedByName, askedAtMs, expiresAtMs }: NewRequest,
): Promise<boolean> {
  await expireRequests(tx, askedAtMs)
  const written = await tx.one(sql`
    insert into account_request (id, kind, member_id, reason, asked_by, asked_by_name, asked_at, expires_at)
    values (${id}, ${kind}, ${memberId}, ${reason}, ${askedBy}, ${askedByName}, ${new Date(askedAtMs)}, ${new Date(expiresAtMs)})
    on conflict (member_id, kind) where status = 'waiting' do nothing returning id`)
  return written !== undefined
}

/** Records which requests expired undecided. */
export async function expireRequests(db: Queries, nowMs: number): Promise<void> {
  await db.query(
    sql`update account_request set status = 'expired' where status = 'waiting' and expires_at <= ${new Date(nowMs)}`,
  )
}

/** The request, locked until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<AccountRequest | undefined> {
  const row = await tx.one<RequestRow>(sql`
    select r.*, m.brand_code as "brandCode", m.username from account_request r join member_name m on m.id = r.member_id where r.id = ${id} for update of r`)
  return row && requestOf(row)
}

export interface Decision {
  status: 'approved' | 'refused'
  /** Undefined for the command line. */ operatorId: number | undefined
  operatorName: string
  reason: string
  nowMs: number
}

export async function storeDecision(
  tx: Tx,
  id: string,
  { status, operatorId, operatorName, reason, nowMs }: Decision,
): Promise<void> {
  await tx.query(sql`
    update account_request set status = ${status}, decided_by = ${operatorId ?? null}, decided_by_name = ${operatorName}, decided_at = ${new Date(nowMs)}, decision_reason = ${reason}
    where id = ${id}`)
}

export interface RequestQuery {
  waiting?: boolean | undefined
  memberId?: bigint | undefined
  /** Undefined for all brands. */
  brand?: string | undefined
  nowMs: number
  pageNo: number
  pageSize: number
}

/** Requests by page: waiting ones, oldest first; or all, newest first. */
export async function listRequests(
  db: Queries,
  { waiting = false, memberId, brand, nowMs, pageNo, pageSize }: RequestQuery,
): Promise<{ requests: AccountRequest[]; total: number }> {
  const where = [waiting, memberId ?? null, new Date(nowMs), brand ?? null] as const
  const rows = await db.query<RequestRow>(sql`
    select r.*, m.brand_code as "brandCode", m.username from account_request r join member_name m on m.id = r.member_id
    where (not ${where[0]}::boolean or (r.status = 'waiting' and r.expires_at > ${where[2]})) and (${where[1]}::bigint is null or r.member_id = ${where[1]})
      and (${where[3]}::text is null or m.brand_code = ${where[3]})
    order by case when ${where[0]}::boolean then r.asked_at end, r.asked_at desc, r.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from account_request r join member_name m on m.id = r.member_id
    where (not ${where[0]}::boolean or (r.status = 'waiting' and r.expires_at > ${where[2]})) and (${where[1]}::bigint is null or r.member_id = ${where[1]})
      and (${where[3]}::text is null or m.brand_code = ${where[3]})`)
  return { requests: rows.map(requestOf), total: Number(counted?.total ?? 0n) }
}
