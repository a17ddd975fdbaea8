// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { countFailure, isLocked, needsCaptcha } from '@tessera/rules/identity/lock-out'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import {
  forgetFailures,
  lockedSubject,
  lockRecord,
  openRecords,
  readFailures,
  storeFailures,
  type AttemptRecord,
} from './attempt-store.ts'
import { isAddress } from './subjects.ts'

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
  const locked = await lockedSubject(db, subjects, nowMs)
  if (locked) throw fault('identity.tooManyAttempts')
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
  return (await readFailures(db, subjects)).some(({ failures }) => needsCaptcha(failures))
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
  if (!right) await openRecords(tx, sorted, nowMs)
  const record = await lockRecord(tx, sorted)
  const before = record.length > 0
  if (record.some(({ failures }) => isLocked(failures, nowMs))) return { noted: 'locked', before }
  if (right) return { noted: 'right', before }
  for (const { subject, failures } of record)
    await storeFailures(tx, subject, countFailure(failures, nowMs, { grows: !isAddress(subject) }), nowMs)
  return { noted: 'wrong', before }
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
