// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { sql, type Queries } from '../../../../../platform/db/index.ts'
import type { Settings } from '../../../../../platform/settings/settings.ts'
import type { FeedHealth } from './feed-health.ts'
import { healthOfFeeds } from './health-store.ts'

type FeedsAnswer = OperationOutput<'backoffice.sportsbookFeeds'>

interface Count {
  feed: FeedHealth['feed']
  part: string
  events: number
  stopped: number
}

/** How the built-in feed and those from outside do, for operators. */
export async function showFeeds(db: Queries, settings: Settings, nowMs: number): Promise<FeedsAnswer> {
  const [odds, push] = [
    await settings.read('sportsbook.oddsFeed'),
    await settings.read('sportsbook.pushFeed'),
  ]
  const builtIn = await showBuiltIn(db, nowMs)
  const parts = await healthOfFeeds(db)
  const counts = await db.query<Count>(sql`
    select event.feed, said.part, count(*)::integer as events, (count(*) filter (where event.stopped = 'feed'))::integer as stopped
    from sportsbook_event event join sportsbook_feed_event said on said.event_id = event.id
    where event.status in ('scheduled', 'live', 'interrupted') group by event.feed, said.part`)
  return {
    set: { odds: odds.apiKey !== '' && odds.competitions.length > 0, push: push.secret !== '' },
    builtIn,
    list: parts.map((health) => show(health, counts)),
  }
}

/** A process that leads the built-in feed may be busy this long, such as with the first events of an installation. */
const busyMs = 60_000

/** It runs while a process has its lead, or had it a moment ago. */
const showBuiltIn = async (db: Queries, nowMs: number): Promise<FeedsAnswer['builtIn']> =>
  (await db.one<FeedsAnswer['builtIn']>(sql`
    select exists (select from sportsbook_lead where feed = 'replay' and until_ms >= ${BigInt(nowMs - busyMs)}) as running,
      count(*)::integer as events, (count(*) filter (where status <> 'scheduled'))::integer as live
    from sportsbook_event where feed = 'replay' and status in ('scheduled', 'live', 'interrupted')`))!

function show(health: FeedHealth, counts: readonly Count[]): FeedsAnswer['list'][number] {
  const { feed, part, state, refusedAtMs, refusal } = health
  const count = counts.find((each) => each.feed === feed && each.part === part)
  return {
    feed,
    part,
    state,
    since: health.changedAtMs,
    lastMessage: health.messageAtMs ?? null,
    delayMs: health.delayMs,
    gaps: health.gaps,
    recoveries: health.recoveries,
    refused: health.refused,
    lastRefusal:
      refusedAtMs === undefined || refusal === undefined ? null : { at: refusedAtMs, reason: refusal },
    requestsLeft: health.requestsLeft ?? null,
    events: count?.events ?? 0,
    stopped: count?.stopped ?? 0,
  }
}
