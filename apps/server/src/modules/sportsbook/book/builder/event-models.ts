// SPDX-License-Identifier: Apache-2.0
import type { PricedEvent } from '@tessera/rules/sportsbook/offers/price-market'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { BookEvent } from '../events/event.ts'
import type { Strength } from '../replay/played-sport.ts'
import { playedSportOf } from '../replay/played-sports.ts'

/** What the joint prices of an event are computed from. */
export interface EventModel {
  strength: Strength
  /** The code of its competition, which can have a margin of its own. */
  competition: string
}

/** The models of events, by event; only the built-in feed has some. */
export async function modelsOf(
  db: Queries,
  eventIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, EventModel>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db.query<{ event_id: bigint; strength: Strength; external_id: string }>(sql`
    select replay.event_id, replay.strength, competition.external_id from sportsbook_replay_event replay
    join sportsbook_event event on event.id = replay.event_id
    join sportsbook_competition competition on competition.id = event.competition_id
    where replay.event_id = any(${[...new Set(eventIds)]}::bigint[])`)
  return new Map(
    rows.map(({ event_id: id, strength, external_id: competition }) => [id, { strength, competition }]),
  )
}

/** All scores that an event can still have, as it stands; undefined if its sport has no joint model. */
export function jointOf(event: BookEvent, { strength }: EventModel): PricedEvent | undefined {
  const { status, score, period, playedSeconds, result } = event
  const state = status === 'live' ? { score, period, playedSeconds, result } : undefined
  return playedSportOf(event.sport).joint?.(strength, state)
}
