// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { BookId, EventStatus, MarketStatus, Sport } from '../sportsbook/shapes.ts'

const Reason = line(200).min(3)
const MemberId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const Stopped = z.enum(['goal', 'red_card', 'penalty', 'review', 'incident', 'feed', 'operator'])

const Score = z.object({ home: z.number(), away: z.number() })

const tradedEvent = z.object({
  id: BookId,
  kind: z.enum(['match', 'outright']),
  sport: Sport,
  competition: z.object({ id: BookId, name: z.string(), region: z.string() }),
  season: z.string(),
  /** Empty for an outright. */
  home: z.string(),
  away: z.string(),
  startsAt: Moment,
  status: EventStatus,
  /** Why no market takes bets; null while markets decide for themselves. */
  stopped: Stopped.nullable(),
  score: Score,
  period: z.string(),
})

const tradedMarket = z.object({
  id: BookId,
  type: z.string(),
  period: z.string(),
  /** In quarters: -3 is -0.75. */
  line: z.number().nullable(),
  status: MarketStatus,
  /** What its source says. */
  sourceStatus: MarketStatus,
  /** An operator has stopped it. */
  stopped: z.boolean(),
  /** Its prices together would lose for sure, so it is suspended. */
  losing: z.boolean(),
  version: z.number(),
  staked: Amount,
  /** What its worst outcome costs; 0 if none costs anything. */
  worst: Amount,
  /** Prices in thousandths: 1850 is 1.85; 0: not on sale. */
  outcomes: z.array(
    z.object({
      outcome: z.string(),
      price: z.number(),
      sourcePrice: z.number(),
      /** Set by an operator; null: automatic. */
      manual: z.number().nullable(),
      /** Ticks that an operator has moved the automatic price, and that it is lower because of its liability. */
      offset: z.number(),
      shaded: z.number(),
      staked: Amount,
      returns: Amount,
      /** What the book loses if it wins; below zero it gains. */
      liability: Amount,
    }),
  ),
})

const stop = { requestId: RequestId, eventId: BookId, marketId: BookId.optional(), reason: Reason }
const stopFaults = ['sportsbook.unknownEvent', 'sportsbook.unknownMarket'] as const
const LimitKind = z.enum(['member', 'competition', 'type'])

/** Trading on the sportsbook. Events are of the installation; bets count of all brands, in their currency units. */
export const sportsbookTradingCalls = {
  sportsbookEvents: call('backoffice.sportsbookEvents', {
    http: 'GET /ops/sportsbook/events',
    who: 'operator',
    may: 'read',
    takesTurns: 'operators',
    summary: 'Events with their stakes and what they may cost: live ones first, or the most costly first.',
    input: {
      sport: Sport.optional(),
      competitionId: BookId.optional(),
      state: z.enum(['open', 'live', 'scheduled', 'over']).default('open'),
      text: line(60).optional(),
      order: z.enum(['start', 'liability']).default('start'),
      pageNo: PageNo,
      pageSize: pageSize(50),
    },
    output: page(
      tradedEvent.extend({
        openMarkets: z.number(),
        stoppedMarkets: z.number(),
        manualPrices: z.number(),
        staked: Amount,
        /** The most that all of its markets can cost together. */
        worst: Amount,
      }),
    ),
  }),
  sportsbookEvent: call('backoffice.sportsbookEvent', {
    http: 'GET /ops/sportsbook/events/:eventId',
    who: 'operator',
    may: 'read',
    summary: 'One event: its markets with prices, stakes and liability, and what operators did.',
    input: { eventId: BookId },
    output: tradedEvent.extend({
      /** The stop of its source, which an operator cannot end. */
      feedStopped: Stopped.nullable(),
      /** The most that the book may lose on an outcome. */
      outcomeLimit: Amount,
      /** Of an outright; their ids are the outcomes of its markets. */
      competitors: z.array(z.object({ id: BookId, name: z.string() })),
      markets: z.array(tradedMarket),
      /** JSON text: the result so far; null before the start. */
      said: z.string().nullable(),
      /** The most sets or maps. */
      bestOf: z.number().nullable(),
      /** Manual prices that no longer stand because the score changed, the newest first. */
      withdrawn: z.array(
        z.object({
          marketId: BookId,
          outcome: z.string(),
          price: z.number(),
          before: Score,
          after: Score,
          time: Moment,
        }),
      ),
      history: z.array(
        z.object({
          action: z.string(),
          by: z.string(),
          time: Moment,
          reason: z.string(),
          details: z.string(),
        }),
      ),
    }),
    faults: ['sportsbook.unknownEvent'],
  }),
  sportsbookCompetitions: call('backoffice.sportsbookCompetitions', {
    http: 'GET /ops/sportsbook/competitions',
    who: 'operator',
    may: 'read',
    summary: 'Competitions with events that are live or to come.',
    input: { sport: Sport.optional() },
    output: z.object({
      list: z.array(
        z.object({
          id: BookId,
          sport: Sport,
          name: z.string(),
          region: z.string(),
          live: z.number(),
          upcoming: z.number(),
        }),
      ),
    }),
  }),
  setSportsbookPrice: call('backoffice.setSportsbookPrice', {
    http: 'POST /ops/sportsbook/prices',
    who: 'operator',
    may: 'tradeSportsbook',
    pays: true,
    once: true,
    summary:
      'Sets the price of an outcome, or moves its automatic price by ticks of the ladder. It stays so until it is set again, a price only until the score changes; no price and no ticks make it automatic.',
    input: {
      requestId: RequestId,
      marketId: BookId,
      outcome: z.string().min(1).max(60),
      /** In thousandths, one of the ladder. */
      price: z.number().int().min(1_001).max(1_000_000).nullable().default(null),
      ticks: z.number().int().min(-30).max(30).default(0),
    },
    output: z.object({ price: z.number() }),
    faults: [
      'sportsbook.unknownMarket',
      'sportsbook.marketClosed',
      'sportsbook.notOnLadder',
      'sportsbook.losingBook',
    ],
  }),
  stopSportsbook: call('backoffice.stopSportsbook', {
    http: 'POST /ops/sportsbook/stop',
    who: 'operator',
    may: 'tradeSportsbook',
    once: true,
    summary: 'Stops betting on an event, or on one market of it, until an operator resumes it.',
    input: stop,
    output: z.null(),
    faults: stopFaults,
  }),
  resumeSportsbook: call('backoffice.resumeSportsbook', {
    http: 'POST /ops/sportsbook/resume',
    who: 'operator',
    may: 'tradeSportsbook',
    once: true,
    summary: "Ends an operator's stop. A stop of the source goes on.",
    input: stop,
    output: z.null(),
    faults: stopFaults,
  }),
  sportsbookLimits: call('backoffice.sportsbookLimits', {
    http: 'GET /ops/sportsbook/limits',
    who: 'operator',
    may: 'read',
    summary: 'Limits of stakes for members, competitions and market types, the newest first.',
    input: { brandCode: BrandCode, kind: LimitKind.optional(), pageNo: PageNo, pageSize: pageSize(50) },
    output: page(
      z.object({
        brandCode: z.string(),
        kind: LimitKind,
        key: z.string(),
        /** Of the member or of the competition; the code of a market type. */
        name: z.string(),
        /** Thousandths of what others may stake. */
        factor: z.number().nullable(),
        highest: Amount.nullable(),
        reason: z.string(),
        by: z.string(),
        time: Moment,
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
  limitSportsbookMember: call('backoffice.limitSportsbookMember', {
    http: 'POST /ops/sportsbook/limits/member',
    who: 'operator',
    may: 'limitSportsbook',
    once: true,
    summary:
      'Limits the stakes of a member: to a factor of what others may stake, or to an amount. Neither takes the limit away.',
    input: {
      requestId: RequestId,
      memberId: MemberId,
      /** In thousandths: 100 is a tenth of what others may stake. */
      factor: z.number().int().min(0).max(10_000).nullable().default(null),
      highest: Amount.nullable().default(null),
      reason: Reason,
    },
    output: z.null(),
    faults: ['backoffice.noMember'],
  }),
  limitSportsbookStakes: call('backoffice.limitSportsbookStakes', {
    http: 'POST /ops/sportsbook/limits/stakes',
    who: 'operator',
    may: 'limitSportsbook',
    once: true,
    summary:
      'Limits the stakes of all members of a brand on a competition or a market type. No amount takes the limit away.',
    input: {
      requestId: RequestId,
      brandCode: BrandCode,
      competitionId: BookId.optional(),
      type: z
        .string()
        .regex(/^[a-z0-9_]{1,41}$/)
        .optional(),
      highest: Amount.nullable(),
      reason: Reason,
    },
    output: z.null(),
    faults: ['backoffice.noBrand', 'sportsbook.unknownCompetition', 'sportsbook.unknownMarket'],
  }),
}
