// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { FeedName } from '../events/event.ts'

export interface FeedEvent<State> {
  /** The part of its feed on which its markets depend. */
  part: string
  state: State
}

/** What a feed has said about a locked event, and of how many sets or maps it is the best. */
export async function feedEventOf<State>(
  tx: Tx,
  eventId: bigint,
): Promise<{ said: FeedEvent<State> | undefined; bestOf: number | undefined }> {
  const row = await tx.one<{ part: string | null; state: State | null; best_of: number | null }>(sql`
    select said.part, said.state, event.best_of from sportsbook_event event
    left join sportsbook_feed_event said on said.event_id = event.id where event.id = ${eventId}`)
  const said =
    row && row.part !== null && row.state !== null ? { part: row.part, state: row.state } : undefined
  return { said, bestOf: row?.best_of ?? undefined }
}

export const saveFeedEvent = async <State>(
  tx: Tx,
  eventId: bigint,
  { part, state }: FeedEvent<State>,
): Promise<void> => {
  await tx.query(sql`
    insert into sportsbook_feed_event (event_id, part, state) values (${eventId}, ${part}, ${JSON.stringify(state)})
    on conflict (event_id) do update set part = excluded.part, state = excluded.state`)
}

/**
 * Events that take bets although their part of the feed is not up, and those that were stopped for that reason although it is. Parts that
 * nobody has heard of are not up.
 */
export const eventsToFollow = async (
  db: Queries,
  feed: Exclude<FeedName, 'replay'>,
  most: number,
): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select event.id from sportsbook_event event join sportsbook_feed_event said on said.event_id = event.id
    left join sportsbook_feed_health health on health.feed = event.feed and health.part = said.part
    where event.feed = ${feed} and event.status in ('scheduled', 'live', 'interrupted')
      and (event.stopped is null and health.state is distinct from 'up' or event.stopped = 'feed' and health.state = 'up')
    order by event.id limit ${most}`)
  ).map(({ id }) => id)
