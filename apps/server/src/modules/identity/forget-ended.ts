// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../platform/db/index.ts'
import { forgetEndedChecks } from '../human-checks/index.ts'
import { forgetOldMessages } from '../outbox/index.ts'
import type { IdentityDeps } from './deps.ts'
import { knownDeviceLifeMs } from './devices/known-device.ts'

/** Job: deletes expired records. Running it late or twice changes no answers. */
export async function forgetEnded({
  database,
  clock,
}: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> {
  const now = new Date(clock.now())
  const longAgo = (days: number): Date => new Date(clock.now() - days * 86_400_000)
  await database.query(sql`
    delete from identity_session where ends_at <= ${now} or used_at < ${now}::timestamptz - make_interval(secs => idle_seconds) - interval '5 minutes'`)
  await database.query(sql`delete from identity_device where expires_at <= ${now}`)
  await database.query(sql`delete from identity_challenge where expires_at <= ${now}`)
  await database.query(sql`delete from identity_phone_proof_used where expires_at <= ${now}`)
  await database.query(sql`delete from identity_code where sent_at < ${longAgo(1)}`)
  await database.query(sql`delete from identity_cap where window_start < ${longAgo(2)}`)
  await database.query(
    sql`delete from identity_known_device where last_at < ${new Date(clock.now() - knownDeviceLifeMs)}`,
  )
  await database.query(sql`delete from identity_login_log where at < ${longAgo(90)}`)
  await database.query(sql`delete from identity_account_event where at < ${longAgo(400)}`)
  await forgetEndedChecks(database, clock.now())
  await forgetOldMessages(database, clock.now())
  await database.query(
    sql`delete from identity_attempt where changed_at < ${longAgo(30)} and (locked_until is null or locked_until <= ${now})`,
  )
}
