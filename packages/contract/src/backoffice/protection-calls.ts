// SPDX-License-Identifier: Apache-2.0
import { protectionChanges } from '@tessera/rules/compliance/changes'
import { exclusionMonths } from '@tessera/rules/compliance/exclusions'
import { z } from 'zod'
import { PlayExclusion, PlayLimit } from '../compliance/calls.ts'
import { call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What protects a member, in the console. Operators read limits; they can set an exclusion, and loosen nothing. */
export const protectionAdminCalls = {
  memberProtection: call('backoffice.memberProtection', {
    http: 'GET /ops/accounts/:id/protection',
    who: 'operator',
    may: 'read',
    summary:
      'The limits of a member with what is used of them, their break or exclusion, and every change, newest first.',
    input: { id: MemberId, pageNo: PageNo, pageSize: pageSize(10) },
    output: page(
      z.object({
        at: Moment,
        /** The operator who made the change; null: the member. */
        byOperator: z.string().nullable(),
        what: z.enum(protectionChanges),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      }),
    ).extend({
      currency: z.string(),
      limits: z.array(PlayLimit),
      exclusion: PlayExclusion.nullable(),
      realityCheck: z.number().nullable(),
    }),
    faults: ['backoffice.noMember'],
  }),
  excludeMember: call('backoffice.excludeMember', {
    http: 'POST /ops/accounts/:id/exclude',
    who: 'operator',
    may: 'accounts',
    once: true,
    summary:
      'Excludes a member from play for months, or with null for good, at every brand where the same phone number or e-mail address is confirmed. Nobody can shorten it.',
    input: {
      id: MemberId,
      months: z.literal([...exclusionMonths]),
      reason: line(200).min(3),
      requestId: RequestId,
    },
    output: z.object({ covered: z.number() }),
    faults: ['backoffice.noMember'],
  }),
}
