// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'
import { BookId, EventStatus, Sport } from './shapes.ts'

const score = z.object({ home: z.number(), away: z.number() })

/** pending: in play, a bet waits some seconds before it is accepted or refused. refused: its stake went back. */
export const BetStatus = z.enum(['pending', 'open', 'settled', 'refused'])
/** What a member agrees to when a price moves before their bet is accepted. */
export const PriceChanges = z.enum(['none', 'better', 'any'])

/** The most outcomes of one event that a bet builder joins to a leg. */
const mostSelections = 12

/** What of one event has to come true, as the slip shows it. */
export const legAsked = z.strictObject({
  /** One outcome of a market; several, which all have to hold, make a bet builder. */
  selections: z
    .array(z.strictObject({ marketId: BookId, outcome: z.string().regex(/^[\w:-]{1,40}$/) }))
    .min(1)
    .max(mostSelections),
  /** The decimal price in thousandths that the member saw, for all selections together. */
  price: z.number().int().min(1_001).max(10_000_000),
  /** The score that they saw, of an event that is live. */
  score: z
    .strictObject({ home: z.number().int().min(0).max(999), away: z.number().int().min(0).max(999) })
    .optional(),
})

/** An outcome of a leg, and how it settled by itself. */
const betSelection = z.object({
  market: z.object({ id: BookId, type: z.string(), period: z.string(), line: z.number().nullable() }),
  outcome: z.string(),
  /** What had been scored in its part of the event when the bet was placed, where only the rest counts. */
  scoreBefore: score.nullable(),
  /** Null while it is open. */
  settled: z.string().nullable(),
  /** Why it settled so, or what it waits for. */
  reason: z.string(),
})

/** Why selections of one event cannot be joined. */
export const JoinRefusal = z.enum([
  'builder_too_few',
  'builder_too_many',
  'builder_same_market',
  'builder_market',
  'builder_no_states',
  'builder_contradictory',
  'builder_no_price',
  'builder_several_events',
  'builder_not_offered',
])

/** A version of a result as settlement counts it. */
export const countedResult = z.object({
  version: z.number(),
  status: EventStatus,
  venue: z.enum(['as_announced', 'neutral', 'reversed']),
  /** JSON text. */
  said: z.string().nullable(),
  endedAt: Moment.nullable(),
  /** JSON text: of an event that ended after its 48 hours, what stood when they had passed. */
  saidAtDeadline: z.string().nullable(),
  /** Markets that are void, as `marketKey` names them. */
  voidedMarkets: z.array(z.string()),
})

/** A leg with everything that its settlement follows from; the result is as the rules read it. */
export const betLeg = z.object({
  event: z.object({
    id: BookId,
    kind: z.enum(['match', 'outright']),
    sport: Sport,
    /** The two sides; of an outright its competition and season. */
    home: z.string(),
    away: z.string(),
    startsAt: Moment,
    status: EventStatus,
    score,
    bestOf: z.number().nullable(),
    /** Those of an outright, whose ids are the outcomes of its markets; none of a match. */
    competitors: z.array(z.object({ id: BookId, name: z.string() })),
  }),
  /** One, or those that a bet builder joins: all of them have to hold. */
  selections: z.array(betSelection),
  /** For all selections together. */
  price: z.number(),
  /** When it was taken before the start of its event; null for a leg in play, and while the bet is pending. Void if the event had begun. */
  takenAt: Moment.nullable(),
  /** The price of now while all of its markets take bets; 0 otherwise. */
  priceNow: z.number(),
  /** The version of the result that counts for the leg; null while there is none. */
  result: countedResult.nullable(),
  /** How it settled; null while it is open. */
  settled: z.string().nullable(),
  /** Why it settled so, or what it waits for: the reason of the selection that decided. */
  reason: z.string(),
})

export const betShape = z.object({
  betId: z.uuid(),
  kind: z.string(),
  status: BetStatus,
  /** When a pending bet is accepted or refused. */
  decidesAt: Moment.nullable(),
  /** Why a bet was refused. */
  refusal: z.enum(['closed', 'price', 'score', 'limit', 'review', 'declined']).nullable(),
  /** Of a pending bet that is so large that an operator decides about it, until `decidesAt`; null for any other. */
  review: z
    .object({
      /** offered: its owner accepts what the operator offers instead, or gets the stake back. */
      state: z.enum(['waiting', 'offered']),
      /** The stake of a line, and the prices of the legs; null: as they were asked for. */
      offer: z.object({ stakePerLine: Amount, prices: z.array(z.number()).nullable() }).nullable(),
    })
    .nullable(),
  stake: Amount,
  stakePerLine: Amount,
  lines: z.number(),
  currency: z.string(),
  /** What it returns if all of its legs win. */
  mostReturn: Amount,
  /** What it returned, with all that was cashed out; null until it is settled. */
  returned: Amount.nullable(),
  /** What cash-outs have paid so far, and for how much of the stake. The rest of the stake goes on. */
  cashedOut: Amount,
  cashedStake: Amount,
  /** Of an open bet: what all that is left of it can be cashed out for now, and at which offer that happens by itself. */
  cashOut: z
    .object({
      offer: Amount.nullable(),
      automaticAt: Amount.nullable(),
      /** A cash-out in play that is decided then: how much of the bet, for no less than this offer for all of it. */
      waits: z.object({ until: Moment, share: z.number(), offer: Amount }).nullable(),
      /** Why the last one was refused after its wait. */
      refused: z.enum(['event_changed', 'offer_lower', 'not_offered']).nullable(),
    })
    .nullable(),
  /** Above 1: a corrected result changed what it returned. */
  settlements: z.number(),
  placedAt: Moment,
  endedAt: Moment.nullable(),
  legs: z.array(betLeg),
})
