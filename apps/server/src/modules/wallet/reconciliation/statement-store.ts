// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { Difference } from '@tessera/rules/wallet/compare-statement'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A statement of a provider that was compared. */
export interface Statement {
  id: string
  accountId: string
  /** Whether it is an account that members pay in through, or one that pays withdrawals. */
  of: 'payments' | 'payouts'
  fileName: string
  fromDay: string
  toDay: string
  /** In which the days were counted. */
  zone: string
  lines: number
  /** Lines of other days, which were not compared. */
  outside: number
  matched: number
  open: number
  explained: number
  uploadedBy: string
  uploadedAtMs: number
}
export interface StatementDifference extends Pick<Difference, 'kind' | 'reason'> {
  id: string
  statementId: string
  line: number | null
  reference: string
  content: string
  theirAmount: Amount | null
  theirCurrency: string | null
  ownId: string | null
  ownAmount: Amount | null
  ownCurrency: string | null
  posted: Amount | null
  atMs: number
  explanation: string | null
  explainedBy: string | null
}

interface StatementRow {
  id: string
  account_id: string
  of: 'payments' | 'payouts'
  file_name: string
  from_day: string
  to_day: string
  zone: string
  lines: number
  outside: number
  matched: number
  open: number
  explained: number
  uploaded_by: string
  uploaded_at: number
}
const statementOf = (row: StatementRow): Statement => ({
  id: row.id,
  accountId: row.account_id,
  of: row.of,
  fileName: row.file_name,
  fromDay: row.from_day,
  toDay: row.to_day,
  zone: row.zone,
  lines: row.lines,
  outside: row.outside,
  matched: row.matched,
  open: row.open,
  explained: row.explained,
  uploadedBy: row.uploaded_by,
  uploadedAtMs: row.uploaded_at,
})

/** False when the same file was uploaded before. */
export async function insertStatement(tx: Tx, statement: Statement, digest: string): Promise<boolean> {
  const { accountId, of } = statement
  const inserted = await tx.one(sql`
    insert into payment_statement (id, account_id, payout_account_id, file_name, digest, from_day, to_day, zone, lines, outside, matched, uploaded_by, uploaded_at)
    values (${statement.id}, ${of === 'payments' ? accountId : null}, ${of === 'payouts' ? accountId : null}, ${statement.fileName}, ${digest}, ${statement.fromDay}::date, ${statement.toDay}::date, ${statement.zone},
      ${statement.lines}, ${statement.outside}, ${statement.matched}, ${statement.uploadedBy}, ${new Date(statement.uploadedAtMs)})
    on conflict do nothing returning id`)
  return inserted !== undefined
}

const rowsAtOnce = 5_000

export async function insertDifferences(
  tx: Tx,
  statementId: string,
  differences: readonly Difference[],
): Promise<void> {
  for (let from = 0; from < differences.length; from += rowsAtOnce) {
    const rows = differences.slice(from, from + rowsAtOnce).map(({ kind, reason, line, own }, index) => ({
      id: randomUUID(),
      number: from + index,
      kind,
      reason,
      line: line?.line ?? null,
      reference: line?.reference ?? own?.references.find((name) => name !== own.id) ?? own?.id ?? '',
      content: line?.content ?? '',
      their_amount: line ? String(line.amount) : null,
      their_currency: line?.currency ?? null,
      own_id: own?.id ?? null,
      own_amount: own ? String(own.amount) : null,
      own_currency: own?.currency ?? null,
      posted: reason === 'ledger' && own?.posted !== undefined ? String(own.posted) : null,
      happened_at: new Date(line?.atMs ?? own?.atMs ?? 0).toISOString(),
    }))
    await tx.query(sql`
      insert into payment_difference (id, statement_id, number, kind, reason, line, reference, content, their_amount, their_currency,
        own_id, own_amount, own_currency, posted, happened_at)
      select r.id, ${statementId}, r.number, r.kind, r.reason, r.line, r.reference, r.content, r.their_amount, r.their_currency,
        r.own_id, r.own_amount, r.own_currency, r.posted, r.happened_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, number integer, kind text, reason text, line integer,
        reference text, content text, their_amount bigint, their_currency text, own_id text, own_amount bigint, own_currency text,
        posted bigint, happened_at timestamptz)`)
  }
}

export async function findUploaded(
  db: Queries,
  accountId: string,
  digest: string,
): Promise<Statement | undefined> {
  const row = await db.one<StatementRow>(
    sql`select * from compared_statement where account_id = ${accountId} and digest = ${digest}`,
  )
  return row && statementOf(row)
}

export async function findStatement(db: Queries, id: string): Promise<Statement | undefined> {
  const row = await db.one<StatementRow>(sql`select * from compared_statement where id = ${id}`)
  return row && statementOf(row)
}

interface PageQuery {
  pageNo: number
  pageSize: number
}

/** Statements, newest first, by page (from 1). */
export async function listStatements(
  db: Queries,
  { pageNo, pageSize }: PageQuery,
): Promise<{ statements: Statement[]; total: number }> {
  const rows = await db.query<StatementRow>(sql`
    select * from compared_statement order by uploaded_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`select count(*) as total from payment_statement`)
  return { statements: rows.map(statementOf), total: Number(counted?.total ?? 0n) }
}

interface DifferenceRow extends Pick<
  StatementDifference,
  'id' | 'kind' | 'reason' | 'line' | 'reference' | 'content' | 'explanation'
> {
  statement_id: string
  their_amount: bigint | null
  their_currency: string | null
  own_id: string | null
  own_amount: bigint | null
  own_currency: string | null
  posted: bigint | null
  happened_at: number
  explained_by: string | null
}
const amountOrNull = (value: bigint | null): Amount | null =>
  value === null ? null : amountOfMillionths(value)
const differenceOf = (row: DifferenceRow): StatementDifference => ({
  id: row.id,
  statementId: row.statement_id,
  kind: row.kind,
  reason: row.reason,
  line: row.line,
  reference: row.reference,
  content: row.content,
  theirAmount: amountOrNull(row.their_amount),
  theirCurrency: row.their_currency,
  ownId: row.own_id,
  ownAmount: amountOrNull(row.own_amount),
  ownCurrency: row.own_currency,
  posted: amountOrNull(row.posted),
  atMs: row.happened_at,
  explanation: row.explanation,
  explainedBy: row.explained_by,
})

/** One of the three lists of a statement, in the order of the file, by page (from 1). */
export async function listDifferences(
  db: Queries,
  statementId: string,
  { kind, pageNo, pageSize }: PageQuery & { kind: Difference['kind'] },
): Promise<{ differences: StatementDifference[]; total: number }> {
  const rows = await db.query<DifferenceRow>(sql`
    select d.* from payment_difference d where d.statement_id = ${statementId} and d.kind = ${kind}
    order by d.number limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from payment_difference where statement_id = ${statementId} and kind = ${kind}`,
  )
  return { differences: rows.map(differenceOf), total: Number(counted?.total ?? 0n) }
}

/** All differences of a statement. */
export const allDifferences = async (db: Queries, statementId: string): Promise<StatementDifference[]> =>
  (
    await db.query<DifferenceRow>(
      sql`select d.* from payment_difference d where d.statement_id = ${statementId} order by d.number`,
    )
  ).map(differenceOf)

export interface DifferenceSum {
  kind: Difference['kind']
  currency: string
  count: number
  /** Ours less theirs. */
  amount: Amount
}

/** How many differences each list has, and what they come to. */
export async function sumDifferences(db: Queries, statementId: string): Promise<DifferenceSum[]> {
  const rows = await db.query<Omit<DifferenceSum, 'amount'> & { amount: bigint }>(sql`
    select d.kind, coalesce(d.own_currency, d.their_currency) as currency, count(*)::integer as count,
      sum(coalesce(d.own_amount, 0) - coalesce(d.their_amount, 0))::bigint as amount
    from payment_difference d where d.statement_id = ${statementId} group by 1, 2 order by 1, 2`)
  return rows.map((row) => ({ ...row, amount: amountOfMillionths(row.amount) }))
}

/** Marks an open difference as explained. `unknown` when there is none, `explained` when it was before. */
export async function explainDifference(
  tx: Tx,
  id: string,
  { reason, by, nowMs }: { reason: string; by: string; nowMs: number },
): Promise<StatementDifference | 'unknown' | 'explained'> {
  const row = await tx.one<DifferenceRow>(sql`
    update payment_difference d set explanation = ${reason}, explained_by = ${by}, explained_at = ${new Date(nowMs)}
    where d.id = ${id} and d.explained_at is null returning d.*`)
  if (row) return differenceOf(row)
  return (await tx.one(sql`select id from payment_difference where id = ${id}`)) ? 'explained' : 'unknown'
}

/** Statements with open differences to which nobody was alerted for a day; they count as alerted now. */
export async function takeUnexplained(
  tx: Tx,
  { uploadedBeforeMs, nowMs }: { uploadedBeforeMs: number; nowMs: number },
): Promise<Statement[]> {
  const taken = await tx.query<{ id: string }>(sql`
    update payment_statement s set alerted_at = ${new Date(nowMs)}
    where s.uploaded_at <= ${new Date(uploadedBeforeMs)} and (s.alerted_at is null or s.alerted_at <= ${new Date(uploadedBeforeMs)})
      and exists (select from payment_difference d where d.statement_id = s.id and d.explained_at is null)
    returning s.id`)
  const rows = await tx.query<StatementRow>(
    sql`select * from compared_statement where id = any (${taken.map(({ id }) => id)}::uuid[]) order by id`,
  )
  return rows.map(statementOf)
}
