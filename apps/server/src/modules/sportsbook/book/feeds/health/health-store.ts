// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../../../platform/db/index.ts'
import { type FeedHealth, newHealth } from './feed-health.ts'

interface HealthRow {
  feed: FeedHealth['feed']
  part: string
  state: FeedHealth['state']
  changed_at: number
  message_at: number | null
  sent_at: number | null
  delay_ms: number
  alive_at: number | null
  subscribed: boolean
  complete_to: number | null
  gaps: number
  recoveries: number
  recovery_id: number | null
  tried_at: number | null
  refused: number
  refused_at: number | null
  refusal: string | null
  requests_left: number | null
}

const healthOf = (row: HealthRow): FeedHealth => ({
  feed: row.feed,
  part: row.part,
  state: row.state,
  changedAtMs: row.changed_at,
  messageAtMs: row.message_at ?? undefined,
  sentAtMs: row.sent_at ?? undefined,
  delayMs: Number(row.delay_ms),
  aliveAtMs: row.alive_at ?? undefined,
  subscribed: row.subscribed,
  completeToMs: row.complete_to ?? undefined,
  gaps: row.gaps,
  recoveries: row.recoveries,
  recoveryId: row.recovery_id === null ? undefined : Number(row.recovery_id),
  triedAtMs: row.tried_at ?? undefined,
  refused: row.refused,
  refusedAtMs: row.refused_at ?? undefined,
  refusal: row.refusal ?? undefined,
  requestsLeft: row.requests_left ?? undefined,
})

/** All parts of the feeds, or of one, in order. */
export const healthOfFeeds = async (db: Queries, feed?: FeedHealth['feed']): Promise<FeedHealth[]> =>
  (
    await db.query<HealthRow>(sql`
    select * from sportsbook_feed_health where feed = ${feed ?? null} or ${feed === undefined}
    order by feed, part limit 200`)
  ).map(healthOf)

/** Whether a part of a feed is up now. */
export const isUp = async (db: Queries, feed: FeedHealth['feed'], part: string): Promise<boolean> =>
  (await db.one(
    sql`select from sportsbook_feed_health where feed = ${feed} and part = ${part} and state = 'up'`,
  )) !== undefined

/** Locks how a part of a feed does until the transaction ends; adds it if it is new. */
export async function lockHealth(
  tx: Tx,
  feed: FeedHealth['feed'],
  part: string,
  nowMs: number,
): Promise<FeedHealth> {
  await tx.query(sql`
    insert into sportsbook_feed_health (feed, part, changed_at) values (${feed}, ${part}, ${new Date(nowMs)}) on conflict do nothing`)
  const row = await tx.one<HealthRow>(sql`
    select * from sportsbook_feed_health where feed = ${feed} and part = ${part} for no key update`)
  return row ? healthOf(row) : newHealth(feed, part, nowMs)
}

const momentOf = (atMs: number | undefined): Date | null => (atMs === undefined ? null : new Date(atMs))

/** Stores how a locked part of a feed does. */
export const saveHealth = async (tx: Tx, health: FeedHealth): Promise<void> => {
  await tx.query(sql`
    update sportsbook_feed_health set state = ${health.state}, changed_at = ${new Date(health.changedAtMs)},
      message_at = ${momentOf(health.messageAtMs)}, sent_at = ${momentOf(health.sentAtMs)}, delay_ms = ${health.delayMs},
      alive_at = ${momentOf(health.aliveAtMs)}, subscribed = ${health.subscribed}, complete_to = ${momentOf(health.completeToMs)},
      gaps = ${health.gaps}, recoveries = ${health.recoveries}, recovery_id = ${health.recoveryId ?? null},
      tried_at = ${momentOf(health.triedAtMs)}, refused = ${health.refused}, refused_at = ${momentOf(health.refusedAtMs)},
      refusal = ${health.refusal ?? null}, requests_left = ${health.requestsLeft ?? null}
    where feed = ${health.feed} and part = ${health.part}`)
}

/** Notes that a message was taken; at most once a second, so that messages need not wait for each other. */
export const noteMessage = async (
  db: Queries,
  { feed, part }: Pick<FeedHealth, 'feed' | 'part'>,
  { sentMs, nowMs }: { sentMs: number; nowMs: number },
): Promise<void> => {
  await db.query(sql`
    update sportsbook_feed_health set message_at = ${new Date(nowMs)}, sent_at = ${new Date(sentMs)}, delay_ms = ${Math.max(0, nowMs - sentMs)}
    where feed = ${feed} and part = ${part} and coalesce(message_at <= ${new Date(nowMs - 1_000)}, true)`)
}
