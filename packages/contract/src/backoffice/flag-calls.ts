// SPDX-License-Identifier: Apache-2.0
import { flagKinds } from '@tessera/rules/compliance/affordability'
import { breakDays } from '@tessera/rules/compliance/exclusions'
import { limitPeriods } from '@tessera/rules/compliance/limits'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const Id = z.coerce.number().int().min(1).max(2_147_483_647)
const steps = ['note', 'contact', 'close'] as const

const flag = z.object({
  id: z.number(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  kind: z.enum(flagKinds),
  /** The figure, and the threshold that it reached; counts of hours and changes as units. */
  value: Amount,
  against: Amount,
  currency: z.string(),
  flaggedAt: Moment,
  closedAt: Moment.nullable(),
  /** Newest first. */
  steps: z.array(z.object({ at: Moment, byOperator: z.string(), what: z.enum(steps), text: z.string() })),
})

/** Figures of members that operators should look at, and what they can do for a member. */
export const flagAdminCalls = {
  playFlags: call('backoffice.playFlags', {
    http: 'GET /ops/playFlags',
    who: 'operator',
    may: 'read',
    summary:
      'Flags of how members pay in and play, with their figures: open ones oldest first, all newest first.',
    input: {
      brandCode: BrandCode,
      state: z.enum(['open', 'all']).default('open'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(flag),
    faults: ['backoffice.noBrand'],
  }),
  stepPlayFlag: call('backoffice.stepPlayFlag', {
    http: 'POST /ops/playFlags/:id/step',
    who: 'operator',
    may: 'accounts',
    once: true,
    summary: 'Records a note or a contact with the member about an open flag, or closes it with a reason.',
    input: { id: Id, what: z.enum(steps), text: line(200).min(3), requestId: RequestId },
    output: flag,
    faults: ['compliance.flagClosed'],
  }),
  limitMember: call('backoffice.limitMember', {
    http: 'POST /ops/accounts/:id/limit',
    who: 'operator',
    may: 'accounts',
    once: true,
    summary:
      'Sets a limit of money for a member, which applies at once. Only one that is lower than theirs, or the first one. The member can ask for a higher one as for any limit.',
    input: {
      id: MemberId,
      kind: z.enum(['deposit', 'stake', 'loss']),
      period: z.enum(limitPeriods),
      most: Amount,
      reason: line(200).min(3),
      requestId: RequestId,
    },
    output: z.null(),
    faults: ['backoffice.noMember', 'backoffice.notLower'],
  }),
  breakMember: call('backoffice.breakMember', {
    http: 'POST /ops/accounts/:id/break',
    who: 'operator',
    may: 'accounts',
    once: true,
    summary: 'Gives a member a break of some days. Nobody can shorten it.',
    input: { id: MemberId, days: z.literal([...breakDays]), reason: line(200).min(3), requestId: RequestId },
    output: z.object({ until: Moment }),
    faults: ['backoffice.noMember'],
  }),
}
