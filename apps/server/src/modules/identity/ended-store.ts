// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { knownDeviceLifeMs } from './devices/known-device.ts'

const daysBefore = (nowMs: number, days: number): Date => new Date(nowMs - days * 86_400_000)

/** Deletes sessions, devices, challenges, proofs, codes and records of logins whose time has ended. */
export async function deleteEnded(db: Queries, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await db.query(sql`
    delete from identity_session where ends_at <= ${now} or used_at < ${now}::timestamptz - make_interval(secs => idle_seconds) - interval '5 minutes'`)
  await db.query(sql`delete from identity_device where expires_at <= ${now}`)
  await db.query(sql`delete from identity_challenge where expires_at <= ${now}`)
  await db.query(sql`delete from identity_phone_proof_used where expires_at <= ${now}`)
  await db.query(sql`delete from identity_code where sent_at < ${daysBefore(nowMs, 1)}`)
  await db.query(sql`delete from identity_cap where window_start < ${daysBefore(nowMs, 2)}`)
  await db.query(
    sql`delete from identity_known_device where last_at < ${new Date(nowMs - knownDeviceLifeMs)}`,
  )
  await db.query(sql`delete from identity_login_log where at < ${daysBefore(nowMs, 90)}`)
  await db.query(sql`delete from identity_account_event where at < ${daysBefore(nowMs, 400)}`)
}

/** Deletes failed attempts of long ago, unless their subject is still locked. */
export async function deleteOldAttempts(db: Queries, nowMs: number): Promise<void> {
  await db.query(
    sql`delete from identity_attempt where changed_at < ${daysBefore(nowMs, 30)} and (locked_until is null or locked_until <= ${new Date(nowMs)})`,
  )
}
