// SPDX-License-Identifier: Apache-2.0
import { avatarIds } from '@tessera/rules/members/avatars'
import { readName } from '@tessera/rules/names/read-name'
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { call, line, Moment } from '../kit/index.ts'

const given = z.string().nullable()
/** Profile fields that are shown as entered. */
const presentProfile = {
  birthday: given,
  address: given,
  nationality: given,
  occupation: given,
  sourceOfIncome: given,
  qqNum: given,
  line: given,
  whatsapp: given,
  zalo: given,
  facebook: given,
  wechat: given,
  telegram: given,
  skype: given,
}
/** A typed field. Rules, not types, say what is valid. */
const typed = line(200).optional()
/** One with digits of any script. */
const typedDigits = line(200).overwrite(latinDigits).optional()

export const membersCalls = {
  info: call('members.info', {
    http: 'GET /wps/member/info',
    who: 'member',
    trial: true,
    beforePasswordChange: true,
    summary: 'The member who is logged in, with everything that the header and the profile show.',
    input: {},
    output: z.object({
      id: z.number(),
      account: z.string(),
      userName: z.string(),
      nickname: z.string(),
      type: z.number(),
      toUpline: z.boolean(),
      clubLabel: z.object({
        labelName: z.string(),
        color: z.string(),
        color2: z.string(),
        rankLevel: z.number(),
      }),
      currency: z.object({ code: z.string(), symbol: z.string() }),
      hasPaymentPassword: z.boolean(),
      /** Their prize group: lotteries pay them its odds (D-113). */
      prizeMode: z.number(),
      registeredAt: Moment,
      memberLabel: z.array(z.string()),
      /** Masked, but recognisable for their owner. */
      email: z.string().nullable(),
      mobileNum: z.string().nullable(),
      payeeName: z.string().nullable(),
      idNumber: z.string().nullable(),
      ...presentProfile,
    }),
  }),
  update: call('members.update', {
    http: 'PUT /wps/member/info',
    who: 'member',
    openToExcluded: true,
    summary:
      'Saves the changed fields of the profile. An empty value clears the field. Real name and ID number can be set once only.',
    input: {
      nickname: line(30).min(2).optional(),
      payeeName: line(200).overwrite(readName).optional(),
      idNumber: typedDigits,
      birthday: typed,
      address: typed,
      nationality: z
        .union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as VN')])
        .optional(),
      occupation: typed,
      sourceOfIncome: typed,
      qqNum: typedDigits,
      line: typed,
      whatsapp: typedDigits,
      zalo: typedDigits,
      facebook: typed,
      wechat: typed,
      telegram: typed,
      skype: typed,
    },
    output: z.null(),
    faults: ['members.fixed'],
  }),
  icon: call('members.icon', {
    http: 'GET /wps/member/info/icon',
    who: 'member',
    trial: true,
    summary: 'The pictures of the header: avatar and rank.',
    input: {},
    output: z.object({ iconUrl: z.string(), rankIconUrl: z.string() }),
  }),
  avatars: call('members.avatars', {
    http: 'GET /wps/relay/MCSFE_getPlayerAvatar',
    who: 'member',
    summary: 'The avatars to choose from.',
    input: {},
    output: z.array(z.object({ avatarId: z.string(), url: z.string(), selected: z.boolean() })),
  }),
  chooseAvatar: call('members.chooseAvatar', {
    http: 'PUT /wps/member/avatar',
    who: 'member',
    openToExcluded: true,
    summary: 'Chooses an avatar from the list.',
    input: { avatarId: z.enum(avatarIds) },
    output: z.object({ iconUrl: z.string() }),
  }),
}
