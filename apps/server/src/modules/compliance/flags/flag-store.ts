// SPDX-License-Identifier: Apache-2.0
import type { FlagKind, FoundFlag } from '@tessera/rules/compliance/affordability'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A figure of a member that operators should look at. */
export interface PlayFlag {
  id: number
  memberId: bigint
  brandCode: string
  kind: FlagKind
  /** The figure, and the threshold that it reached. */
  value: Amount
  against: Amount
  currency: string
  flaggedAtMs: number
  closedAtMs: number | null
  closedBy: string | null
}

interface FlagRow {
  id: number
  member_id: bigint
  brand_code: string
  kind: FlagKind
  value: bigint
  against: bigint
  currency: string
  flagged_at: number
  closed_at: number | null
  closed_by: string | null
}
const flagOf = (row: FlagRow): PlayFlag => ({
  id: row.id,
  memberId: row.member_id,
  brandCode: row.brand_code,
  kind: row.kind,
  value: amountOfMillionths(row.value),
  against: amountOfMillionths(row.against),
  currency: row.currency,
  flaggedAtMs: row.flagged_at,
  closedAtMs: row.closed_at,
  closedBy: row.closed_by,
})

/** A flag that an operator closed is not raised again for so long. */
const quietMs = 7 * 86_400_000

/** Raises a flag, unless one of its kind is open or was closed a short time ago. */
export async function raiseFlag(
  tx: Tx,
  member: { memberId: bigint; brandCode: string; currency: string },
  { kind, value, against }: FoundFlag,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into play_flag (member_id, brand_code, kind, value, against, currency, flagged_at)
    select ${member.memberId}::bigint, ${member.brandCode}::text, ${kind}::text, ${value}::bigint, ${against}::bigint, ${member.currency}::text, ${new Date(nowMs)}::timestamptz
    where not exists (select from play_flag where member_id = ${member.memberId} and kind = ${kind} and closed_at > ${new Date(nowMs - quietMs)})
    on conflict do nothing`)
}

/** A page of flags of one brand or all: open ones oldest first, all newest first. */
export async function listFlags(
  db: Queries,
  { brand, state }: { brand: string | undefined; state: 'open' | 'all' },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ flags: PlayFlag[]; total: number }> {
  const isOpen = state === 'open'
  const ofBrand = brand ?? null
  const rows = await db.query<FlagRow>(sql`
    select * from play_flag
    where (closed_at is null or not ${isOpen}) and (${ofBrand}::text is null or brand_code = ${ofBrand})
    order by case when ${isOpen} then id else -id end limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from play_flag
    where (closed_at is null or not ${isOpen}) and (${ofBrand}::text is null or brand_code = ${ofBrand})`)
  return { flags: rows.map(flagOf), total: Number(counted?.total ?? 0n) }
}

export async function lockFlag(tx: Tx, id: number): Promise<PlayFlag | undefined> {
  const row = await tx.one<FlagRow>(sql`select * from play_flag where id = ${id} for update`)
  return row && flagOf(row)
}

export async function saveClosed(
  tx: Tx,
  id: number,
  { by, nowMs }: { by: string; nowMs: number },
): Promise<void> {
  await tx.query(
    sql`update play_flag set closed_at = ${new Date(nowMs)}, closed_by = ${by} where id = ${id} and closed_at is null`,
  )
}

/** What an operator did about a flag. */
export interface FlagStep {
  atMs: number
  byOperator: string
  what: 'note' | 'contact' | 'close'
  text: string
}

export async function insertStep(tx: Tx, flagId: number, step: FlagStep): Promise<void> {
  await tx.query(sql`
    insert into play_flag_step (flag_id, at, by_operator, what, text)
    values (${flagId}, ${new Date(step.atMs)}, ${step.byOperator}, ${step.what}, ${step.text})`)
}

const mostVisible = 20

/** The last steps of these flags, newest first. */
export async function stepsOf(db: Queries, flagIds: readonly number[]): Promise<Map<number, FlagStep[]>> {
  const rows = await db.query<FlagStep & { flag_id: number }>(sql`
    select asked.flag_id, s.at as "atMs", s.by_operator as "byOperator", s.what, s.text
    from unnest(${[...flagIds]}::integer[]) as asked (flag_id)
    cross join lateral (select * from play_flag_step where flag_id = asked.flag_id order by id desc limit ${mostVisible}) s`)
  const steps = new Map<number, FlagStep[]>()
  for (const { flag_id: id, ...step } of rows) steps.set(id, [...(steps.get(id) ?? []), step])
  return steps
}
