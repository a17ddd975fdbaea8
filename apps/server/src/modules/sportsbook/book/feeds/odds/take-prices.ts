// SPDX-License-Identifier: Apache-2.0
import type { Offer } from '@tessera/rules/sportsbook/offers/offer'
import type { Tx } from '../../../../../platform/db/index.ts'
import { changeEvent } from '../../events/change-event.ts'
import type { BookEvent } from '../../events/event.ts'
import { lockEvent } from '../../events/event-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { feedEventOf, saveFeedEvent } from '../feed-event-store.ts'
import { feedCode, feedName } from '../feed-text.ts'
import { type FeedFixture, putOnEvent } from '../put-on-event.ts'
import { inOrder } from '../push/event-state.ts'
import type { OddsFeedSetting } from './ask-odds-feed.ts'
import type { PricedEvent } from './odds-answers.ts'

export type OddsCompetition = OddsFeedSetting['competitions'][number]

/** What the book has made of the last answer about an event. */
export interface OddsEventState {
  startsAtMs: number
  offers: readonly Offer[]
}

/** An event of the answer as the book puts it on. Throws RefusedMessage for names that are none. */
export const fixtureOf = (event: PricedEvent, { key, sport }: OddsCompetition): FeedFixture => ({
  feed: 'odds',
  externalId: event.id,
  sport,
  competition: {
    externalId: feedCode(key),
    names: { en: feedName(event.sport_title ?? key) },
    region: undefined,
  },
  season: String(new Date(event.commence_time).getUTCFullYear()),
  home: teamOf(event.home_team),
  away: teamOf(event.away_team),
  startsAtMs: event.commence_time,
})

const teamOf = (name: string) => ({ externalId: feedName(name), names: { en: feedName(name) } })

/** Puts an event on and gives it the prices of an answer. The same answer again changes nothing. */
export async function takePrices(
  tx: Tx,
  deps: SportsbookDeps,
  fixture: FeedFixture,
  { part, offers, up }: { part: string; offers: readonly Offer[]; up: boolean },
): Promise<void> {
  const eventId = await putOnEvent(tx, fixture, deps.clock.now())
  const event = await lockEvent(tx, eventId)
  if (!event || (await takeStart(tx, deps, event, fixture.startsAtMs)) || event.status !== 'scheduled') return
  const { said } = await feedEventOf<OddsEventState>(tx, eventId)
  const state = { startsAtMs: fixture.startsAtMs, offers }
  const stopped = event.stopped === 'operator' ? 'operator' : up ? undefined : 'feed'
  if (said?.part === part && event.stopped === stopped && inOrder(said.state) === inOrder(state)) return
  await changeEvent(tx, deps, event, { startsAtMs: fixture.startsAtMs, stopped, markets: offers })
  await saveFeedEvent(tx, eventId, { part, state })
}

/**
 * Takes a start that has come, also one that is earlier than was announced, however late the feed says so. Answers whether the
 * match has begun: its prices are too old to bet at then.
 */
export async function takeStart(
  tx: Tx,
  deps: SportsbookDeps,
  event: BookEvent,
  startsAtMs: number,
): Promise<boolean> {
  const isEarlier = startsAtMs < event.startsAtMs
  if (event.status === 'scheduled') {
    if (Math.min(startsAtMs, event.startsAtMs) > deps.clock.now()) return false
    await changeEvent(tx, deps, event, {
      startsAtMs: Math.min(startsAtMs, event.startsAtMs),
      status: 'live',
      markets: 'suspend',
    })
  } else if (isEarlier && (event.status === 'live' || event.status === 'ended')) {
    await changeEvent(tx, deps, event, { startsAtMs })
  }
  return true
}

/** Follows what has become of the part of the feed that an event depends on. */
export async function followPart(tx: Tx, deps: SportsbookDeps, eventId: bigint, up: boolean): Promise<void> {
  const event = await lockEvent(tx, eventId)
  const stopped = up ? undefined : 'feed'
  if (!event || event.stopped === 'operator' || event.stopped === stopped) return
  const { said } = await feedEventOf<OddsEventState>(tx, eventId)
  const opens = up && event.status === 'scheduled' && event.startsAtMs > deps.clock.now()
  await changeEvent(tx, deps, event, {
    stopped,
    markets: opens && said ? said.state.offers : 'suspend',
  })
}

/** An event that is in no answer any more has no price. */
export async function dropPrices(tx: Tx, deps: SportsbookDeps, eventId: bigint, part: string): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (event?.status !== 'scheduled') return
  await changeEvent(tx, deps, event, { markets: 'suspend' })
  await saveFeedEvent<OddsEventState>(tx, eventId, {
    part,
    state: { startsAtMs: event.startsAtMs, offers: [] },
  })
}
