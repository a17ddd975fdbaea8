// SPDX-License-Identifier: Apache-2.0
import { promotionKinds, promotionStatuses } from '@tessera/rules/promotions/promotion-status'
import { z } from 'zod'
import { Amount, botCheckFields, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { OfferTerms } from '../promotions/offer.ts'
import { HelpPage, LinkageType } from './content.ts'

const announcement = z.object({ id: z.number(), title: z.string(), content: z.string(), createTime: Moment })
const notice = announcement.extend({ pinned: z.boolean() })
const banner = z.object({
  bannerId: z.number(),
  title: z.string(),
  subtitle: z.string(),
  action: z.string(),
  imageUrl: z.string(),
  imageUrlPhone: z.string(),
  url: z.string(),
  groupName: z.string(),
  linkageType: LinkageType,
})
/** A promotion as pages list it. */
export const PresentedPromotion = z.object({
  id: z.number(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string(),
  imageUrlPhone: z.string(),
  content: z.string(),
  startTime: Moment.nullable(),
  endTime: Moment.nullable(),
  createTime: Moment,
  /**
   * What members can do in it; null if it only informs. promotions.status answers the caller's own status.
   */
  kind: z.enum(promotionKinds).nullable(),
  /** Its status for a visitor. */
  status: z.enum(promotionStatuses).nullable(),
  /** Valid bets that earn the reward, or a ticket of a raffle. */
  target: Amount.nullable(),
  /** For a raffle or a wheel, the largest prize; for a race, that of the first; for a share of deposits or losses, the most. */
  reward: Amount.nullable(),
  /** Prizes of a raffle or a wheel; of a race in the order of ranks and of a calendar in the order of days, without names. */
  prizes: z.array(
    z.object({
      name: z.string(),
      amount: Amount,
      /** How probable it is, in percent; null where nothing is stated. */
      chance: z.number().nullable(),
    }),
  ),
  /** Null if it only informs. */
  terms: OfferTerms.nullable(),
})
const message = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  time: Moment,
  read: z.boolean(),
  from: z.enum(['operator', 'service']),
})
const language = z.string().max(10).optional()
/** Shows one draft as it would be published; made by the console, valid for 15 minutes. */
const preview = z.string().max(200).optional()
const messageId = { id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }
const unreadCount = z.object({ count: z.number() })

/**
 * A picture as base64. Five megabytes of picture are under seven of text; somewhat more is accepted here, so
 * that a picture too large gets a proper refusal.
 */
export const PictureText = z
  .string()
  .min(1)
  .max(7_500_000)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
const threePicturesBytes = 21_500_000

/** What a feedback is about. */
export const FeedbackType = z.enum(['suggestion', 'complaint', 'bug', 'other'])

export const messagesCalls = {
  announcements: call('messages.announcements', {
    http: 'GET /wps/relay/MCSFE_getListAnnouncements',
    who: 'anyone',
    summary:
      'The public contents of the site: banners (B), notices (PL) with headlines (H) pinned first, popups (PU) and promotions (PR). Contents are sanitised HTML.',
    input: {
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,9}$/)
        .default('B,PL,H'),
      platform: z.literal('W').default('W'),
      execution: z.literal('B').default('B'),
      language,
      preview,
    },
    output: z.object({
      banners: z.array(banner),
      player: z.array(notice),
      popup: z.array(announcement),
      promotion: z.array(PresentedPromotion),
    }),
  }),
  agentAnnouncements: call('messages.agentAnnouncements', {
    http: 'GET /wps/relay/MCS2_agentAnnouncement',
    who: 'agent',
    summary:
      'Announcements for agents, newest first; of all times unless a range is given. Contents are sanitised HTML.',
    input: {
      startTime: Moment.optional(),
      endTime: Moment.optional(),
      language,
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(announcement),
  }),
  helpCenter: call('messages.helpCenter', {
    http: 'GET /wps/system/helpCenter',
    who: 'anyone',
    summary: 'The help pages in their order; one is the terms of use. Contents are sanitised HTML.',
    input: { language, device: z.literal('WEB').default('WEB'), preview },
    output: z.object({
      list: z.array(z.object({ id: z.number(), title: z.string(), content: z.string(), page: HelpPage })),
    }),
  }),
  inbox: call('messages.inbox', {
    http: 'GET /wps/member/messages',
    who: 'member',
    summary: 'The member’s messages, newest first. Contents are sanitised HTML.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(message),
  }),
  readMessage: call('messages.readMessage', {
    http: 'PUT /wps/member/messages/:id/read',
    who: 'member',
    openToExcluded: true,
    summary: 'Marks a message as read.',
    input: messageId,
    output: message,
  }),
  deleteMessage: call('messages.deleteMessage', {
    http: 'DELETE /wps/member/messages/:id',
    who: 'member',
    openToExcluded: true,
    summary: 'Deletes a message.',
    input: messageId,
    output: z.null(),
  }),
  deleteReadMessages: call('messages.deleteReadMessages', {
    http: 'DELETE /wps/member/messages',
    who: 'member',
    openToExcluded: true,
    summary: 'Deletes all messages that were read.',
    input: {},
    output: z.object({ deleted: z.number() }),
  }),
  unread: call('messages.unread', {
    http: 'GET /wps/member/messages/unread',
    who: 'member',
    summary: 'The number of unread messages from the operator.',
    input: {},
    output: unreadCount,
  }),
  serviceUnread: call('messages.serviceUnread', {
    http: 'GET /wps/relay/CSP_unreadCount',
    who: 'member',
    summary: 'The number of unread answers from customer service.',
    input: {},
    output: unreadCount,
  }),
  sendFeedback: call('messages.sendFeedback', {
    http: 'PUT /wps/feedback',
    who: 'anyone',
    perMinute: 6,
    largestBodyBytes: threePicturesBytes,
    summary:
      'Sends the feedback of a member or a visitor. A visitor needs a bot check. Pictures are png or jpg, base64, at most 5 MB each.',
    input: {
      type: FeedbackType,
      content: z.string().max(2_000),
      contact: line(120).default(''),
      images: z.array(PictureText).max(3).default([]),
      ...botCheckFields,
    },
    output: z.object({ id: z.number() }),
    faults: [
      'identity.botCheckFailed',
      'messages.tooManyFeedbacks',
      'messages.tooManyPictures',
      'messages.pictureNotReadable',
      'messages.pictureTooLarge',
      'messages.pictureTooManyPixels',
      'messages.pictureWrongKind',
    ],
  }),
}
