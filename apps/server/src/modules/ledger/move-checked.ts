// SPDX-License-Identifier: Apache-2.0
import { sql, waitForRunning, type Database } from '../../platform/db/index.ts'

/** How many postings one statement checks, so that it stays below the statement timeout. */
const postingsAtOnce = 500_000n
/** Catching up with a ledger that was never checked takes several runs. */
const mostSteps = 20

interface Moment {
  since: bigint
  last: bigint
}

/**
 * Moves the bookmark forward over correct postings, up to where running transactions may still add some. It
 * stops before the first wrong one; the check that follows reports what is wrong.
 */
export async function moveChecked(db: Database): Promise<void> {
  // Subselects, so that the bookmark is read once and not for each posting.
  const moment =
    await db.one<Moment>(sql`select (select posting_id from ledger_bookmark where kind = 'checked') as since,
    coalesce((select max(id) from ledger_posting
      where period >= (select ledger_period_after(posting_id) from ledger_bookmark where kind = 'checked')
        and id > (select posting_id from ledger_bookmark where kind = 'checked')), 0) as last`)
  if (!moment || moment.last <= moment.since || !(await waitForRunning(db))) return
  let reached = moment.since
  for (let step = 0; step < mostSteps && reached < moment.last; step += 1) {
    reached = reached + postingsAtOnce < moment.last ? reached + postingsAtOnce : moment.last
    const row = await db.one<{ moved: boolean }>(sql`select ledger_move_checked(${reached}) as moved`)
    if (!row?.moved) return
  }
}
