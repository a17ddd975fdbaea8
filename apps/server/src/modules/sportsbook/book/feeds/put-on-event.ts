// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Tx } from '../../../../platform/db/index.ts'
import type { FeedName, Names } from '../events/event.ts'
import { eventNamed, insertEvent } from '../events/event-store.ts'
import { ensureSeason, ensureTeam } from '../events/name-store.ts'

/** An event as a feed announces it. Its names are clean (`feedName`). */
export interface FeedFixture {
  feed: Exclude<FeedName, 'replay'>
  externalId: string
  sport: Sport
  competition: { externalId: string; names: Names; region: Names | undefined }
  season: string
  home: { externalId: string; names: Names }
  away: { externalId: string; names: Names }
  startsAtMs: number
  bestOf?: number | undefined
}

/** Adds what is missing of an event, its competition and its teams; answers its id. Safe to run twice at once. */
export async function putOnEvent(tx: Tx, fixture: FeedFixture, nowMs: number): Promise<bigint> {
  const { feed, sport, externalId, startsAtMs, bestOf } = fixture
  const known = await eventNamed(tx, feed, externalId)
  if (known !== undefined) return known
  const season = await ensureSeason(tx, { ...fixture.competition, feed, sport }, fixture.season)
  const [homeId, awayId] = [
    await ensureTeam(tx, { feed, sport, ...fixture.home }),
    await ensureTeam(tx, { feed, sport, ...fixture.away }),
  ]
  const added = await insertEvent(tx, {
    feed,
    externalId,
    sport,
    ...season,
    homeId,
    awayId,
    startsAtMs,
    bestOf,
    storedAtMs: nowMs,
  })
  const id = added ?? (await eventNamed(tx, feed, externalId))
  if (id === undefined) throw new Error('an event of a feed was not added')
  return id
}
