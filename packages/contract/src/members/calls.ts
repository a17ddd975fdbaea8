import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

export const membersCalls = {
  info: call('members.info', {
    http: 'GET /wps/member/info', who: 'member', summary: 'Who is logged in, with what the header and the profile show.',
    input: {},
    output: z.object({
      id: z.number(), account: z.string(), userName: z.string(), nickname: z.string(), type: z.number(), toUpline: z.boolean(),
      clubLabel: z.object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number() }),
      currency: z.object({ code: z.string(), symbol: z.string() }),
      hasPaymentPassword: z.boolean(), registeredAt: Moment,
    }),
  }),
}
