// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { betShape } from '../sportsbook/bet-shapes.ts'
import { PoolSide, poolShape } from '../sportsbook/pool-calls.ts'
import { BookId, EventStatus, MarketStatus, Sport } from '../sportsbook/shapes.ts'

const reason = line(200).min(3)
const reviewStep = { id: z.uuid(), reason, requestId: RequestId }
const entryStep = { id: z.uuid(), reason, requestId: RequestId }
const EventKind = z.enum(['match', 'outright'])
const Venue = z.enum(['as_announced', 'neutral', 'reversed'])

const review = z.object({
  betId: z.uuid(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  /** over: it was refused, declined or not decided in time. */
  state: z.enum(['waiting', 'offered', 'approved', 'over']),
  askedAt: Moment,
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  reason: z.string(),
  bet: betShape,
})
const stepFaults = ['sportsbook.reviewOver'] as const

const eventOfResults = z.object({
  id: BookId,
  kind: EventKind,
  sport: Sport,
  competition: z.string(),
  season: z.string(),
  /** Empty for an outright. */
  home: z.string(),
  away: z.string(),
  startsAt: Moment,
  status: EventStatus,
  score: z.object({ home: z.number(), away: z.number() }),
  bestOf: z.number().nullable(),
  /** 0: it has no result. */
  resultVersion: z.number(),
  /** Its result can be entered: it is over, or an outright on which operators have stopped betting. */
  takesResult: z.boolean(),
})
/** Of an outright; their ids are the outcomes of its markets. */
const competitors = z.array(z.object({ id: BookId, name: z.string() }))

/** A version of a result; the score by parts is JSON text. */
const said = z.object({
  status: EventStatus,
  venue: Venue,
  result: z.string().nullable(),
  endedAt: Moment.nullable(),
  voidedMarkets: z.array(z.string()),
})
const marketOfResults = z.object({
  id: BookId,
  type: z.string(),
  period: z.string(),
  line: z.number().nullable(),
  status: MarketStatus,
})
const entry = z.object({
  entryId: z.uuid(),
  eventId: BookId,
  kind: z.enum(['result', 'void_market', 'void_event']),
  /** stale: bets or results have changed since its dry run. */
  status: z.enum(['planning', 'planned', 'running', 'done', 'dropped', 'stale']),
  said,
  reason: z.string(),
  madeBy: z.string(),
  madeAt: Moment,
  /** It moves so much that another operator has to confirm it. */
  secondOperator: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string(),
  /** Made by the operator who reads it. */
  own: z.boolean(),
})

/** Large bets that wait for an operator, and results that operators enter. */
export const sportsbookReviewCalls = {
  betReviews: call('backoffice.betReviews', {
    http: 'GET /ops/sportsbook/reviews',
    who: 'operator',
    may: 'read',
    summary:
      'Large bets: those that wait, the nearest deadline first, or those that were decided, newest first.',
    input: { waiting: z.boolean().default(true), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(review),
  }),
  approveBet: call('backoffice.approveBet', {
    http: 'POST /ops/sportsbook/reviews/:id/approve',
    who: 'operator',
    may: 'reviewBets',
    once: true,
    summary:
      'Approves a large bet. It is accepted by the prices and the score of this moment, or refused, like every other pending bet.',
    input: reviewStep,
    output: z.null(),
    faults: stepFaults,
  }),
  offerBet: call('backoffice.offerBet', {
    http: 'POST /ops/sportsbook/reviews/:id/offer',
    who: 'operator',
    may: 'reviewBets',
    once: true,
    summary:
      'Offers the owner of a large bet a lower stake of a line or other prices of its legs. They accept, or get the stake back.',
    input: {
      ...reviewStep,
      stakePerLine: Amount.optional(),
      prices: z.array(z.number().int().min(1_001).max(10_000_000)).min(1).max(20).optional(),
    },
    output: z.null(),
    faults: ['sportsbook.reviewOver', 'sportsbook.badOffer'],
  }),
  refuseBet: call('backoffice.refuseBet', {
    http: 'POST /ops/sportsbook/reviews/:id/refuse',
    who: 'operator',
    may: 'reviewBets',
    once: true,
    summary: 'Refuses a large bet. The stake goes back.',
    input: reviewStep,
    output: z.null(),
    faults: stepFaults,
  }),
  sportsbookResults: call('backoffice.sportsbookResults', {
    http: 'GET /ops/sportsbook/results',
    who: 'operator',
    may: 'read',
    summary: 'Events that are over, or those that are not, the latest start first.',
    input: {
      over: z.boolean().default(true),
      kind: EventKind.optional(),
      sport: Sport.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(eventOfResults),
  }),
  sportsbookResult: call('backoffice.sportsbookResult', {
    http: 'GET /ops/sportsbook/results/:id',
    who: 'operator',
    may: 'read',
    summary: 'One event: the versions of its result, its markets, and what operators entered.',
    input: { id: BookId },
    output: z.object({
      event: eventOfResults,
      competitors,
      /** Newest first. */
      versions: z.array(said.extend({ version: z.number(), time: Moment })),
      markets: z.array(marketOfResults),
      entries: z.array(entry),
    }),
    faults: ['sportsbook.unknownEvent'],
  }),
  planResult: call('backoffice.planResult', {
    http: 'POST /ops/sportsbook/results/:id/plan',
    who: 'operator',
    may: 'enterResults',
    once: true,
    summary:
      'Enters the result of an event that is over, or who won an outright, corrected or for the first time. Begins its dry run, and moves nothing.',
    input: {
      id: BookId,
      status: z.enum(['ended', 'abandoned', 'postponed', 'cancelled']),
      venue: Venue.default('as_announced'),
      /** The score by parts, or the positions of an outright, as JSON text; absent if nothing was played. */
      result: z.string().max(4_000).optional(),
      endedAt: Moment.optional(),
      reason,
      requestId: RequestId,
    },
    output: z.object({ entryId: z.uuid() }),
    faults: [
      'sportsbook.unknownEvent',
      'sportsbook.notOver',
      'sportsbook.badResult',
      'sportsbook.sameResult',
      'sportsbook.entryOpen',
    ],
  }),
  planVoid: call('backoffice.planVoid', {
    http: 'POST /ops/sportsbook/results/:id/void',
    who: 'operator',
    may: 'enterResults',
    once: true,
    summary: 'Begins the dry run of declaring a market, or the whole event, void. Moves nothing.',
    input: { id: BookId, marketId: BookId.optional(), reason, requestId: RequestId },
    output: z.object({ entryId: z.uuid() }),
    faults: [
      'sportsbook.unknownEvent',
      'sportsbook.unknownMarket',
      'sportsbook.sameResult',
      'sportsbook.entryOpen',
    ],
  }),
  resultEntry: call('backoffice.resultEntry', {
    http: 'GET /ops/sportsbook/entries/:id',
    who: 'operator',
    may: 'read',
    summary:
      'What an entry changes: sums by currency, the pools of a fight, and the bets that it changes most. Debts are by the balances of the dry run.',
    input: { id: z.uuid() },
    output: z.object({
      entry,
      event: eventOfResults,
      competitors,
      /** The version that counts until then; null while there is none. */
      before: said.nullable(),
      market: marketOfResults.nullable(),
      /** How many bets it settles or changes. */
      bets: z.number(),
      rows: z.array(
        z.object({
          betId: z.uuid(),
          memberId: z.number(),
          username: z.string(),
          currency: z.string(),
          stake: Amount,
          /** What it has returned and would return; null: it is open. */
          before: Amount.nullable(),
          after: Amount.nullable(),
          /** Of a stake in the pool of a fight; null for a bet. */
          side: PoolSide.nullable(),
        }),
      ),
      /** Of a fight: its pools with stakes, one in each currency. */
      pools: z.array(
        z.object({
          pool: poolShape,
          stakes: z.number(),
          /** How many win their share, how many come back, and how many are lost. */
          paid: z.number(),
          refunded: z.number(),
          lost: z.number(),
          /** What all of them return together. */
          returned: Amount,
          /** Why they settle so. */
          reason: z.string(),
        }),
      ),
      sums: z.array(
        z.object({
          currency: z.string(),
          bets: z.number(),
          gainers: z.number(),
          losers: z.number(),
          gain: Amount,
          lose: Amount,
          owed: Amount,
          debtors: z.number(),
        }),
      ),
    }),
  }),
  confirmEntry: call('backoffice.confirmEntry', {
    http: 'POST /ops/sportsbook/entries/:id/confirm',
    who: 'operator',
    may: 'approveCorrections',
    once: true,
    summary:
      'Lets an entry count, unless something has changed since its dry run: then it is stale. One that moves much is confirmed by another operator.',
    input: entryStep,
    output: z.object({ state: z.enum(['running', 'stale']) }),
    faults: ['backoffice.giverGone', 'sportsbook.entryState', 'backoffice.ownRequest'],
  }),
  dropEntry: call('backoffice.dropEntry', {
    http: 'POST /ops/sportsbook/entries/:id/drop',
    who: 'operator',
    may: 'enterResults',
    once: true,
    summary: 'Drops an entry that was not confirmed.',
    input: entryStep,
    output: z.null(),
    faults: ['sportsbook.entryState'],
  }),
}
