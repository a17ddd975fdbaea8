// SPDX-License-Identifier: Apache-2.0
import type { Live } from '../../../../platform/live/index.ts'
import type { BookMarket } from '../markets/market-store.ts'
import { periodsOf } from '../views/period-scores.ts'
import { showIncident, showMarket, showStatistics } from '../views/show-parts.ts'
import type { BookEvent, Incident } from './event.ts'

/** PostgreSQL carries less than 8,000 bytes at once; a message has markets of so many outcomes at most. */
const mostOutcomes = 110

/** Pushes what is new in an event to the pages that watch it, in as many messages as its markets need. */
export function pushChange(
  live: Live,
  event: BookEvent,
  incidents: readonly Incident[],
  markets: readonly BookMarket[],
): void {
  const [first = [], ...others] = inParts(markets)
  for (const [part, added] of [[first, incidents] as const, ...others.map((each) => [each, []] as const)])
    live.publishToWatchers('sportsbook.event', String(event.id), {
      eventId: String(event.id),
      version: event.version,
      status: event.status,
      stopped: event.stopped ?? null,
      score: event.score,
      period: event.period,
      playedSeconds: event.playedSeconds,
      playedAt: event.playedAtMs ?? null,
      statistics: showStatistics(event.statistics),
      periods: periodsOf(event),
      incidents: added.slice(-20).map(showIncident),
      markets: part.map(showMarket),
    })
}

function inParts(markets: readonly BookMarket[]): BookMarket[][] {
  const parts: BookMarket[][] = []
  let room = 0
  for (const market of markets) {
    const size = market.outcomes.length + 2
    if (size > room) {
      parts.push([])
      room = mostOutcomes
    }
    parts.at(-1)?.push(market)
    room -= size
  }
  return parts
}
