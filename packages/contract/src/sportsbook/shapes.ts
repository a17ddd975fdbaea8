// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Moment } from '../kit/index.ts'
import { BookId } from './book-id.ts'

export { BookId }

/** The sports of the book, in the order of the lobby. */
export const Sport = z.enum(['football', 'basketball', 'tennis', 'esports', 'cockfight'])
const oneOf = `(?:${Sport.options.join('|')})`
/** Sports with commas between them. In whatever order they are named, the question is the same, and so is its answer. */
export const Sports = z
  .string()
  .regex(new RegExp(`^${oneOf}(?:,${oneOf}){0,${Sport.options.length - 1}}$`))
  .transform((named) => Sport.options.filter((sport) => named.split(',').includes(sport)))
/** The language of names, where the source has them; English otherwise. */
export const language = z.string().max(10).optional()

const score = z.object({ home: z.number(), away: z.number() })
const team = z.object({ id: BookId, name: z.string() })

/** A market takes bets while it is open; a suspended one shows its last prices. */
export const MarketStatus = z.enum(['open', 'suspended', 'closed', 'settled'])
export const EventStatus = z.enum([
  'scheduled',
  'live',
  'interrupted',
  'abandoned',
  'postponed',
  'ended',
  'cancelled',
])
const Stopped = z.enum(['goal', 'red_card', 'penalty', 'review', 'incident', 'feed', 'operator'])

/** A market whose prices are those of its version. A bet names the version that it saw. */
export const market = z.object({
  id: BookId,
  /** The code of its type, the part of the event that it is about, and its line in quarters: -3 is -0.75. */
  type: z.string(),
  period: z.string(),
  line: z.number().nullable(),
  status: MarketStatus,
  version: z.number(),
  /** Decimal prices in thousandths: 1850 is 1.85; 0: not on sale. */
  outcomes: z.array(z.object({ outcome: z.string(), price: z.number() })),
})

/** The score of a part of the event, such as first_half. */
export const periodScore = z.object({ period: z.string(), home: z.number(), away: z.number() })

/** An event as in a list, with its main market. */
export const eventCard = z.object({
  id: BookId,
  sport: Sport,
  competition: z.object({ id: BookId, name: z.string(), region: z.string() }),
  home: team,
  away: team,
  startsAt: Moment,
  status: EventStatus,
  /** Why no market takes bets; null while markets decide for themselves. */
  stopped: Stopped.nullable(),
  score,
  /** What is played, such as second_half; empty before the start. */
  period: z.string(),
  /** The scores of its parts that have begun. */
  periods: z.array(periodScore),
  /** How long it has been played, and when it was so; null before the start. */
  playedSeconds: z.number(),
  playedAt: Moment.nullable(),
  version: z.number(),
  /** How many markets take bets. */
  openMarkets: z.number(),
  main: market.nullable(),
})

/** What happened in an event. */
export const incident = z.object({
  number: z.number(),
  kind: z.string(),
  side: z.enum(['home', 'away']).nullable(),
  period: z.string(),
  playedSeconds: z.number(),
  score,
})

/**
 * Counts of both sides, such as corners. Of tennis also who serves (`service`) and the points of the game that is
 * played (`game_points`), of e-sports the rounds of each map (`map_1`).
 */
export const statistic = z.object({ name: z.string(), home: z.number(), away: z.number() })

/** A live message about one event: what is new since the last one. */
export const eventChanged = z.object({
  eventId: BookId,
  version: z.number(),
  status: EventStatus,
  stopped: Stopped.nullable(),
  score,
  period: z.string(),
  playedSeconds: z.number(),
  playedAt: Moment.nullable(),
  statistics: z.array(statistic),
  periods: z.array(periodScore),
  incidents: z.array(incident),
  markets: z.array(market),
})

/** A competition, with how many of its events are live and to come. */
export const competition = z.object({
  id: BookId,
  sport: Sport,
  name: z.string(),
  /** The country or part of the world; empty for invented competitions. */
  region: z.string(),
  live: z.number(),
  upcoming: z.number(),
})

/** A team that was found by its name or id. */
export const teamFound = team.extend({ sport: Sport })
