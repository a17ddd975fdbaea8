import { avatarIds } from '@tessera/rules/members/avatars'
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

export const membersCalls = {
  info: call('members.info', {
    http: 'GET /wps/member/info', who: 'member', trial: true, summary: 'Who is logged in, with what the header and the profile show.',
    input: {},
    output: z.object({
      id: z.number(), account: z.string(), userName: z.string(), nickname: z.string(), type: z.number(), toUpline: z.boolean(),
      clubLabel: z.object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number() }),
      currency: z.object({ code: z.string(), symbol: z.string() }),
      hasPaymentPassword: z.boolean(), registeredAt: Moment,
    }),
  }),
  icon: call('members.icon', {
    http: 'GET /wps/member/info/icon', who: 'member', trial: true, summary: 'The pictures of the header: avatar and rank.',
    input: {}, output: z.object({ iconUrl: z.string(), rankIconUrl: z.string() }),
  }),
  avatars: call('members.avatars', {
    http: 'GET /wps/relay/MCSFE_getPlayerAvatar', who: 'member', summary: 'The avatars to choose from.',
    input: {}, output: z.array(z.object({ avatarId: z.string(), url: z.string(), selected: z.boolean() })),
  }),
  chooseAvatar: call('members.chooseAvatar', {
    http: 'PUT /wps/member/avatar', who: 'member', summary: 'Takes an avatar of the list.',
    input: { avatarId: z.enum(avatarIds) }, output: z.object({ iconUrl: z.string() }),
  }),
}
