// SPDX-License-Identifier: Apache-2.0
import { sql, waitUntilEnded, type Database } from '../../platform/db/index.ts'

/** So many postings are looked at by one statement, which must not take as long as statements may. */
const postingsAtOnce = 500_000n
/** A ledger that was never checked is caught up with by many runs. */
const mostSteps = 20

interface Moment {
  since: bigint
  last: bigint
  next_transaction: string
}

/**
 * Moves the bookmark of what was checked over the postings that no running transaction can add to any more,
 * as far as they are right. It stops before those that are not; the check that follows says what is wrong
 * with them.
 */
export async function moveChecked(db: Database): Promise<void> {
  // Asked of the bookmark in selects of their own, which are answered once and not for each posting.
  const moment =
    await db.one<Moment>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next_transaction,
    (select posting_id from ledger_bookmark where kind = 'checked') as since,
    coalesce((select max(id) from ledger_posting
      where period >= (select ledger_period_after(posting_id) from ledger_bookmark where kind = 'checked')
        and id > (select posting_id from ledger_bookmark where kind = 'checked')), 0) as last`)
  if (!moment || moment.last <= moment.since || !(await waitUntilEnded(db, moment.next_transaction))) return
  let reached = moment.since
  for (let step = 0; step < mostSteps && reached < moment.last; step += 1) {
    reached = reached + postingsAtOnce < moment.last ? reached + postingsAtOnce : moment.last
    const row = await db.one<{ moved: boolean }>(sql`select ledger_move_checked(${reached}) as moved`)
    if (!row?.moved) return
  }
}
