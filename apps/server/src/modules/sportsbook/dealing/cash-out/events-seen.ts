// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../../platform/db/index.ts'
import type { LegNow } from '../../bets/read-legs.ts'

/** Events as they were when a cash-out was asked for, by id: what must not have changed when it is decided. */
export type EventsSeen = Readonly<Record<string, EventSeen>>

interface EventSeen {
  /** How it stood, as one text. */
  standing: string
  /** The versions of the markets that the bet is on. */
  markets: Readonly<Record<string, number>>
}

/** How the events of legs stand now. */
export const seenOf = (legs: readonly LegNow[]): EventsSeen =>
  Object.fromEntries(
    legs.map(({ event, selections }) => [
      String(event.id),
      {
        standing: standingOf(event),
        markets: Object.fromEntries(selections.map(({ market }) => [String(market.id), market.version])),
      },
    ]),
  )

const standingOf = ({ status, score, period, result }: LegNow['event']): string =>
  JSON.stringify([
    status,
    score.home,
    score.away,
    period,
    result?.sport === 'football' ? (result.redCards ?? null) : null,
  ])

/**
 * Whether an event has changed since it was seen: its score, its part, a red card, its end, or a stop in between, even
 * if that is over by now. The events are held.
 */
export async function haveChanged(tx: Tx, seen: EventsSeen, legs: readonly LegNow[]): Promise<boolean> {
  const now = seenOf(legs)
  const ids = Object.keys(seen)
  if (ids.some((id) => now[id]?.standing !== seen[id]!.standing)) return true
  const markets = ids.flatMap((id) => Object.entries(seen[id]!.markets))
  const stop = await tx.one(sql`
    select market_id from unnest(${markets.map(([id]) => id)}::bigint[], ${markets.map(([, version]) => version)}::integer[]) as seen (id, version)
    join sportsbook_price price on price.market_id = seen.id and price.version > seen.version
    where price.status <> 'open' limit 1`)
  return stop !== undefined
}
