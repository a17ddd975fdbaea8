// SPDX-License-Identifier: Apache-2.0
import { accountRequestKinds, accountRequestStatuses } from '@tessera/rules/operators/account-request'
import { z } from 'zod'
import { BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const reason = line(200).min(3)
const request = z.object({
  requestId: z.string(),
  kind: z.enum(accountRequestKinds),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  reason: z.string(),
  status: z.enum(accountRequestStatuses),
  askedBy: z.string(),
  askedAt: Moment,
  expiresAt: Moment,
  /** Whether the caller made this request, so that somebody else must decide about it. */
  own: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string(),
})
/** Only if the owner has no verified mail address; otherwise the link is mailed and no operator sees it. */
const invite = z.object({ url: z.string().nullable(), expiresAt: Moment, mailed: z.boolean() })

/** Steps that let somebody into an account: one operator requests them, another one decides. */
export const accountRequestCalls = {
  askAccountStep: call('backoffice.askAccountStep', {
    http: 'POST /ops/accounts/:id/requests',
    who: 'operator',
    may: 'accounts',
    summary:
      'Requests a step that lets somebody into an account. Another operator decides within a day, and the owner is notified.',
    input: { id: MemberId, kind: z.enum(accountRequestKinds), reason },
    output: request,
    faults: ['backoffice.noMember', 'backoffice.requestWaiting'],
  }),
  accountRequests: call('backoffice.accountRequests', {
    http: 'GET /ops/accountRequests',
    who: 'operator',
    may: 'accounts',
    summary: 'Requests for steps that let somebody into an account, newest first; waiting ones oldest first.',
    input: {
      brandCode: BrandCode,
      waiting: z.boolean().optional(),
      memberId: MemberId.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(request),
    faults: ['backoffice.noBrand'],
  }),
  approveAccountRequest: call('backoffice.approveAccountRequest', {
    http: 'POST /ops/accountRequests/:id/approve',
    who: 'operator',
    may: 'approveAccounts',
    summary:
      'Carries out the request of another operator: removes second factors, or makes a one-use link for a new password, valid for 24 hours.',
    input: { id: z.uuid(), reason },
    output: z.object({ request, invite: invite.nullable() }),
    faults: [
      'backoffice.giverGone',
      'backoffice.ownRequest',
      'backoffice.requestOver',
      'backoffice.noMember',
    ],
  }),
  refuseAccountRequest: call('backoffice.refuseAccountRequest', {
    http: 'POST /ops/accountRequests/:id/refuse',
    who: 'operator',
    may: 'approveAccounts',
    summary: 'Refuses the request of another operator.',
    input: { id: z.uuid(), reason },
    output: request,
    faults: ['backoffice.ownRequest', 'backoffice.requestOver'],
  }),
}
