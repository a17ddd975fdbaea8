// SPDX-License-Identifier: Apache-2.0
import { applicationLimits, isComment } from '@tessera/rules/promotions/application'
import { promotionStatuses } from '@tessera/rules/promotions/promotion-status'
import { z } from 'zod'
import { Amount, call, RequestId } from '../kit/index.ts'

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
    summary: 'The status of the member in each promotion that members can take part in.',
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
      }),
    ),
  }),
  join: call('promotions.join', {
    http: 'POST /wps/relay/MCS2_joinPromotion',
    who: 'member',
    summary: 'Joins a promotion that counts valid bets. They count from this moment on.',
    input: { promotionId },
    output: standing,
    faults: ['promotions.wrongState'],
  }),
  claim: call('promotions.claim', {
    http: 'POST /wps/relay/MCS2_claimPromotion',
    who: 'member',
    summary:
      'Claims the reward of a promotion whose target is reached. It is credited once, however often the call is repeated.',
    input: { promotionId },
    output: standing,
    faults: ['promotions.wrongState'],
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
    faults: ['promotions.noTicket'],
  }),
}
