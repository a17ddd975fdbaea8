// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { countFailure, isLocked, needsCaptcha, type Failures } from '@tessera/rules/identity/lock-out'
import { sql, type Database, type Queries, type Tx } from '../../../platform/db/index.ts'
import { loginName } from './subjects.ts'

/** Limits for an address, which many people may share. */
const isAddress = (subject: string): boolean => /^[a-z-]*address:/.test(subject)

interface AttemptRow {
  subject: string
  failed_at: number[]
  locked_until: number | null
  locks: number
  in_a_row: number
}
const failuresOf = (row: AttemptRow): Failures => ({
  failedAtMs: row.failed_at,
  lockedUntilMs: row.locked_until,
  locks: row.locks,
  inARow: row.in_a_row,
})

/**
 * One attempt at something that a password protects. Subjects are what gets locked: a name, an address, a
 * member's function.
 */
export interface Attempt {
  subjects: readonly string[]
  nowMs: number
}

/** Refuses before any costly work while one of the subjects is locked. Throws `identity.tooManyAttempts`. */
export async function refuseWhileLocked(db: Queries, { subjects, nowMs }: Attempt): Promise<void> {
  const locked = await db.one(sql`
    select subject from identity_attempt where subject = any (${subjects}) and locked_until > ${new Date(nowMs)} limit 1`)
  if (locked) throw fault('identity.tooManyAttempts')
}

/** Failures so far, by subject. */
export type AttemptRecord = readonly { subject: string; failures: Failures }[]

/** Failures of these subjects and of the member with that name, whose id is not known yet. */
export async function readRecord(
  db: Queries,
  subjects: readonly string[],
  { brandCode, nameKey }: { brandCode: string; nameKey: string },
): Promise<AttemptRecord> {
  const rows = await db.query<AttemptRow>(sql`
    select subject, failed_at, locked_until, locks, in_a_row from identity_attempt
    where subject = any (${subjects}::text[] || (${loginName(brandCode, '#')}::text || (select id from member_name where merchant = ${brandCode} and username_key = ${nameKey})::text))`)
  return rows.map((row) => ({ subject: row.subject, failures: failuresOf(row) }))
}

/**
 * Whether an attempt is allowed: throws `identity.tooManyAttempts` while a subject is locked; true when the
 * attempt needs a captcha.
 */
export function judgeAttempt(record: AttemptRecord, { subjects, nowMs }: Attempt): boolean {
  const counting = record.filter(({ subject }) => subjects.includes(subject))
  if (counting.some(({ failures }) => isLocked(failures, nowMs))) throw fault('identity.tooManyAttempts')
  return counting.some(({ failures }) => needsCaptcha(failures))
}

/** Whether one of the subjects has failed so often in a row that the next attempt needs a captcha (D-17). */
export async function captchaNeeded(db: Queries, subjects: readonly string[]): Promise<boolean> {
  const rows = await db.query<AttemptRow>(
    sql`select subject, failed_at, locked_until, locks, in_a_row from identity_attempt where subject = any (${subjects})`,
  )
  return rows.some((row) => needsCaptcha(failuresOf(row)))
}

/**
 * Records the outcome of an attempt and returns what may be answered. Concurrent attempts are handled one
 * after the other here, so that no more than the allowed number ever learn whether they were right: once
 * locked, even the right password gets `locked`.
 */
export async function noteAttempt(
  tx: Tx,
  attempt: Attempt,
  right: boolean,
): Promise<'right' | 'wrong' | 'locked'> {
  return (await takeAttempt(tx, attempt, right)).noted
}

/** Like noteAttempt, and whether there were wrong attempts before, which a success has to clear. */
export async function takeAttempt(
  tx: Tx,
  { subjects, nowMs }: Attempt,
  right: boolean,
): Promise<{ noted: 'right' | 'wrong' | 'locked'; before: boolean }> {
  const sorted = [...subjects].sort()
  if (!right)
    await tx.query(sql`
    insert into identity_attempt (subject, changed_at) select subject, ${new Date(nowMs)} from unnest(${sorted}::text[]) as subject
    on conflict (subject) do nothing`)
  const rows = await tx.query<AttemptRow>(sql`
    select subject, failed_at, locked_until, locks, in_a_row from identity_attempt where subject = any (${sorted}) order by subject for update`)
  const before = rows.length > 0
  if (rows.some((row) => isLocked(failuresOf(row), nowMs))) return { noted: 'locked', before }
  if (right) return { noted: 'right', before }
  for (const row of rows)
    await store(
      tx,
      row.subject,
      countFailure(failuresOf(row), nowMs, { grows: !isAddress(row.subject) }),
      nowMs,
    )
  return { noted: 'wrong', before }
}

async function store(
  tx: Tx,
  subject: string,
  { failedAtMs, lockedUntilMs, locks, inARow }: Failures,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    update identity_attempt set failed_at = ${JSON.stringify(failedAtMs)}, locked_until = ${lockedUntilMs === null ? null : new Date(lockedUntilMs)},
      locks = ${locks}, in_a_row = ${inARow}, changed_at = ${new Date(nowMs)} where subject = ${subject}`)
}

/**
 * One guess at a captcha or a code, counted against an address, which many share: a right one clears nothing.
 * True when it was right. Throws `identity.tooManyAttempts`.
 */
export async function countGuess(
  database: Database,
  subject: string,
  nowMs: number,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const guess = { subjects: [subject], nowMs }
  await refuseWhileLocked(database, guess)
  const right = await check()
  const noted = await database.transaction((tx) => noteAttempt(tx, guess, right))
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  return noted === 'right'
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

/**
 * One password attempt in its own transaction, so that it counts even when the caller's work is rolled back:
 * refuses while locked, calls `check`, records the outcome. True when the password was right. Throws
 * `identity.tooManyAttempts`.
 */
export async function attempt(
  database: Database,
  subject: string,
  nowMs: number,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const subjects = [subject]
  await refuseWhileLocked(database, { subjects, nowMs })
  const right = await check()
  const outcome = await database.transaction(async (tx) => {
    const noted = await noteAttempt(tx, { subjects, nowMs }, right)
    if (noted === 'right') await forgetFailures(tx, subject)
    return noted
  })
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  return outcome === 'right'
}
