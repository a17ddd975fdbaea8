// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, RequestId } from '../kit/index.ts'
import { PrizeMode, presentedGroup } from '../lottery/prize-groups.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The prize groups of accounts: which odds lotteries pay them. Each change is recorded, before and after. */
export const prizeGroupCalls = {
  prizeGroup: call('backoffice.prizeGroup', {
    http: 'GET /ops/accounts/:id/prize-group',
    who: 'operator',
    may: 'read',
    summary:
      'The prize group of an account, those that it may have, and how many accounts below it would be lowered.',
    input: {
      id: MemberId,
      /** Whose effect is asked: by default that of the group which the account has. */
      prizeMode: z.coerce.number().pipe(PrizeMode).optional(),
    },
    output: z.object({
      prizeMode: z.number(),
      /** Up to the group of the upline, the lowest first. */
      groups: z.array(presentedGroup),
      /** Accounts below that have a better group than the one that was asked about. */
      lowered: z.number(),
      /** All accounts below. */
      below: z.number(),
    }),
    faults: ['backoffice.noMember'],
  }),
  changePrizeGroup: call('backoffice.changePrizeGroup', {
    http: 'PUT /ops/accounts/:id/prize-group',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary:
      'Gives an account a prize group that is not above its upline’s. Accounts below with a better one get this one, and with `wholeLine` all accounts below.',
    input: {
      id: MemberId,
      prizeMode: PrizeMode,
      wholeLine: z.boolean().default(false),
      reason: line(200).min(3),
      requestId: RequestId,
    },
    output: z.object({
      memberId: z.number(),
      prizeMode: z.number(),
      /** Accounts below that changed. */ changed: z.number(),
    }),
    faults: ['backoffice.noMember', 'agents.groupAboveUpline', 'agents.noPrizeGroup'],
  }),
}
