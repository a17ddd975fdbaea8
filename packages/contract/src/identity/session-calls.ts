// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

/** Where the account is open, and closing it there. */
export const sessionCalls = {
  sessions: call('identity.sessions', {
    http: 'GET /wps/member/sessions',
    who: 'member',
    summary: 'Living sessions of the own account, the last used first.',
    input: {},
    output: z.array(
      z.object({
        sessionId: z.string(),
        current: z.boolean(),
        /** Such as "Chrome on Windows"; empty when it is not known. */ device: z.string(),
        ip: z.string(),
        openedAt: Moment,
        usedAt: Moment,
      }),
    ),
  }),
  endSession: call('identity.endSession', {
    http: 'DELETE /wps/member/sessions/:id',
    who: 'member',
    summary: 'Ends one of the own sessions.',
    input: { id: z.string().max(64) },
    output: z.null(),
    faults: ['identity.noSession'],
  }),
  endAllSessions: call('identity.endAllSessions', {
    http: 'DELETE /wps/member/sessions',
    who: 'member',
    beforePasswordChange: true,
    summary: 'Ends every session of the own account, also this one, and forgets remembered devices.',
    input: {},
    output: z.null(),
  }),
}
