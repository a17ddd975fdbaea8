// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { FeedbackType, PictureText } from '../messages/calls.ts'
import { bannerGroups, ContentBody, ContentKind, ContentState, MediaKind } from '../messages/content.ts'

const id = z.number().int().min(1).max(2_147_483_647)
/** Brand; by default that of the host. */
const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .optional()
const version = z.number().int().min(1)
const largestContentBytes = 4_000_000
const step = { id, version }

const item = z.object({
  id: z.number(),
  brandCode: z.string(),
  kind: ContentKind,
  state: ContentState,
  title: z.string(),
  groupName: z.string(),
  sort: z.number(),
  from: Moment.nullable(),
  until: Moment.nullable(),
  /** Visitors see it at this moment. */
  visible: z.boolean(),
  /** The draft differs from what is published. */
  changed: z.boolean(),
  /** Grows with each change; a change of an older version is refused. */
  version: z.number(),
  revision: z.number().nullable(),
  changedAt: Moment,
  changedBy: z.string(),
})
const whole = item.extend({
  draft: ContentBody,
  published: ContentBody.nullable(),
  revisions: z.array(
    z.object({ number: z.number(), at: Moment, by: z.string(), restoredFrom: z.number().nullable() }),
  ),
})
const media = z.object({
  id: z.number(),
  /** The value of a picture setting; the picture is at /media/{pictureId}. */
  pictureId: z.string(),
  brandCode: z.string(),
  kind: MediaKind,
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  usedBy: z.array(z.number()),
  uploadedAt: Moment,
  uploadedBy: z.string(),
  sizes: z.array(
    z.object({
      url: z.string(),
      width: z.number(),
      height: z.number(),
      format: z.enum(['avif', 'webp']),
      bytes: z.number(),
    }),
  ),
})
const feedback = z.object({
  id: z.number(),
  brandCode: z.string(),
  type: FeedbackType,
  content: z.string(),
  contact: z.string(),
  memberId: z.number().nullable(),
  username: z.string(),
  createTime: Moment,
  pictures: z.number(),
  read: z.boolean(),
  answer: z.string(),
  answeredAt: Moment.nullable(),
  answeredBy: z.string(),
})
const pictureFaults = [
  'messages.pictureNotReadable',
  'messages.pictureTooLarge',
  'messages.pictureTooManyPixels',
  'messages.pictureTooSmall',
  'messages.pictureWrongKind',
  'messages.pictureOtherName',
  'messages.libraryFull',
] as const
const editFaults = ['messages.changedElsewhere', 'messages.noSuchPicture'] as const
const publishFaults = [
  ...editFaults,
  'messages.pageTaken',
  'promotions.inUse',
  'promotions.needsBudget',
  'promotions.needsSecond',
  'promotions.roundsNotOffered',
  'promotions.tooManyTimes',
  'wallet.wholeUnits',
] as const

/**
 * Operator calls for the contents of the site: draft, preview, publish, order; pictures; feedback and
 * messages.
 */
export const contentCalls = {
  contents: call('backoffice.contents', {
    http: 'GET /ops/contents',
    who: 'operator',
    may: 'contents',
    summary: 'Contents by kind and state, in the order in which they are shown.',
    input: {
      brandCode,
      kind: ContentKind.optional(),
      state: ContentState.optional(),
      groupName: z.enum(bannerGroups).optional(),
      search: z.string().trim().max(120).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(item),
    faults: ['backoffice.noBrand'],
  }),
  content: call('backoffice.content', {
    http: 'GET /ops/contents/:id',
    who: 'operator',
    may: 'contents',
    summary: 'One item with its draft, what is published, and its revisions.',
    input: { id },
    output: whole,
  }),
  contentRevision: call('backoffice.contentRevision', {
    http: 'GET /ops/contents/:id/revisions/:number',
    who: 'operator',
    may: 'contents',
    summary: 'The contents of one revision.',
    input: { id, number: id },
    output: z.object({ number: z.number(), at: Moment, by: z.string(), body: ContentBody }),
  }),
  createContent: call('backoffice.createContent', {
    http: 'POST /ops/contents',
    who: 'operator',
    may: 'contents',
    summary: 'Creates an item as a draft.',
    largestBodyBytes: largestContentBytes,
    input: { brandCode, body: ContentBody },
    output: whole,
    faults: [...editFaults, 'backoffice.noBrand'],
  }),
  saveContent: call('backoffice.saveContent', {
    http: 'PUT /ops/contents/:id',
    who: 'operator',
    may: 'contents',
    summary: 'Saves the draft. Visitors do not see it yet.',
    largestBodyBytes: largestContentBytes,
    input: { ...step, body: ContentBody },
    output: whole,
    faults: editFaults,
  }),
  publishContent: call('backoffice.publishContent', {
    http: 'POST /ops/contents/:id/publish',
    who: 'operator',
    may: 'contents',
    pays: true,
    summary: 'Publishes the draft as a revision, which visitors see during its schedule.',
    input: step,
    output: whole,
    faults: publishFaults,
  }),
  scheduleContent: call('backoffice.scheduleContent', {
    http: 'POST /ops/contents/:id/schedule',
    who: 'operator',
    may: 'contents',
    pays: true,
    summary: 'Publishes the draft with this schedule.',
    input: { ...step, from: Moment.nullable(), until: Moment.nullable() },
    output: whole,
    faults: publishFaults,
  }),
  archiveContent: call('backoffice.archiveContent', {
    http: 'POST /ops/contents/:id/archive',
    who: 'operator',
    may: 'contents',
    summary: 'Archives an item: it leaves the site and stays in the console.',
    input: step,
    output: whole,
    faults: ['messages.changedElsewhere'],
  }),
  rollBackContent: call('backoffice.rollBackContent', {
    http: 'POST /ops/contents/:id/rollback',
    who: 'operator',
    may: 'contents',
    pays: true,
    summary: 'Publishes an earlier revision again.',
    input: { ...step, number: id },
    output: whole,
    faults: publishFaults,
  }),
  reorderContents: call('backoffice.reorderContents', {
    http: 'POST /ops/contents/reorder',
    who: 'operator',
    may: 'contents',
    summary: 'Puts all items of a kind (for banners: of a group) in this order, except archived ones.',
    input: {
      brandCode,
      kind: ContentKind,
      groupName: z.enum(bannerGroups).optional(),
      ids: z.array(id).min(1).max(500),
    },
    output: z.null(),
    faults: ['messages.changedElsewhere', 'backoffice.noBrand'],
  }),
  previewContent: call('backoffice.previewContent', {
    http: 'POST /ops/contents/:id/preview',
    who: 'operator',
    may: 'contents',
    summary: 'Makes an address of the site that shows the draft for 15 minutes.',
    input: { id },
    output: z.object({ url: z.string(), preview: z.string(), expiresAt: Moment }),
    faults: ['backoffice.noHost'],
  }),
  media: call('backoffice.media', {
    http: 'GET /ops/media',
    who: 'operator',
    may: 'contents',
    summary: 'The pictures of the library, newest first.',
    input: { brandCode, kind: MediaKind.optional(), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(media),
    faults: ['backoffice.noBrand'],
  }),
  uploadMedia: call('backoffice.uploadMedia', {
    http: 'POST /ops/media',
    who: 'operator',
    may: 'contents',
    perMinute: 60,
    largestBodyBytes: 7_600_000,
    summary:
      'Uploads a picture: png, jpg or webp, base64, at most 5 MB and 40 megapixels. It is re-encoded in the sizes of its kind.',
    input: { brandCode, kind: MediaKind, name: line(120).min(1), data: PictureText },
    output: media,
    faults: [...pictureFaults, 'backoffice.noBrand'],
  }),
  deleteMedia: call('backoffice.deleteMedia', {
    http: 'DELETE /ops/media/:id',
    who: 'operator',
    may: 'contents',
    summary: 'Deletes a picture that nothing uses.',
    input: { id },
    output: z.null(),
    faults: ['messages.pictureInUse'],
  }),
  feedbacks: call('backoffice.feedbacks', {
    http: 'GET /ops/feedback',
    who: 'operator',
    may: 'messages',
    summary: 'Feedback, newest first.',
    input: {
      brandCode,
      state: z.enum(['all', 'unread', 'unanswered']).default('all'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(feedback),
    faults: ['backoffice.noBrand'],
  }),
  feedback: call('backoffice.feedback', {
    http: 'GET /ops/feedback/:id',
    who: 'operator',
    may: 'messages',
    summary: 'One feedback with its pictures as data URLs. It counts as read from then on.',
    input: { id },
    output: feedback.extend({ images: z.array(z.string()) }),
  }),
  answerFeedback: call('backoffice.answerFeedback', {
    http: 'POST /ops/feedback/:id/answer',
    who: 'operator',
    may: 'messages',
    summary: 'Answers a member. The answer goes to the member’s inbox.',
    input: { id, answer: z.string().trim().min(1).max(2_000) },
    output: feedback,
    faults: ['messages.alreadyAnswered', 'messages.nobodyToAnswer'],
  }),
  writeMessage: call('backoffice.writeMessage', {
    http: 'POST /ops/messages',
    who: 'operator',
    may: 'messages',
    once: true,
    largestBodyBytes: 300_000,
    summary:
      'Sends a message to one member by name, or to all members of a rank. The content is HTML and is sanitised.',
    input: {
      requestId: RequestId,
      brandCode,
      title: line(120).min(1),
      content: z.string().trim().min(1).max(50_000),
      to: z.discriminatedUnion('whom', [
        z.strictObject({ whom: z.literal('member'), username: z.string().trim().min(1).max(64) }),
        z.strictObject({ whom: z.literal('label'), rankLevel: z.number().int().min(0).max(7) }),
      ]),
    },
    output: z.object({ sent: z.number() }),
    faults: ['messages.noSuchMember', 'backoffice.noBrand'],
  }),
}
