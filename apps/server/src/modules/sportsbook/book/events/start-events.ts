// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { changeEvent } from './change-event.ts'
import { hasBegunUntold } from './event.ts'
import { lockEvent } from './event-store.ts'

const lookEveryMs = 500
const afterFailureMs = 2_000
const mostAtOnce = 1_000

/**
 * Shows matches of feeds from outside as begun once their start has come, as long as this process works. Each process does,
 * apart from what polls and what leads a feed: the first clock that reaches a start closes the markets for all. Bets are
 * refused from the start on in any case, by the clock of their acceptance. Returns a function that stops it and waits for
 * its end.
 */
export function followStarts(deps: SportsbookDeps): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await startEvents(deps).then(
        () => lookEveryMs,
        (error: unknown) => {
          deps.log.warn({ error: String(error) }, 'matches could not be started')
          return afterFailureMs
        },
      )
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}

/**
 * Suspends the markets of matches that have begun. One of the polled feed, which knows prices before the start only, is live
 * from then on; the pushed one says itself when a match is played.
 */
export async function startEvents(deps: SportsbookDeps): Promise<void> {
  for (const eventId of await begunEvents(deps.database, deps.clock.now()))
    await deps.database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event || !hasBegunUntold(event, deps.clock.now())) return
      await changeEvent(tx, deps, event, {
        status: event.feed === 'odds' ? 'live' : event.status,
        markets: 'suspend',
      })
    })
}

/** Matches of feeds from outside that have begun and still show as if they had not. */
const begunEvents = async (db: Queries, nowMs: number): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select id from sportsbook_event event
    where status = 'scheduled' and starts_at <= ${new Date(nowMs)} and kind = 'match' and (feed = 'odds' or feed = 'push'
      and exists (select from sportsbook_market market where market.event_id = event.id and market.status = 'open'))
    order by starts_at, id limit ${mostAtOnce}`)
  ).map(({ id }) => id)
