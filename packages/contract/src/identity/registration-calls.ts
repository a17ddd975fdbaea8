// SPDX-License-Identifier: Apache-2.0
import { readName } from '@tessera/rules/names/read-name'
import { latinDigits, readCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { botCheckFields, call } from '../kit/index.ts'
import { countryDialingCode, session, typed, typedAs, typedCode } from './shapes.ts'

/** Fields that both forms have. Settings decide which of them are asked, and their rules. */
const fields = {
  password: typed(256),
  confirmPassword: typed(256),
  payeeName: typedAs(readName),
  mobileNum: typedAs(latinDigits, 32),
  countryDialingCode,
  paymentPassword: typedAs(readCode, 64),
  qqNum: typedAs(latinDigits),
  line: typed(),
  whatsapp: typedAs(latinDigits),
  zalo: typedAs(latinDigits),
  facebook: typed(),
  wechat: typed(),
  idNumber: typedAs(latinDigits),
  email: typed(),
  affiliateCode: typed(64),
  captcha: typedAs(readCode, 16),
  verificationCode: typedCode,
  /** The inviter, from the address of the page. */
  recommenderId: typed(20),
  referralCode: typed(64),
  /** Of the wallet; empty: the brand's own, or that of the agent. */
  currency: typed(3),
  domain: z.string().trim().max(255).default(''),
  /** Instead of verificationCode if a third party checks the number. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(8192).optional(),
  login: z.literal(true),
  ...botCheckFields,
  /**
   * The visitor agreed to the age and the terms of the form. Without it, the age is asked before the first
   * game.
   */
  agreed: z.literal(true).optional(),
}
const faults = [
  'identity.registrationClosed',
  'identity.usernameTaken',
  'identity.mobileTaken',
  'identity.emailTaken',
  'identity.badCaptcha',
  'identity.badCode',
  'identity.badNumber',
  'identity.badAffiliate',
  'identity.currencyNotOffered',
  'identity.botCheckFailed',
  'identity.busy',
  'identity.tooManyAttempts',
  'identity.thirdParty.invalidPhoneNumber',
  'identity.thirdParty.invalidVerificationCode',
  'identity.thirdParty.missingVerificationCode',
  'identity.thirdParty.codeExpired',
  'identity.thirdParty.operationNotAllowed',
  'identity.thirdParty.unknown',
] as const

/** Registration. */
export const registrationCalls = {
  register: call('identity.register', {
    http: 'PUT /wps/member/register',
    who: 'anyone',
    sealed: true,
    largestBodyBytes: 32_768,
    summary:
      'Registers a member by username and logs the new member in. Without `agreed`, the age is asked before the first game.',
    input: { username: typed(64), ...fields },
    output: session,
    faults,
  }),
  registerMobile: call('identity.registerMobile', {
    http: 'PUT /wps/member/register/mobile',
    who: 'anyone',
    sealed: true,
    largestBodyBytes: 32_768,
    summary:
      'Registers a member by mobile number, with a generated username, and logs the new member in. `agreed` as for registration by username.',
    input: { ...fields, registerUrl: z.string().max(500).default(''), registerMethod: z.literal('WEB') },
    output: session,
    faults,
  }),
  captcha: call('identity.captcha', {
    http: 'GET /wps/captcha',
    who: 'anyone',
    summary:
      'Four letters as a PNG in base64, without "data:". The cookie captchaId of the answer identifies it.',
    input: {},
    output: z.string(),
  }),
  botCheck: call('identity.botCheck', {
    http: 'GET /wps/verification/botCheck',
    who: 'anyone',
    summary: 'A small proof of work to solve before registering or logging in.',
    input: {},
    output: z.object({
      botCheckType: z.literal('pow'),
      botCheckId: z.string(),
      challenge: z.string(),
      difficulty: z.number(),
    }),
  }),
}
