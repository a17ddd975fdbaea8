// SPDX-License-Identifier: Apache-2.0
import { startEvents } from '../../events/start-events.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { eventsToFollow } from '../feed-event-store.ts'
import { changeFeedHealth } from '../health/change-health.ts'
import { type FeedHealth, inState, withRefusal } from '../health/feed-health.ts'
import { healthOfFeeds, isUp } from '../health/health-store.ts'
import type { OddsFeedSetting } from './ask-odds-feed.ts'
import { partOfOddsEvent } from './odds-event-store.ts'
import { pollCompetition } from './poll-competition.ts'
import { followPart, type OddsCompetition } from './take-prices.ts'

const mostAtOnce = 500
/** Prices that are older than so many polls are too old to bet at. */
const mostMissed = 3

/** Everything that is due now: matches begin, competitions are polled, and events follow what has become of their feed. */
export async function lookAfterOddsFeed(deps: SportsbookDeps): Promise<void> {
  await deps.settings.refresh()
  const setting = await deps.settings.read('sportsbook.oddsFeed')
  const wanted = setting.apiKey === '' || setting.apiUrl === '' ? [] : setting.competitions
  await startEvents(deps)
  const known = new Map((await healthOfFeeds(deps.database, 'odds')).map((health) => [health.part, health]))
  for (const competition of wanted)
    if (await mayPoll(deps, setting, competition, known)) await pollCompetition(deps, setting, competition)
  await noteSilence(deps, setting, wanted)
  for (const eventId of await eventsToFollow(deps.database, 'odds', mostAtOnce))
    await deps.database.transaction(async (tx) =>
      followPart(tx, deps, eventId, await isUp(tx, 'odds', await partOfOddsEvent(tx, eventId))),
    )
}

/** The lowest number of requests that any answer has left. */
const leftOf = (known: ReadonlyMap<string, FeedHealth>): FeedHealth | undefined =>
  [...known.values()]
    .filter(({ requestsLeft, messageAtMs }) => requestsLeft !== undefined && messageAtMs !== undefined)
    .toSorted((left, right) => right.messageAtMs! - left.messageAtMs!)[0]

/** Whether a competition is due and the budget allows it; the moment is noted first, so that a restart asks no more often. */
async function mayPoll(
  deps: SportsbookDeps,
  { everySeconds, leastRequests }: OddsFeedSetting,
  { key }: OddsCompetition,
  known: ReadonlyMap<string, FeedHealth>,
): Promise<boolean> {
  const newest = leftOf(known)
  const spent = newest?.requestsLeft !== undefined && newest.requestsLeft <= leastRequests
  // The budget is renewed by the month: an attempt a day finds out.
  const waitMs = spent ? Math.max(86_400_000, everySeconds * 1_000) : everySeconds * 1_000
  let due = false
  await changeFeedHealth(deps, { feed: 'odds', part: key }, (health, nowMs) => {
    due = health.triedAtMs === undefined || nowMs - health.triedAtMs >= waitMs
    if (!due) return health
    return { ...health, triedAtMs: nowMs }
  })
  return due
}

/** Parts without an answer for too long are down, and so are those that nobody polls any more. */
async function noteSilence(
  deps: SportsbookDeps,
  { everySeconds }: OddsFeedSetting,
  wanted: readonly OddsCompetition[],
): Promise<void> {
  const keys = new Set(wanted.map(({ key }) => key))
  const isSilent = ({ part, aliveAtMs, state }: FeedHealth, nowMs: number): boolean =>
    state === 'up' && (!keys.has(part) || nowMs - (aliveAtMs ?? 0) > mostMissed * everySeconds * 1_000)
  for (const health of await healthOfFeeds(deps.database, 'odds'))
    if (isSilent(health, deps.clock.now()))
      await changeFeedHealth(deps, health, (now, nowMs) =>
        isSilent(now, nowMs)
          ? inState(withRefusal(now, 'no prices came for too long', nowMs), 'down', nowMs)
          : now,
      )
}
