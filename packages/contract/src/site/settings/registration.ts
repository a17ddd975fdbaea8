// SPDX-License-Identifier: Apache-2.0
import { patterns, type PatternId } from '@tessera/rules/identity/patterns'
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { FieldRule } from './fields.ts'

/** The rule of one registration field: enabled, required, and what is valid (D-69, D-70). */
export type RegistrationFieldRule = z.output<typeof FieldRule>

/** Fields that a registration form can have, besides the confirmation of the password and the codes. */
export const registrationFieldNames = [
  'username',
  'password',
  'payeeName',
  'mobileNum',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'affiliateCode',
] as const
export type RegistrationFieldName = (typeof registrationFieldNames)[number]

/** patternId, shortest and longest, as shipped (D-69). */
const shipped: Record<RegistrationFieldName, readonly [PatternId, number, number]> = {
  username: [1, 6, 12],
  password: [19, 8, 64],
  payeeName: [12, 2, 50],
  mobileNum: [6, 8, 15],
  paymentPassword: [6, 6, 6],
  qqNum: [6, 5, 12],
  line: [9, 2, 50],
  whatsapp: [6, 8, 15],
  zalo: [6, 8, 15],
  facebook: [9, 2, 50],
  wechat: [9, 2, 50],
  idNumber: [4, 6, 20],
  email: [3, 5, 100],
  affiliateCode: [4, 4, 20],
}

function rules(
  states: Partial<Record<RegistrationFieldName, 'required' | 'optional'>>,
): Record<string, RegistrationFieldRule> {
  return Object.fromEntries(
    registrationFieldNames.map((name) => {
      const [patternId, minLength, maxLength] = shipped[name]
      return [
        name,
        {
          enabled: states[name] !== undefined,
          required: states[name] === 'required',
          acceptedPattern: patterns[patternId].source,
          patternId,
          minLength,
          maxLength,
        },
      ]
    }),
  )
}

const known = new Set<string>(registrationFieldNames)
const Fields = z
  .record(
    z.string(),
    FieldRule.refine(
      ({ minLength, maxLength }) => minLength <= maxLength,
      'The minimum length is greater than the maximum',
    ),
  )
  .refine((fields) => Object.keys(fields).every((name) => known.has(name)), 'There is no such field')
  .meta({ format: 'registrationFields', names: registrationFieldNames })

/** What registration asks, and the rules of passwords. */
export const registrationSettings = {
  'identity.registrationFields': setting(Fields, {
    group: 'registration',
    default: rules({
      username: 'required',
      password: 'required',
      mobileNum: 'optional',
      affiliateCode: 'optional',
    }),
    audience: 'public',
    help: 'The fields of the registration form, and what each must contain.',
  }),
  'identity.registrationFieldsMobile': setting(Fields, {
    group: 'registration',
    default: rules({ mobileNum: 'required', affiliateCode: 'optional' }),
    audience: 'public',
    help: 'The fields of the form for registering with a mobile number.',
  }),
  'identity.captcha': setting(z.strictObject({ enabled: z.boolean(), required: z.boolean() }), {
    group: 'registration',
    default: { enabled: false, required: false },
    audience: 'public',
    help: 'Visitors type the letters of a picture when they register.',
  }),
  'identity.botCheckDifficulty': setting(z.number().int().min(8).max(24), {
    group: 'registration',
    default: 16,
    audience: 'server',
    help: 'How much work the browser must do, as leading zero bits. Each step doubles it.',
  }),
  'identity.defaultPassword': setting(z.string().max(64).meta({ format: 'secret' }), {
    group: 'registration',
    default: '',
    audience: 'server',
    help: 'A temporary password that operators give out. Whoever logs in with it must change it. Empty: none.',
  }),
  'identity.passwordDays': setting(z.number().int().min(1).max(3650), {
    group: 'registration',
    default: 90,
    audience: 'server',
    help: 'Days until a password expires.',
  }),
  'site.ageLimit': setting(z.number().int().min(18).max(25), {
    group: 'registration',
    default: 18,
    audience: 'public',
    help: 'Minimum age of members, as stated in the terms.',
  }),
} as const
