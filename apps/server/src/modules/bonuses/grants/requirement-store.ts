// SPDX-License-Identifier: Apache-2.0
import type { SpendingOrder } from '@tessera/rules/bonuses/split-stake'
import type { BonusTerms } from '@tessera/rules/bonuses/terms'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type EndedAs = 'completed' | 'forfeited' | 'expired' | 'cancelled'
export type RequirementState = 'open' | 'ending' | EndedAs

/** Turnover that is required of a member: for a bonus, or for a plain deposit. */
export interface Requirement {
  id: number
  memberId: bigint
  brandCode: string
  currency: string
  title: string
  source: string
  reference: string
  /** The bonus, and the deposit that it was granted for. */
  amount: Amount
  deposit: Amount
  /** The account of the bonus in the ledger; undefined without money of its own. */
  accountId: bigint | undefined
  required: Amount
  progress: Amount
  terms: BonusTerms
  spendingOrder: SpendingOrder
  state: RequirementState
  endsAs: Exclude<EndedAs, 'completed'> | undefined
  openedAtMs: number
  expiresAtMs: number | undefined
  endedAtMs: number | undefined
  endReason: string
  released: Amount
  returned: Amount
}

interface Row {
  id: number
  member_id: bigint
  brand_code: string
  currency: string
  title: string
  source: string
  reference: string
  amount: bigint
  deposit: bigint
  account_id: bigint | null
  required: bigint
  progress: bigint
  terms: StoredTerms
  spending_order: SpendingOrder
  state: RequirementState
  ends_as: Requirement['endsAs'] | null
  opened_at: number
  expires_at: number | null
  ended_at: number | null
  end_reason: string
  released: bigint
  returned: bigint
}

type StoredTerms = Omit<BonusTerms, 'maxStake'> & { maxStake: string | null }

const requirementOf = (row: Row): Requirement => ({
  id: row.id,
  memberId: row.member_id,
  brandCode: row.brand_code,
  currency: row.currency,
  title: row.title,
  source: row.source,
  reference: row.reference,
  amount: amountOfMillionths(row.amount),
  deposit: amountOfMillionths(row.deposit),
  accountId: row.account_id ?? undefined,
  required: amountOfMillionths(row.required),
  progress: amountOfMillionths(row.progress),
  terms: {
    ...row.terms,
    maxStake: row.terms.maxStake === null ? null : amountOfMillionths(BigInt(row.terms.maxStake)),
  },
  spendingOrder: row.spending_order,
  state: row.state,
  endsAs: row.ends_as ?? undefined,
  openedAtMs: row.opened_at,
  expiresAtMs: row.expires_at ?? undefined,
  endedAtMs: row.ended_at ?? undefined,
  endReason: row.end_reason,
  released: amountOfMillionths(row.released),
  returned: amountOfMillionths(row.returned),
})

const storedTerms = (terms: BonusTerms): string =>
  JSON.stringify({ ...terms, maxStake: terms.maxStake === null ? null : String(terms.maxStake) })

export type NewRequirement = Pick<
  Requirement,
  | 'memberId'
  | 'brandCode'
  | 'currency'
  | 'title'
  | 'source'
  | 'reference'
  | 'amount'
  | 'deposit'
  | 'accountId'
  | 'required'
  | 'terms'
  | 'spendingOrder'
  | 'openedAtMs'
  | 'expiresAtMs'
> & { id: number; released?: Amount; state?: 'open' | 'completed' }

/** The id of a requirement that is about to be stored, for the name of its account. */
export async function nextRequirementId(tx: Tx): Promise<number> {
  const row = await tx.one<{ id: bigint }>(sql`select nextval('turnover_requirement_id_seq') as id`)
  if (!row) throw new Error('the sequence of requirements gave no number')
  return Number(row.id)
}

/** Stores it; false when its source granted this reference before. */
export async function insertRequirement(tx: Tx, r: NewRequirement): Promise<boolean> {
  const state = r.state ?? 'open'
  const row = await tx.one(sql`
    insert into turnover_requirement (id, member_id, brand_code, currency, title, source, reference, amount, deposit, account_id, required, terms, spending_order,
      state, opened_at, expires_at, ended_at, released)
    values (${r.id}, ${r.memberId}, ${r.brandCode}, ${r.currency}, ${r.title}, ${r.source}, ${r.reference}, ${r.amount}, ${r.deposit}, ${r.accountId ?? null}, ${r.required},
      ${storedTerms(r.terms)}::jsonb, ${r.spendingOrder}, ${state}, ${new Date(r.openedAtMs)}, ${r.expiresAtMs === undefined ? null : new Date(r.expiresAtMs)},
      ${state === 'open' ? null : new Date(r.openedAtMs)}, ${r.released ?? 0n})
    on conflict (source, reference) do nothing returning id`)
  return row !== undefined
}

/** What is required of a member and not yet ended, oldest first. */
export async function openRequirements(
  db: Queries,
  memberId: bigint,
  currency?: string,
): Promise<Requirement[]> {
  const rows = await db.query<Row>(sql`
    select * from turnover_requirement where member_id = ${memberId} and state in ('open', 'ending') and (${currency ?? null}::text is null or currency = ${currency ?? null})
    order by opened_at, id`)
  return rows.map(requirementOf)
}

/** The same for many members. */
export async function openRequirementsOf(db: Queries, memberIds: readonly bigint[]): Promise<Requirement[]> {
  const rows = await db.query<Row>(sql`
    select * from turnover_requirement where member_id = any (${memberIds}::bigint[]) and state in ('open', 'ending') order by member_id, opened_at, id`)
  return rows.map(requirementOf)
}

/** One by its id, locked until the transaction ends. The owner's cash has to be locked first. */
export async function lockRequirement(tx: Tx, id: number): Promise<Requirement | undefined> {
  const row = await tx.one<Row>(sql`select * from turnover_requirement where id = ${id} for no key update`)
  return row && requirementOf(row)
}

export async function findRequirement(db: Queries, id: number): Promise<Requirement | undefined> {
  const row = await db.one<Row>(sql`select * from turnover_requirement where id = ${id}`)
  return row && requirementOf(row)
}

/** The one that this source granted for this reference, ended or not. */
export async function findGranted(
  db: Queries,
  source: string,
  reference: string,
): Promise<Requirement | undefined> {
  const row = await db.one<Row>(
    sql`select * from turnover_requirement where source = ${source} and reference = ${reference}`,
  )
  return row && requirementOf(row)
}

/**
 * Bonuses of a member that are or were money of their own, newest first: without plain deposits, and without
 * those that were cash at once.
 */
export async function bonusesOf(
  db: Queries,
  memberId: bigint,
  { fromMs, toMs, limit }: { fromMs: number; toMs: number; limit: number },
): Promise<{ bonuses: Requirement[]; total: number }> {
  const rows = await db.query<Row & { total: bigint }>(sql`
    select *, count(*) over () as total from turnover_requirement
    where member_id = ${memberId} and account_id is not null and opened_at >= ${new Date(fromMs)} and opened_at < ${new Date(toMs)}
    order by opened_at desc, id desc limit ${limit}`)
  return { bonuses: rows.map(requirementOf), total: Number(rows[0]?.total ?? 0) }
}

/** The same without a time, by page (from 1). */
export async function pageOfBonuses(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ bonuses: Requirement[]; total: number }> {
  const rows = await db.query<Row>(sql`
    select * from turnover_requirement where member_id = ${memberId} and account_id is not null
    order by opened_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from turnover_requirement where member_id = ${memberId} and account_id is not null`,
  )
  return { bonuses: rows.map(requirementOf), total: Number(counted?.total ?? 0n) }
}

/** Bonuses that are to end: expired, or ending without a stake in play any more. At most `limit`. */
export async function dueToEnd(
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<Pick<Requirement, 'id' | 'memberId' | 'currency'>[]> {
  const rows = await db.query<{ id: number; member_id: bigint; currency: string }>(sql`
    select id, member_id, currency from turnover_requirement r where account_id is not null and (
      (state = 'open' and expires_at <= ${new Date(nowMs)})
      or (state = 'ending' and not exists (select from bonus_stake s where s.requirement_id = r.id and not s.settled)))
    order by id limit ${limit}`)
  return rows.map((row) => ({ id: row.id, memberId: row.member_id, currency: row.currency }))
}

/** Stores new progress, of what has not ended meanwhile. */
export async function saveProgress(
  tx: Tx,
  changes: readonly { id: number; progress: Amount }[],
): Promise<void> {
  if (changes.length === 0) return
  const sorted = [...changes].sort((left, right) => left.id - right.id)
  await tx.query(sql`
    with locked as (
      select id from turnover_requirement where id = any (${sorted.map(({ id }) => id)}::integer[]) and state in ('open', 'ending') order by id for no key update)
    update turnover_requirement r set progress = c.progress
    from unnest(${sorted.map(({ id }) => id)}::integer[], ${sorted.map(({ progress }) => String(progress))}::bigint[]) as c (id, progress)
    join locked l on l.id = c.id where r.id = c.id`)
}

/** Adds to a bonus that grows, such as what free rounds win. */
export async function raiseRequirement(
  tx: Tx,
  id: number,
  { amount, required }: { amount: Amount; required: Amount },
): Promise<void> {
  await tx.query(sql`
    update turnover_requirement set amount = greatest(0, amount + ${amount}), required = greatest(0, required + ${required}) where id = ${id} and state in ('open', 'ending')`)
}

export async function markEnding(
  tx: Tx,
  id: number,
  end: { endsAs: Exclude<EndedAs, 'completed'>; reason: string; operatorId: number | undefined },
): Promise<void> {
  await tx.query(sql`
    update turnover_requirement set state = 'ending', ends_as = ${end.endsAs}, end_reason = ${end.reason}, ended_by = ${end.operatorId ?? null}
    where id = ${id} and state in ('open', 'ending')`)
}

export async function saveEnd(
  tx: Tx,
  id: number,
  end: {
    endedAs: EndedAs
    reason: string
    operatorId: number | undefined
    released: Amount
    returned: Amount
    atMs: number
  },
): Promise<void> {
  await tx.query(sql`
    update turnover_requirement set state = ${end.endedAs}, ends_as = ${end.endedAs === 'completed' ? null : end.endedAs}, end_reason = ${end.reason},
      ended_by = ${end.operatorId ?? null}, released = ${end.released}, returned = ${end.returned}, ended_at = ${new Date(end.atMs)}
    where id = ${id} and state in ('open', 'ending')`)
}
