// SPDX-License-Identifier: Apache-2.0
import type { SharedState, TraceKind } from '@tessera/rules/agents/shared-traces'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { TraceValue } from './trace-store.ts'

/** The accounts of one line that share a value. */
export interface SharedTrace extends TraceValue {
  id: number
  /** The line; null for what very many accounts share. */
  headId: bigint | null
  agentId: bigint | null
  label: string
  memberIds: bigint[]
  firstAtMs: number
  lastAtMs: number
  state: SharedState
}

/** A shared value as operators read it. */
export interface ListedShared {
  id: number
  brandCode: string
  kind: TraceKind
  state: SharedState
  label: string
  agentId: bigint | null
  memberIds: bigint[]
  firstAtMs: number
  lastAtMs: number
  closedBy: string | null
  reason: string | null
}

/** So many accounts of a group are named. */
export const mostNamed = 100

/** Whoever compares traces, or closes what was found, holds this until their transaction ends. */
export const lockShared = (tx: Tx): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended('agents.sharedTraces', 0))`)

/** What was found for a value, in all lines. */
export const sharedOf = (tx: Tx, { brandCode, kind, valueHash }: TraceValue): Promise<SharedTrace[]> =>
  tx.query<SharedTrace>(sql`
    select id, brand_code as "brandCode", kind, value_hash as "valueHash", head_id as "headId", agent_id as "agentId", label, member_ids as "memberIds",
      first_at as "firstAtMs", last_at as "lastAtMs", state
    from shared_trace where brand_code = ${brandCode} and kind = ${kind} and value_hash = ${valueHash}`)

/** Stores what was found; an open one is closed by nobody. */
export async function saveShared(tx: Tx, found: Omit<SharedTrace, 'id'>): Promise<void> {
  await tx.query(sql`
    insert into shared_trace as s (brand_code, kind, value_hash, head_id, agent_id, label, member_ids, first_at, last_at, state)
    values (${found.brandCode}, ${found.kind}, ${found.valueHash}, ${found.headId}, ${found.agentId}, ${found.label}, ${found.memberIds}, ${new Date(found.firstAtMs)}, ${new Date(found.lastAtMs)}, ${found.state})
    on conflict (brand_code, kind, value_hash, head_id) do update
    set agent_id = excluded.agent_id, label = excluded.label, member_ids = excluded.member_ids, first_at = excluded.first_at, last_at = excluded.last_at, state = excluded.state,
      closed_by = null, reason = null, closed_at = null`)
}

/** Nothing new was found for one: only when it was left last, and by whom the team is led now. */
export async function noteSeen(
  tx: Tx,
  id: number,
  { agentId, lastAtMs }: { agentId: bigint | null; lastAtMs: number },
): Promise<void> {
  await tx.query(
    sql`update shared_trace set agent_id = ${agentId}, last_at = greatest(last_at, ${new Date(lastAtMs)}) where id = ${id}`,
  )
}

/** Very many share the value now, so nobody has to look at what is open of it. Returns how many lines that concerns. */
export const widen = async (tx: Tx, { brandCode, kind, valueHash }: TraceValue): Promise<number> =>
  (
    await tx.query(sql`
      update shared_trace set state = 'Widespread'
      where brand_code = ${brandCode} and kind = ${kind} and value_hash = ${valueHash} and state = 'Open' returning id`)
  ).length

export async function deleteWide(tx: Tx, { brandCode, kind, valueHash }: TraceValue): Promise<void> {
  await tx.query(sql`
    delete from shared_trace where brand_code = ${brandCode} and kind = ${kind} and value_hash = ${valueHash} and head_id is null`)
}

export const hasOpenShared = async (db: Queries, brandCode: string): Promise<boolean> =>
  (await db.one(
    sql`select id from shared_trace where brand_code = ${brandCode} and state = 'Open' limit 1`,
  )) !== undefined

/** One of them, with what its step needs. */
export const findShared = (
  db: Queries,
  id: number,
): Promise<{ brandCode: string; state: SharedState; kind: TraceKind } | undefined> =>
  db.one<{ brandCode: string; state: SharedState; kind: TraceKind }>(
    sql`select brand_code as "brandCode", state, kind from shared_trace where id = ${id}`,
  )

/** Closes an open one; false when it is not open. */
export const closeShared = async (
  tx: Tx,
  { id, closedBy, reason, nowMs }: { id: number; closedBy: string; reason: string; nowMs: number },
): Promise<boolean> =>
  (await tx.one(sql`
    update shared_trace set state = 'Closed', closed_by = ${closedBy}, reason = ${reason}, closed_at = ${new Date(nowMs)}
    where id = ${id} and state = 'Open' returning id`)) !== undefined

export interface SharedQuery {
  brand: string | undefined
  kind: TraceKind | undefined
  state: SharedState
  pageNo: number
  pageSize: number
}

/** What is in a state, at one brand or at all, the latest first, by page. */
export async function listShared(
  db: Queries,
  { brand, kind, state, pageNo, pageSize }: SharedQuery,
): Promise<{ list: ListedShared[]; total: number }> {
  const list = await db.query<ListedShared>(sql`
    select id, brand_code as "brandCode", kind, state, label, agent_id as "agentId", member_ids as "memberIds", first_at as "firstAtMs", last_at as "lastAtMs",
      closed_by as "closedBy", reason
    from shared_trace
    where state = ${state} and (${brand ?? null}::text is null or brand_code = ${brand ?? null}) and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by last_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from shared_trace
    where state = ${state} and (${brand ?? null}::text is null or brand_code = ${brand ?? null}) and (${kind ?? null}::text is null or kind = ${kind ?? null})`)
  return { list, total: Number(counted?.total ?? 0n) }
}
