// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Takes or keeps the lead of a feed until a moment; false while another process has it. Two processes that both
 * believe to lead do no harm: what they do is locked and numbered.
 */
export const takeLead = async (
  db: Queries,
  { feed, holder, nowMs, untilMs }: { feed: string; holder: string; nowMs: number; untilMs: number },
): Promise<boolean> =>
  (await db.one(sql`
    insert into sportsbook_lead as lead (feed, holder, until_ms) values (${feed}, ${holder}, ${BigInt(untilMs)})
    on conflict (feed) do update set holder = excluded.holder, until_ms = excluded.until_ms
      where lead.holder = excluded.holder or lead.until_ms < ${BigInt(nowMs)}
    returning feed`)) !== undefined

/** Gives up the lead, so that another process need not wait. */
export const giveUpLead = async (
  db: Queries,
  { feed, holder }: { feed: string; holder: string },
): Promise<void> => {
  await db.query(sql`update sportsbook_lead set until_ms = 0 where feed = ${feed} and holder = ${holder}`)
}
