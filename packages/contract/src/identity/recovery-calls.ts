// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { botCheckFields, call } from '../kit/index.ts'
import { code, codeFaults, countryDialingCode, mobileNum, newWayKind, secret } from './shapes.ts'

/** Who is back, and what was removed because it had been added only just. */
const recovered = z.object({ username: z.string(), removed: z.array(newWayKind) })
const countdown = z.object({ expiredMinutes: z.number() })

/** Codes by SMS, and account recovery. */
export const recoveryCalls = {
  sendLoginCode: call('identity.sendLoginCode', {
    http: 'POST /wps/verification/sms/noLogin',
    who: 'anyone',
    perMinute: 30,
    summary: 'Sends a login code. An unknown number gets the same answer and no code.',
    input: { mobileNum, countryDialingCode, ...botCheckFields },
    output: countdown,
    faults: codeFaults,
  }),
  sendRegisterCode: call('identity.sendRegisterCode', {
    http: 'POST /wps/verification/sms/register',
    who: 'anyone',
    perMinute: 30,
    summary: 'Sends a registration code, even to a number that is registered already.',
    input: { mobileNo: mobileNum, countryDialingCode, ...botCheckFields },
    output: countdown,
    faults: codeFaults,
  }),
  sendForgotCode: call('identity.sendForgotCode', {
    http: 'POST /wps/verification/sms/forgot',
    who: 'anyone',
    perMinute: 30,
    summary: 'Sends a code to reset the password. An unknown number gets the same answer and no code.',
    input: { mobileNum, countryDialingCode, ...botCheckFields },
    output: z.object({ /** Seconds until another code can be requested. */ expirationTime: z.number() }),
    faults: codeFaults,
  }),
  resetByEmail: call('identity.resetByEmail', {
    http: 'POST /wps/member/password/email',
    who: 'anyone',
    form: true,
    perMinute: 30,
    summary: 'Mails a temporary password, valid for 30 minutes. Form-encoded.',
    input: {
      username: z.string().trim().max(64).default(''),
      email: z.string().trim().max(200).default(''),
      ...botCheckFields,
    },
    output: z.null(),
    faults: [
      'identity.notEnabled',
      'identity.noSuchAccount',
      'identity.tooManyCodes',
      'identity.botCheckFailed',
      'identity.notSent',
    ],
  }),
  resetByPhone: call('identity.resetByPhone', {
    http: 'POST /wps/member/password/verification',
    who: 'anyone',
    sealed: true,
    summary:
      'Sets a new password with a code sent to the mobile number, and ends all sessions of the account.',
    input: { newPassword: secret, mobileNum, countryDialingCode, verificationCode: code },
    output: recovered,
    faults: ['identity.badCode', 'identity.badNumber', 'identity.busy', 'identity.tooManyAttempts'],
  }),
  acceptInvite: call('identity.acceptInvite', {
    http: 'POST /wps/member/password/invite',
    who: 'anyone',
    sealed: true,
    summary: 'Sets the password of an account with the one-use link from customer service.',
    input: { token: z.string().max(128), newPassword: secret, confirmNewPassword: secret },
    output: recovered,
    faults: ['identity.badToken', 'identity.busy'],
  }),
}
