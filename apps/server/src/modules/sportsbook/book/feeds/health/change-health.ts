// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../../../platform/db/index.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { type FeedHealth, withRefusal } from './feed-health.ts'
import { lockHealth, saveHealth } from './health-store.ts'

/**
 * Changes how a part of a feed does, in a transaction of its own; answers what it has become. Operators are alerted when a part that was up is
 * no longer.
 */
export const changeFeedHealth = (
  { database, clock, alerts }: SportsbookDeps,
  { feed, part }: Pick<FeedHealth, 'feed' | 'part'>,
  change: (health: FeedHealth, nowMs: number) => FeedHealth,
): Promise<FeedHealth> =>
  database.transaction(async (tx: Tx) => {
    const nowMs = clock.now()
    const known = await lockHealth(tx, feed, part, nowMs)
    const next = change(known, nowMs)
    if (next === known) return known
    await saveHealth(tx, next)
    if (known.state === 'up' && next.state !== 'up')
      await alerts.raise(
        tx,
        { kind: 'sportsbook.feedDown', reference: `${feed}/${part}`, details: { feed, part } },
        nowMs,
      )
    return next
  })

/** Notes that a message was refused before anybody knew which part it came from: the one that spoke last has it. */
export async function noteRefusal(
  deps: SportsbookDeps,
  feed: FeedHealth['feed'],
  refusal: string,
): Promise<void> {
  const spoke = await deps.database.one<{ part: string }>(
    sql`select part from sportsbook_feed_health where feed = ${feed} order by message_at desc nulls last, part limit 1`,
  )
  if (!spoke) return
  await changeFeedHealth(deps, { feed, part: spoke.part }, (health, nowMs) =>
    withRefusal(health, refusal, nowMs),
  )
}
