// SPDX-License-Identifier: Apache-2.0
import { sql, waitForRunning, type Database } from '../../platform/db/index.ts'

/**
 * Job: adds the newer postings of operator accounts to their rolled-up balances, so that reading a balance
 * stays cheap. To miss nothing from running transactions, it notes the last posting, waits until every
 * transaction of that moment has ended, then rolls up to the noted one. Gives up silently when one runs too
 * long; the next run catches up. Returns the id of the last posting rolled up, or undefined when it gave up.
 */
export async function rollUpOperatorAccounts(db: Database): Promise<bigint | undefined> {
  const moment = await db.one<{ last: bigint }>(sql`
    select coalesce(max(id), 0) as last from ledger_posting
    where period >= (select ledger_period_after(posting_id) from ledger_horizon) and id > (select posting_id from ledger_horizon)`)
  if (!moment || moment.last === 0n || !(await waitForRunning(db))) return undefined
  const row = await db.one<{ up_to: bigint }>(sql`select ledger_roll_up(${moment.last}) as up_to`)
  return row?.up_to
}
