// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment, RequestId } from '../kit/index.ts'
import { betShape } from './bet-shapes.ts'
import { BookId, EventStatus, language, Sport } from './shapes.ts'

const score = z.object({ home: z.number(), away: z.number() })
const selection = z.strictObject({ marketId: BookId, outcome: z.string().regex(/^[\w:-]{1,40}$/) })

/** A code of a shared slip, as it is typed or stands in a link. */
export const SlipCode = z.string().max(24)

/** Slips that are shared, and what became of a bet whose answer was lost. */
export const sportsbookSlipCalls = {
  shareSlip: call('sportsbook.shareSlip', {
    http: 'POST /wps/sportsbook/slip/share',
    who: 'member',
    openToExcluded: true,
    trial: true,
    perMinute: 12,
    largestBodyBytes: 16_384,
    summary:
      'A code by which anybody can put the same selections on their slip. It says nothing of who shares it; the same selections have the same code until it expires.',
    input: { legs: z.array(z.array(selection).min(1).max(12)).min(1).max(20) },
    output: z.object({ code: z.string(), expiresAt: Moment }),
    faults: ['sportsbook.unknownMarket', 'sportsbook.slipRefused'],
  }),
  sharedSlip: call('sportsbook.sharedSlip', {
    http: 'GET /wps/sportsbook/slip/shared',
    who: 'anyone',
    perMinute: 30,
    summary:
      'The legs of a shared slip whose events are not over, at the prices of now. Unknown and expired codes are alike.',
    input: { code: SlipCode, language },
    output: z.object({
      legs: z.array(
        z.object({
          event: z.object({
            id: BookId,
            sport: Sport,
            /** Of an outright its competition and its season. */
            home: z.object({ id: BookId, name: z.string() }),
            away: z.object({ id: BookId, name: z.string() }),
            startsAt: Moment,
            status: EventStatus,
            score,
          }),
          selections: z.array(
            z.object({
              marketId: BookId,
              type: z.string(),
              period: z.string(),
              line: z.number().nullable(),
              outcome: z.string(),
              /** Of an outright: the competitor whose id the outcome is; null for a match. */
              name: z.string().nullable(),
            }),
          ),
          /** For all selections together; 0 while it takes no bets. */
          price: z.number(),
        }),
      ),
      /** How many legs were left out because their events are over. */
      over: z.number(),
    }),
    faults: ['sportsbook.unknownSlip'],
  }),
  placedBet: call('sportsbook.placedBet', {
    http: 'GET /wps/sportsbook/bet/placed',
    who: 'member',
    perMinute: 240,
    summary:
      'What became of a request to place a bet whose answer was lost: its bet, or null if there is none by this request.',
    input: { byRequest: RequestId, language },
    output: z.object({ bet: betShape.nullable() }),
  }),
  settlements: call('sportsbook.settlements', {
    http: 'GET /wps/sportsbook/bet/settlements',
    who: 'member',
    perMinute: 120,
    summary:
      'How often a bet of the member was settled, what it returned each time, and the results that it was settled by: enough to compute every return again.',
    input: { betId: z.uuid() },
    output: z.object({
      /** In order; more than one after a corrected result. */
      settlements: z.array(
        z.object({
          number: z.number(),
          /** open: the corrected result took back what an earlier one had settled. */
          status: z.enum(['settled', 'open']),
          /** What was left of the stake of each line: what is cashed out does not settle. */
          stakePerLine: Amount,
          returned: Amount,
          /** What the balance did not cover when a return was taken back. */
          owed: Amount,
          at: Moment,
          versions: z.array(z.object({ eventId: BookId, version: z.number() })),
        }),
      ),
      /** What a settlement needs of the events beside their results. */
      events: z.array(
        z.object({
          eventId: BookId,
          kind: z.enum(['match', 'outright']),
          startsAt: Moment,
          bestOf: z.number().nullable(),
          /** Home and away of a match, all runners of an outright. */
          competitors: z.array(z.string()),
        }),
      ),
      results: z.array(
        z.object({
          eventId: BookId,
          version: z.number(),
          status: EventStatus,
          venue: z.enum(['as_announced', 'neutral', 'reversed']),
          source: z.enum(['play', 'award']),
          /** JSON text, as the rules read it; null if nothing had been played. */
          said: z.string().nullable(),
          /** Of an event that ended after its 48 hours: the same of that moment. */
          saidAtDeadline: z.string().nullable(),
          /** Markets that an operator has declared void: type, part and line in quarters, with | between them. */
          voidedMarkets: z.array(z.string()),
          endedAt: Moment.nullable(),
          at: Moment,
        }),
      ),
    }),
    faults: ['sportsbook.unknownBet'],
  }),
}
