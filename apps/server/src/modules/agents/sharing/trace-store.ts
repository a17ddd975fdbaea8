// SPDX-License-Identifier: Apache-2.0
import type { PlacedAccount, TraceKind } from '@tessera/rules/agents/shared-traces'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What an account leaves behind: a value by its digest, with a masked label for operators. */
export interface Trace {
  kind: TraceKind
  valueHash: Buffer
  label: string
}

/** A value at a brand. */
export interface TraceValue {
  brandCode: string
  kind: TraceKind
  valueHash: Buffer
}

/** An account with a value, since when and until when. */
export interface TracedAccount extends PlacedAccount {
  label: string
  firstAtMs: number
  lastAtMs: number
}

/**
 * Stores what an account has left behind. A known trace is written again once an hour, and compared again once a day,
 * so that an account that has moved to another line is found there. Trial and test accounts leave none: the same people use many
 * of them by intention.
 */
export async function noteTraces(
  tx: Tx,
  memberId: bigint,
  traces: readonly Trace[],
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await tx.query(sql`
    insert into line_trace as known (brand_code, kind, value_hash, member_id, label, first_at, last_at)
    select l.brand_code, t.kind, t.value_hash, l.id, max(t.label), ${now}, ${now}
    from member_line l, unnest(${traces.map(({ kind }) => kind)}::text[], ${traces.map(({ valueHash }) => valueHash)}::bytea[], ${traces.map(({ label }) => label)}::text[]) as t (kind, value_hash, label)
    where l.id = ${memberId} and l.type in (0, 1, 2)
    group by 1, 2, 3, 4 order by 1, 2, 3
    on conflict (brand_code, kind, value_hash, member_id) do update
    set last_at = excluded.last_at, label = excluded.label, to_judge = known.to_judge or known.last_at < excluded.last_at - interval '1 day'
    where known.last_at < excluded.last_at - interval '1 hour'`)
}

/**
 * Up to this many traces that wait to be compared, which they no longer do when the transaction is committed. Traces that somebody
 * is writing are left for the next time, so that no login waits for a comparison that waits for it.
 */
export const takeTraces = (tx: Tx, limit: number): Promise<(TraceValue & { memberId: bigint })[]> =>
  tx.query<TraceValue & { memberId: bigint }>(sql`
    with taken as (
      select brand_code, kind, value_hash, member_id from line_trace where to_judge
      order by brand_code, kind, value_hash limit ${limit} for update skip locked)
    update line_trace t set to_judge = false from taken k
    where t.brand_code = k.brand_code and t.kind = k.kind and t.value_hash = k.value_hash and t.member_id = k.member_id
    returning t.brand_code as "brandCode", t.kind, t.value_hash as "valueHash", t.member_id as "memberId"`)

/** The accounts with a value, by id, up to a limit. */
export const accountsWith = (
  db: Queries,
  { brandCode, kind, valueHash }: TraceValue,
  limit: number,
): Promise<TracedAccount[]> =>
  db.query<TracedAccount>(sql`
    select l.id, l.line, t.label, t.first_at as "firstAtMs", t.last_at as "lastAtMs"
    from line_trace t join member_line l on l.id = t.member_id
    where t.brand_code = ${brandCode} and t.kind = ${kind} and t.value_hash = ${valueHash} order by t.member_id limit ${limit}`)

/** Forgets up to this many traces of a kind that have not been left since. Returns how many. */
export const forgetTraces = async (
  db: Queries,
  kind: TraceKind,
  sinceMs: number,
  limit: number,
): Promise<number> =>
  (
    await db.query(sql`
      delete from line_trace t using (
        select brand_code, kind, value_hash, member_id from line_trace where kind = ${kind} and last_at < ${new Date(sinceMs)} limit ${limit}) old
      where t.brand_code = old.brand_code and t.kind = old.kind and t.value_hash = old.value_hash and t.member_id = old.member_id
        and t.last_at < ${new Date(sinceMs)}
      returning t.member_id`)
  ).length
