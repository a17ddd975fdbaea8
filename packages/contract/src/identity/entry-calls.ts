// SPDX-License-Identifier: Apache-2.0
import { latinDigits, readCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { botCheckFields, call } from '../kit/index.ts'
import {
  code,
  countryDialingCode,
  loginFaults,
  passkeyResponse,
  passkeyTask,
  session,
  typedCode,
} from './shapes.ts'

/** Where somebody logs in: agents have a login of their own (D-45). */
const area = z.enum(['member', 'agent']).default('member')
/** Providers of external sign-in. */
export const socialProviders = ['google', 'facebook'] as const

/** All calls of login. */
export const entryCalls = {
  login: call('identity.login', {
    http: 'POST /wps/session/login',
    who: 'anyone',
    sealed: true,
    takesTurns: 'members',
    summary:
      'Logs in with username and password, with a mobile number and a code, or with the device token of "remember me".',
    input: {
      type: z.enum(['username', 'sms']).default('username'),
      area,
      username: z.string().trim().max(64).default(''),
      password: z.string().trim().max(256).optional(),
      captcha: z.string().trim().max(16).overwrite(readCode).default(''),
      mobileNum: z.string().trim().max(32).overwrite(latinDigits).default(''),
      countryDialingCode,
      verificationCode: typedCode,
      remember: z.boolean().default(false),
      rememberMe: z.boolean().default(false),
      ...botCheckFields,
    },
    output: session,
    faults: [
      ...loginFaults,
      'identity.captchaRequired',
      'identity.badCaptcha',
      'identity.badCode',
      'identity.notEnabled',
    ],
  }),
  twoFactorLogin: call('identity.twoFactorLogin', {
    http: 'POST /wps/session/login/twoFactor',
    who: 'anyone',
    perMinute: 60,
    summary:
      'Completes a login that asked for a second factor: with a code of the app, a recovery code, or a passkey.',
    input: {
      ticket: z.string().max(64),
      code: code.optional(),
      challengeId: z.string().max(64).optional(),
      passkey: passkeyResponse.optional(),
    },
    output: session,
    faults: [
      'identity.badTicket',
      'identity.badSecondFactor',
      'identity.secondFactorUnreadable',
      'identity.badPasskey',
      'identity.tooManyAttempts',
      'identity.accountDisabled',
    ],
  }),
  twoFactorPasskey: call('identity.twoFactorPasskey', {
    http: 'POST /wps/session/login/twoFactor/passkey',
    who: 'anyone',
    perMinute: 60,
    summary: 'The options that a browser needs to use a passkey as the second factor of a login.',
    input: { ticket: z.string().max(64) },
    output: passkeyTask,
    faults: ['identity.badTicket'],
  }),
  passkeyLoginTask: call('identity.passkeyLoginTask', {
    http: 'POST /wps/session/login/passkey/task',
    who: 'anyone',
    perMinute: 60,
    summary: 'The options that a browser needs to log in with a passkey, without a username.',
    input: {},
    output: passkeyTask,
    faults: ['identity.notEnabled'],
  }),
  passkeyLogin: call('identity.passkeyLogin', {
    http: 'POST /wps/session/login/passkey',
    who: 'anyone',
    perMinute: 60,
    summary: 'Logs in with a passkey: both factors at once.',
    input: { challengeId: z.string().max(64), passkey: passkeyResponse, area },
    output: session,
    faults: ['identity.notEnabled', 'identity.badPasskey', 'identity.accountDisabled', 'identity.notAgent'],
  }),
  freePlay: call('identity.freePlay', {
    http: 'POST /wps/session/login/freeplay',
    who: 'anyone',
    perMinute: 20,
    summary: 'Opens a trial account with play money. It ends with the session.',
    input: {
      os: z.enum(['Windows', 'macOS', 'Linux', 'Android', 'iOS']),
      platform: z.literal('W'),
      gatewayVersion: z.literal(3),
      /** A JWE under the key of whitelabel over {brand, ts, nonce}. */
      token: z.string().max(4096),
    },
    output: z.object({ token: z.string(), username: z.string(), type: z.literal(4) }),
    faults: ['identity.notEnabled'],
  }),
  tokenLogin: call('identity.tokenLogin', {
    http: 'POST /wps/session/login/token',
    who: 'anyone',
    perMinute: 60,
    summary: 'Exchanges the one-use token of a link for a session.',
    input: { token: z.string().max(128) },
    output: session,
    faults: ['identity.badToken', 'identity.accountDisabled', 'identity.badTicket'],
  }),
  makeLoginToken: call('identity.makeLoginToken', {
    http: 'POST /wps/session/login/token/new',
    who: 'member',
    openToExcluded: true,
    perMinute: 30,
    summary:
      'A one-use token, valid for 60 seconds, that opens this account elsewhere: for a link from the app.',
    input: {},
    output: z.object({ token: z.string(), expiresInSeconds: z.number() }),
  }),
  thirdPartyStart: call('identity.thirdPartyStart', {
    http: 'POST /wps/session/login/thirdParty/start',
    who: 'anyone',
    perMinute: 30,
    summary:
      'The address to which a visitor is sent to log in with Google or Facebook. The provider returns to {origin}/social with code and state, or with error.',
    input: { provider: z.enum(socialProviders) },
    output: z.object({ url: z.string() }),
    faults: ['identity.notEnabled', 'identity.thirdParty.operationNotAllowed', 'identity.thirdParty.unknown'],
  }),
  thirdPartyLogin: call('identity.thirdPartyLogin', {
    http: 'POST /wps/session/login/thirdParty',
    who: 'anyone',
    perMinute: 30,
    summary: 'Logs in with the answer of Google or Facebook. An unknown identity becomes a new member.',
    input: {
      provider: z.enum(socialProviders),
      code: z.string().max(4096).optional(),
      state: z.string().max(256).optional(),
      iss: z.string().max(500).optional(),
      /** The error that the provider sent instead of a code, or `popup-closed-by-user`. */
      error: z.string().max(200).optional(),
    },
    output: session,
    faults: [
      'identity.notEnabled',
      'identity.accountDisabled',
      'identity.thirdParty.invalidPhoneNumber',
      'identity.thirdParty.missingPhoneNumber',
      'identity.thirdParty.tooManyRequests',
      'identity.thirdParty.unknown',
      'identity.thirdParty.invalidVerificationCode',
      'identity.thirdParty.missingVerificationCode',
      'identity.thirdParty.captchaCheckFailed',
      'identity.thirdParty.quotaExceeded',
      'identity.thirdParty.operationNotAllowed',
      'identity.thirdParty.codeExpired',
      'identity.thirdParty.popupClosedByUser',
    ],
  }),
  firstLogin: call('identity.firstLogin', {
    http: 'PUT /wps/member/firstLogin',
    who: 'member',
    openToExcluded: true,
    summary: 'Records that the steps of the first login are done.',
    input: {},
    output: z.null(),
  }),
  logout: call('identity.logout', {
    http: 'DELETE /wps/session/logout',
    who: 'anyone',
    summary: 'Ends the session. Succeeds even if it has ended already.',
    input: {},
    output: z.null(),
  }),
}
