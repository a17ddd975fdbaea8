// SPDX-License-Identifier: Apache-2.0
import type { Failures } from '@tessera/rules/identity/lock-out'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { isAddress, loginName } from './subjects.ts'

/** Failures so far, by subject. */
export type AttemptRecord = readonly { subject: string; failures: Failures }[]

interface AttemptRow {
  subject: string
  failed_at: number[]
  locked_until: number | null
  locks: number
  in_a_row: number
}

const recordOf = (row: AttemptRow): AttemptRecord[number] => ({
  subject: row.subject,
  failures: {
    failedAtMs: row.failed_at,
    lockedUntilMs: row.locked_until,
    locks: row.locks,
    inARow: row.in_a_row,
  },
})

/** One of these subjects that is locked; undefined when none is. */
export const lockedSubject = (
  db: Queries,
  subjects: readonly string[],
  nowMs: number,
): Promise<{ subject: string } | undefined> =>
  db.one<{ subject: string }>(sql`
    select subject from identity_attempt where subject = any (${subjects}) and locked_until > ${new Date(nowMs)} limit 1`)

/** Failures of these subjects. */
export async function readFailures(db: Queries, subjects: readonly string[]): Promise<AttemptRecord> {
  const rows = await db.query<AttemptRow>(
    sql`select subject, failed_at, locked_until, locks, in_a_row from identity_attempt where subject = any (${subjects})`,
  )
  return rows.map(recordOf)
}

/** Failures of these subjects and of the member with that name, whose id is not known yet. */
export async function readRecord(
  db: Queries,
  subjects: readonly string[],
  { brandCode, nameKey }: { brandCode: string; nameKey: string },
): Promise<AttemptRecord> {
  const rows = await db.query<AttemptRow>(sql`
    select subject, failed_at, locked_until, locks, in_a_row from identity_attempt
    where subject = any (${subjects}::text[] || (${loginName(brandCode, '#')}::text || (select id from member_name where brand_code = ${brandCode} and username_key = ${nameKey})::text))`)
  return rows.map(recordOf)
}

/** Adds a record without failures for those of these subjects that have none. */
export async function openRecords(tx: Tx, sorted: readonly string[], nowMs: number): Promise<void> {
  await tx.query(sql`
    insert into identity_attempt (subject, changed_at) select subject, ${new Date(nowMs)} from unnest(${sorted}::text[]) as subject
    on conflict (subject) do nothing`)
}

/** The same, locked in the order of the subjects until the transaction ends. */
export async function lockRecord(tx: Tx, sorted: readonly string[]): Promise<AttemptRecord> {
  const rows = await tx.query<AttemptRow>(sql`
    select subject, failed_at, locked_until, locks, in_a_row from identity_attempt where subject = any (${sorted}) order by subject for update`)
  return rows.map(recordOf)
}

/** Stores the failures of a subject that has a record. */
export async function storeFailures(
  tx: Tx,
  subject: string,
  { failedAtMs, lockedUntilMs, locks, inARow }: Failures,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    update identity_attempt set failed_at = ${JSON.stringify(failedAtMs)}, locked_until = ${lockedUntilMs === null ? null : new Date(lockedUntilMs)},
      locks = ${locks}, in_a_row = ${inARow}, changed_at = ${new Date(nowMs)} where subject = ${subject}`)
}

/** A success clears the wrong attempts before it. */
export async function forgetFailures(tx: Queries, subject: string): Promise<void> {
  await tx.query(sql`delete from identity_attempt where subject = ${subject}`)
}

/**
 * A success clears wrong attempts at a name or device; at an address, where others may go on guessing, it
 * only ends the series.
 */
export async function settleAttempts(tx: Queries, subjects: readonly string[]): Promise<void> {
  const [own, shared] = [subjects.filter((subject) => !isAddress(subject)), subjects.filter(isAddress)]
  await tx.query(sql`
    with wiped as (delete from identity_attempt where subject = any (${own}))
    update identity_attempt set in_a_row = 0 where subject = any (${shared}) and in_a_row > 0`)
}
