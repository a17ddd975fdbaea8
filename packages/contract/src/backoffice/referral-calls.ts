// SPDX-License-Identifier: Apache-2.0
import { sharedThings } from '@tessera/rules/referrals/referrals'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { ReferralStatus } from '../referrals/calls.ts'

/** Operator calls for referrals. */
export const referralAdminCalls = {
  referrals: call('backoffice.referrals', {
    http: 'GET /ops/referrals',
    who: 'operator',
    may: 'read',
    summary:
      'Invited friends of a brand, newest first, with why some do not count; by status, or all of one inviter or friend by their whole name. Lists longer than 10,000 are counted as 10,000.',
    input: {
      brandCode: BrandCode,
      status: z.enum(['Open', 'Qualified', 'Blocked']).default('Open'),
      username: line(40).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        friendId: z.number(),
        friend: z.string(),
        inviterId: z.number(),
        inviter: z.string(),
        registerTime: Moment,
        until: Moment,
        deposits: Amount,
        neededDeposits: Amount,
        validBets: Amount,
        neededBets: Amount,
        reward: Amount,
        currency: z.string(),
        status: ReferralStatus,
        /** What was shared, and with whom. */
        blockedBy: z.enum(sharedThings).nullable(),
        blockedWith: z.string(),
        endedAt: Moment.nullable(),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
}
