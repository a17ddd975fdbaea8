// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../../../platform/db/index.ts'

const mostAtOnce = 1_000

/** Events of a part that are still to come and were not in an answer, although they are offered. */
export const missingEvents = async (
  db: Queries,
  part: string,
  externalIds: readonly string[],
): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select event.id from sportsbook_event event join sportsbook_feed_event said on said.event_id = event.id
    where event.feed = 'odds' and said.part = ${part} and event.status = 'scheduled' and event.external_id <> all(${externalIds}::text[])
      and exists (select from sportsbook_market market where market.event_id = event.id and market.status = 'open')
    order by event.id limit ${mostAtOnce}`)
  ).map(({ id }) => id)

/** Whether the result of an event of this part is awaited: it began, and less than three days ago. */
export const awaitsResults = async (db: Queries, part: string, nowMs: number): Promise<boolean> =>
  (await db.one(sql`
    select from sportsbook_event event join sportsbook_feed_event said on said.event_id = event.id
    where event.feed = 'odds' and said.part = ${part} and event.status in ('live', 'interrupted', 'scheduled')
      and event.starts_at between ${new Date(nowMs - 3 * 86_400_000)} and ${new Date(nowMs)} limit 1`)) !==
  undefined

/** The part of the feed that an event depends on. */
export const partOfOddsEvent = async (db: Queries, eventId: bigint): Promise<string> =>
  (await db.one<{ part: string }>(sql`select part from sportsbook_feed_event where event_id = ${eventId}`))
    ?.part ?? ''
