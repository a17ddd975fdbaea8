// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

/** How a part of a feed does: a competition of the polled feed by its key, or a producer of the push feed by its id. */
const feedPart = z.object({
  feed: z.enum(['odds', 'push']),
  part: z.string(),
  /** While it is not up, no market of it takes bets. */
  state: z.enum(['down', 'recovering', 'up']),
  since: Moment,
  lastMessage: Moment.nullable(),
  /** How late its last message was, in milliseconds; polled ones have none. */
  delayMs: z.number().int(),
  gaps: z.number().int(),
  recoveries: z.number().int(),
  refused: z.number().int(),
  /** The last refusal, in our words. */
  lastRefusal: z.object({ at: Moment, reason: z.string() }).nullable(),
  requestsLeft: z.number().int().nullable(),
  /** Events of it that are to come or live, and how many of them take no bets because of it. */
  events: z.number().int(),
  stopped: z.number().int(),
})

/** The feeds of the sportsbook. */
export const sportsbookFeedCalls = {
  sportsbookFeeds: call('backoffice.sportsbookFeeds', {
    http: 'GET /ops/sportsbook/feeds',
    who: 'operator',
    may: 'read',
    summary: 'How the feeds of the sportsbook do, which are set, and how many events depend on each part.',
    input: {},
    output: z.object({
      set: z.object({ odds: z.boolean(), push: z.boolean() }),
      /** The feed of recorded and invented events: whether a process plays it, and its events that are to come or live. */
      builtIn: z.object({ running: z.boolean(), events: z.number().int(), live: z.number().int() }),
      list: z.array(feedPart),
    }),
  }),
}
