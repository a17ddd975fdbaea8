import { failureWindowMs, lockMs } from '@tessera/rules/identity/lock-out'
import { sql } from '../../platform/db/index.ts'
import type { IdentityDeps } from './deps.ts'

/** Clears away what is over and can prove nothing any more; for a job. Running it late or twice changes no answer. */
export async function forgetEnded({ database, clock }: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> {
  const now = new Date(clock.now())
  const noLongerCounts = new Date(clock.now() - failureWindowMs - lockMs)
  await database.query(sql`
    delete from identity_session where ends_at <= ${now} or used_at < ${now}::timestamptz - make_interval(secs => idle_seconds) - interval '5 minutes'`)
  await database.query(sql`delete from identity_device where expires_at <= ${now}`)
  await database.query(sql`delete from identity_bot_check_used where expires_at <= ${now}`)
  await database.query(sql`delete from identity_attempt where changed_at < ${noLongerCounts}`)
}
