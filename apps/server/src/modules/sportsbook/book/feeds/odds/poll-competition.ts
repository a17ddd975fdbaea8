// SPDX-License-Identifier: Apache-2.0
import { offerTermsOf } from '../../replay/offer-terms.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { feedCode } from '../feed-text.ts'
import { changeFeedHealth } from '../health/change-health.ts'
import { type FeedHealth, inState, withRefusal } from '../health/feed-health.ts'
import { RefusedMessage } from '../refused-message.ts'
import { askOddsFeed, type OddsAnswer, type OddsFeedSetting } from './ask-odds-feed.ts'
import { offersOfBookmakers } from './consensus.ts'
import { pricedEvent, scoredEvent } from './odds-answers.ts'
import { awaitsResults, missingEvents } from './odds-event-store.ts'
import { dropPrices, fixtureOf, type OddsCompetition, takePrices } from './take-prices.ts'
import { takeScores } from './take-scores.ts'

/** Scores may be asked for three days after the start. */
const daysFrom = '3'

/** Asks for the prices of a competition, and for scores if some are awaited. A failure is noted, and tried again at the next time. */
export async function pollCompetition(
  deps: SportsbookDeps,
  setting: OddsFeedSetting,
  competition: OddsCompetition,
): Promise<void> {
  const { key } = competition
  try {
    await pollPrices(deps, setting, competition)
    if (await awaitsResults(deps.database, key, deps.clock.now())) await pollScores(deps, setting, key)
  } catch (error) {
    if (!(error instanceof RefusedMessage)) throw error
    await changeFeedHealth(deps, { feed: 'odds', part: key }, (health, nowMs) =>
      withRefusal(health, error.message, nowMs),
    )
  }
}

async function pollPrices(
  deps: SportsbookDeps,
  setting: OddsFeedSetting,
  competition: OddsCompetition,
): Promise<void> {
  const { key, sport } = competition
  const { extraMargin } = await offerTermsOf(deps.settings, feedCode(key), false)
  const answer = await askOddsFeed(deps.outbound, setting, {
    path: `${key}/odds`,
    query: {
      regions: setting.regions,
      markets: 'h2h,spreads,totals',
      oddsFormat: 'decimal',
      ...(setting.bookmaker !== '' && { bookmakers: setting.bookmaker }),
    },
    event: pricedEvent,
  })
  const unreadable = await eachEvent(answer.events, async (event) => {
    const offers = offersOfBookmakers(event, {
      sport,
      bookmaker: setting.bookmaker === '' ? undefined : setting.bookmaker,
      extraMargin,
      nowMs: deps.clock.now(),
    })
    const fixture = fixtureOf(event, competition)
    await deps.database.transaction((tx) => takePrices(tx, deps, fixture, { part: key, offers, up: true }))
  })
  const seen = answer.events.map(({ id }) => id)
  for (const eventId of await missingEvents(deps.database, key, seen))
    await deps.database.transaction((tx) => dropPrices(tx, deps, eventId, key))
  await noteAnswer(deps, key, answer, unreadable)
}

async function pollScores(deps: SportsbookDeps, setting: OddsFeedSetting, key: string): Promise<void> {
  const answer = await askOddsFeed(deps.outbound, setting, {
    path: `${key}/scores`,
    query: { daysFrom },
    event: scoredEvent,
  })
  let withoutResult = 0
  const unreadable = await eachEvent(answer.events, async (event) => {
    if (await deps.database.transaction((tx) => takeScores(tx, deps, event))) withoutResult += 1
  })
  await noteAnswer(deps, key, answer, unreadable + withoutResult)
}

/** Does something with every event; answers how many could not be read. */
async function eachEvent<Event>(
  events: readonly Event[],
  work: (event: Event) => Promise<void>,
): Promise<number> {
  let unreadable = 0
  for (const event of events)
    await work(event).catch((error: unknown) => {
      if (!(error instanceof RefusedMessage)) throw error
      unreadable += 1
    })
  return unreadable
}

const noteAnswer = (
  deps: SportsbookDeps,
  key: string,
  { unreadable, requestsLeft }: OddsAnswer<unknown>,
  further: number,
): Promise<FeedHealth> =>
  changeFeedHealth(deps, { feed: 'odds', part: key }, (health, nowMs) => {
    const up = inState(
      { ...health, messageAtMs: nowMs, aliveAtMs: nowMs, requestsLeft: requestsLeft ?? health.requestsLeft },
      'up',
      nowMs,
    )
    const bad = unreadable + further
    return bad > 0 ? withRefusal(up, `${bad} of its events could not be read`, nowMs) : up
  })
