// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

/** The open sessions of an account, and ending them. */
export const sessionCalls = {
  sessions: call('identity.sessions', {
    http: 'GET /wps/member/sessions',
    who: 'member',
    summary: 'Open sessions of the account, the last used first.',
    input: {},
    output: z.array(
      z.object({
        sessionId: z.string(),
        current: z.boolean(),
        /** Such as "Chrome on Windows"; empty if unknown. */ device: z.string(),
        ip: z.string(),
        openedAt: Moment,
        usedAt: Moment,
      }),
    ),
  }),
  endSession: call('identity.endSession', {
    http: 'DELETE /wps/member/sessions/:id',
    who: 'member',
    openToExcluded: true,
    summary: 'Ends one session of the account.',
    input: { id: z.string().max(64) },
    output: z.null(),
    faults: ['identity.noSession'],
  }),
  endAllSessions: call('identity.endAllSessions', {
    http: 'DELETE /wps/member/sessions',
    who: 'member',
    openToExcluded: true,
    beforePasswordChange: true,
    summary: 'Ends every session of the account, including this one, and forgets remembered devices.',
    input: {},
    output: z.null(),
  }),
}
