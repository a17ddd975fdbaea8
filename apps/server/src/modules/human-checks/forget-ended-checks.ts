// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * Deletes tasks and pictures that have ended, and pace limits a day old; for a job. Safe to run late or
 * twice.
 */
export async function forgetEndedChecks(db: Queries, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await db.query(sql`delete from identity_bot_check_used where expires_at <= ${now}`)
  await db.query(sql`delete from identity_captcha where expires_at <= ${now}`)
  await db.query(sql`delete from identity_pace where done_at < ${new Date(nowMs - 86_400_000)}`)
}
