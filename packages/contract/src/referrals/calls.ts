// SPDX-License-Identifier: Apache-2.0
import { sharedThings } from '@tessera/rules/referrals/referrals'
import { z } from 'zod'
import { Amount, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

export const ReferralStatus = z.enum(['Process', 'Qualified', 'Blocked', 'Expired'])

/** Referral: members invite friends. */
export const referralsCalls = {
  show: call('referrals.show', {
    http: 'GET /wps/relay/MCS2_referral',
    who: 'member',
    summary:
      'The member’s invitation with its terms, and the friends who have registered with it, newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(
      z.object({
        customerName: z.string(),
        registerTime: Moment,
        status: ReferralStatus,
        /** What a friend who does not count shares with the member, or with another friend. */
        shares: z.enum(sharedThings).nullable(),
        /** Until then the friend can still qualify. */ until: Moment,
      }),
    ).extend({
      referralCode: z.string(),
      link: z.string(),
      /** What a QR code of the invitation contains. */ qr: z.string(),
      invited: z.number(),
      qualified: z.number(),
      /** Rewards for friends and the share of their bets, so far. */
      bonus: Amount,
      commission: Amount,
      currency: z.string(),
      terms: z.object({
        days: z.number(),
        deposit: Amount,
        validBets: Amount,
        reward: Amount,
        wagerTimes: z.number(),
        commissionPercent: z.number(),
      }),
    }),
    faults: ['referrals.off'],
  }),
}
