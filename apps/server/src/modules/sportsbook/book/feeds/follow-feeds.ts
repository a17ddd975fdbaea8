// SPDX-License-Identifier: Apache-2.0
import type { FeedName } from '../events/event.ts'
import { followStarts } from '../events/start-events.ts'
import { followReplay } from '../replay/follow-replay.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { followAsLeader } from './follow-as-leader.ts'
import { lookAfterOddsFeed } from './odds/look-after-odds-feed.ts'
import { lookAfterPushFeed } from './push/look-after-push-feed.ts'

/**
 * Where events come from. A feed brings them with `putOnEvent` and changes them with `changeEvent` and `insertResult` only, in transactions
 * that lock the event; whatever it repeats changes nothing.
 */
export interface Feed {
  name: FeedName
  /** Follows it until the function that it returns is called, which waits for its end. */
  follow(deps: SportsbookDeps): () => Promise<void>
}

/** All feeds. Those from outside do nothing until an operator has set them. */
export const feeds: readonly Feed[] = [
  { name: 'replay', follow: followReplay },
  { name: 'odds', follow: (deps) => followAsLeader(deps, 'odds', () => lookAfterOddsFeed(deps)) },
  { name: 'push', follow: (deps) => followAsLeader(deps, 'push', () => lookAfterPushFeed(deps)) },
]

/** Follows all feeds, and starts their matches; the function that it returns ends that. */
export function followFeeds(deps: SportsbookDeps): () => Promise<void> {
  const stops = [followStarts(deps), ...feeds.map(({ follow }) => follow(deps))]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
