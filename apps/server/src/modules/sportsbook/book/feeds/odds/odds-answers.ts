// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

const most = { events: 1_000, bookmakers: 200, markets: 20, outcomes: 60 }
const name = z.string().min(1).max(300)
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

const outcome = z.object({
  name,
  price: z.number().gt(1).max(100_000),
  point: z.number().min(-1_000).max(1_000).optional(),
})
const market = z.object({ key: z.string().max(60), outcomes: z.array(outcome).max(most.outcomes) })
const bookmaker = z.object({
  key: z.string().max(60),
  last_update: moment.optional(),
  markets: z.array(market).max(most.markets),
})
const event = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  sport_key: z.string().max(60),
  sport_title: name.optional(),
  commence_time: moment,
  home_team: name,
  away_team: name,
}

/** An event of The Odds API with the prices of its bookmakers. */
export const pricedEvent = z.object({ ...event, bookmakers: z.array(bookmaker).max(most.bookmakers) })
export type PricedEvent = z.output<typeof pricedEvent>
export type Bookmaker = PricedEvent['bookmakers'][number]

/** An event of The Odds API with its score. */
export const scoredEvent = z.object({
  ...event,
  completed: z.boolean(),
  scores: z
    .array(z.object({ name, score: z.string().regex(/^\d{1,3}$/) }))
    .max(2)
    .nullable(),
})
export type ScoredEvent = z.output<typeof scoredEvent>

/** A list in which each event is read by itself: one that we cannot read keeps no other one up. */
export const eventList = z.array(z.unknown()).max(most.events)
