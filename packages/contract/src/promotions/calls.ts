// SPDX-License-Identifier: Apache-2.0
import { applicationLimits, isComment } from '@tessera/rules/promotions/application'
import { calendarStates } from '@tessera/rules/promotions/calendar'
import { promotionStatuses } from '@tessera/rules/promotions/promotion-status'
import { z } from 'zod'
import { BonusPrice } from '../bonuses/price-shapes.ts'
import { Amount, call, line, Moment, RequestId } from '../kit/index.ts'
import { PresentedPromotion } from '../messages/calls.ts'
import { OfferTerms } from './offer.ts'

/** What a member got on a day; `number` is its position in the list of prizes, from 1 on. */
const gotOnDay = z.object({ number: z.number(), name: z.string(), amount: Amount }).nullable()
const promotionId = z.number().int().min(1).max(2_147_483_647)
export const PromotionStatus = z.enum(promotionStatuses)
const standing = z.object({ status: PromotionStatus })
/** A file of a multipart body. */
const file = z.custom<Blob>((value) => value instanceof Blob)
/** A multipart body contains each line break as two characters; it counts as one. */
const comment = z
  .string()
  .max(1_000)
  .transform((said) => said.replace(/\r\n?/g, '\n').trim())
  .refine(isComment)
/**
 * Three pictures of five megabytes with their multipart headers, and a little more, so that a picture too
 * large gets a proper refusal.
 */
const largestApplicationBytes = 4 * applicationLimits.bytes

export const promotionsCalls = {
  status: call('promotions.status', {
    http: 'GET /wps/relay/MCS2_promotionStatus',
    who: 'member',
    summary: 'The status of the member in each promotion that is offered to them.',
    input: {},
    output: z.array(
      z.object({
        id: z.number(),
        status: PromotionStatus,
        /** Valid bets so far; in a raffle, those towards the next ticket. */
        progress: Amount,
        /** The terms when the member joined or applied; otherwise the current ones. */
        target: Amount.nullable(),
        reward: Amount.nullable(),
        /** Unused tickets of a raffle. */
        ticketsLeft: z.number(),
        /** Why the last application was refused. */
        remark: z.string(),
        /** Whether the member takes part now. */
        joined: z.boolean(),
        /** What it has paid to the member so far, in this turn if it repeats. */
        paid: Amount,
        /** When this turn, or the promotion, ends for the member. */
        endsAt: Moment.nullable(),
        /** What is left of its budget, today and in all; null: it has none. */
        left: Amount.nullable(),
        /** The terms that the member accepted; otherwise the current ones. */
        terms: OfferTerms,
        /** Of a promotion with something for each day of the site; otherwise null. */
        daily: z
          .object({
            /** What the member got today; null: nothing yet. */
            got: gotOnDay,
            /** When they can take part next, if they cannot now; null: not again. */
            nextAt: Moment.nullable(),
            /** The days of a calendar, in order. */
            days: z.array(z.object({ amount: Amount, state: z.enum(calendarStates) })),
          })
          .nullable(),
        /** The round of a red envelope that is open now; otherwise null. */
        round: z
          .object({
            closesAt: Moment,
            /** Envelopes that nobody has claimed yet. */
            left: z.number(),
          })
          .nullable(),
        /** What dropped today; null for promotions without drops. */
        drops: z
          .object({
            /** Drops of the member. */
            got: z.number(),
            /** What is left of each prize, in the order of the terms. */
            left: z.array(z.number()),
          })
          .nullable(),
        /** The rounds that the member has; null before they join, and in all other kinds. */
        rounds: z
          .object({
            left: z.number(),
            /** waiting: the game has not confirmed them yet. */
            state: z.enum(['waiting', 'ready', 'over']),
          })
          .nullable(),
      }),
    ),
  }),
  price: call('promotions.price', {
    http: 'GET /wps/relay/MCS2_promotionPrice',
    who: 'member',
    perMinute: 60,
    summary:
      'What the bonus of a promotion costs before it is accepted: what must be staked, at which games and until when, what that loses on the average, and how simulated wagerings end. Only for promotions that are offered to the member and pay bonus money; a deposit match is priced for the deposit that brings all of it.',
    input: { promotionId: z.coerce.number().int().min(1).max(2_147_483_647) },
    output: BonusPrice,
  }),
  join: call('promotions.join', {
    http: 'POST /wps/relay/MCS2_joinPromotion',
    who: 'member',
    summary:
      'Joins a promotion under its current terms, with a code if it needs one. What happens counts from this moment on.',
    input: { promotionId, code: line(40).optional() },
    output: standing,
    faults: [
      'site.ownCurrencyOnly',
      'promotions.wrongState',
      'promotions.wrongCode',
      'promotions.codeUsed',
      'promotions.budgetSpent',
    ],
  }),
  claim: call('promotions.claim', {
    http: 'POST /wps/relay/MCS2_claimPromotion',
    who: 'member',
    summary:
      'Claims the reward of a promotion whose target is reached, claims the reward of today in a calendar, takes an envelope of the round that is open, or spins the wheel of a day. It is credited once, however often the call is repeated; later calls on that day answer the same.',
    input: { promotionId },
    output: standing.extend({
      /** What the member got today, if the promotion has something for each day. */
      got: gotOnDay,
    }),
    faults: ['site.ownCurrencyOnly', 'promotions.wrongState', 'promotions.budgetSpent'],
  }),
  apply: call('promotions.apply', {
    http: 'POST /wps/relay/MCS2_applyPromotion',
    who: 'member',
    multipart: true,
    perMinute: 12,
    largestBodyBytes: largestApplicationBytes,
    summary:
      'Applies for a promotion: a comment of up to 140 characters and up to three pictures, png or jpg, at most 5 MB each.',
    input: {
      promotionId,
      comment,
      images: z.array(file).max(applicationLimits.pictures).default([]),
    },
    output: standing,
    faults: [
      'site.ownCurrencyOnly',
      'promotions.wrongState',
      'messages.pictureNotReadable',
      'messages.pictureTooLarge',
      'messages.pictureTooManyPixels',
      'messages.pictureWrongKind',
    ],
  }),
  claimRaffle: call('promotions.claimRaffle', {
    http: 'POST /wps/relay/MCS2_claimRafflePromotion',
    who: 'member',
    once: true,
    summary: 'Exchanges a raffle ticket for a prize, which is drawn and credited at once.',
    input: { promotionId, requestId: RequestId },
    output: z.object({ prizeName: z.string(), amount: Amount, ticketsLeft: z.number() }),
    faults: ['site.ownCurrencyOnly', 'promotions.noTicket', 'promotions.budgetSpent'],
  }),
  envelopes: call('promotions.envelopes', {
    http: 'GET /wps/relay/MCS2_redEnvelopes',
    who: 'member',
    summary: 'Who got what in the last round of a red envelope, with masked names, in the order of claiming.',
    input: { promotionId: z.coerce.number().int().min(1).max(2_147_483_647) },
    output: z.object({
      /** Null: there was no round yet. */
      round: z
        .object({ opensAt: Moment, closesAt: Moment, envelopes: z.number(), left: z.number() })
        .nullable(),
      /** The first hundred. */
      list: z.array(z.object({ name: z.string(), amount: Amount, own: z.boolean() })),
    }),
  }),
  raceBoard: call('promotions.raceBoard', {
    http: 'GET /wps/relay/MCS2_raceBoard',
    who: 'member',
    summary: 'The first ranks of a race, with masked names, and the rank of the member.',
    input: { promotionId },
    output: z.object({
      list: z.array(
        z.object({
          rank: z.number(),
          name: z.string(),
          score: Amount,
          prize: Amount,
          own: z.boolean(),
        }),
      ),
      own: z.object({ rank: z.number(), score: Amount, prize: Amount }).nullable(),
    }),
  }),
  offered: call('promotions.offered', {
    http: 'GET /wps/relay/MCS2_offeredPromotions',
    who: 'member',
    summary:
      'The promotions for some members only that are offered to this member, as messages.announcements lists those for everybody.',
    input: { language: z.string().max(10).optional() },
    output: z.array(PresentedPromotion),
  }),
}
