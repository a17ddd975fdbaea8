// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, Moment } from '../kit/index.ts'
import { code, countryDialingCode, mobileNum, passkeyResponse, passkeyTask, paymentPassword, secret } from './shapes.ts'

const passkey = z.object({ passkeyId: z.string(), name: z.string(), createdAt: Moment, lastUsedAt: Moment.nullable() })

/** Passwords, second factors, contacts, and the proof that it is still the member who sits there. */
export const protectionCalls = {
  changePassword: call('identity.changePassword', {
    http: 'POST /wps/member/password', who: 'member', sealed: true, beforePasswordChange: true, summary: 'Changes the login password and ends all sessions of the account.',
    input: { /** Absent only where there is none yet; the login must then be a few minutes old at most. */ oldPassword: secret.optional(), newPassword: secret, confirmNewPassword: secret }, output: z.null(),
    faults: ['identity.badPassword', 'identity.samePassword', 'identity.tooManyAttempts', 'identity.busy'],
  }),
  setPaymentPassword: call('identity.setPaymentPassword', {
    http: 'POST /wps/member/paymentPassword', who: 'member', proof: 'fresh', summary: 'Sets or changes the six-digit payment password that guards withdrawals.',
    input: { oldPassword: paymentPassword.optional(), newPassword: paymentPassword, confirmNewPassword: paymentPassword }, output: z.null(),
    faults: ['identity.badPaymentPassword', 'identity.tooManyAttempts', 'identity.busy'],
  }),
  security: call('identity.security', {
    http: 'GET /wps/member/security', who: 'member', summary: 'How the own account is protected: contacts, second factors, passkeys.',
    input: {},
    output: z.object({
      mobileNum: z.string().nullable(), mobileVerified: z.boolean(), email: z.string().nullable(), emailVerified: z.boolean(),
      hasPassword: z.boolean(), hasPaymentPassword: z.boolean(), passwordSetAt: Moment.nullable(), usernameChangeable: z.boolean(),
      totp: z.boolean(), recoveryCodesLeft: z.number(), passkeys: z.array(passkey),
      /** The last proof of this session still counts; null: it does not. */
      provenUntil: Moment.nullable(),
    }),
  }),
  stepUp: call('identity.stepUp', {
    http: 'POST /wps/member/stepUp', who: 'member', sealed: true, summary: 'Proves again who sits there, for five minutes: with a second factor where there is one, else with the password.',
    input: { password: secret.optional(), code: code.optional(), challengeId: z.string().max(64).optional(), passkey: passkeyResponse.optional() },
    output: z.object({ provenUntil: Moment }),
    faults: ['identity.badPassword', 'identity.badSecondFactor', 'identity.secondFactorUnreadable', 'identity.badPasskey', 'identity.tooManyAttempts', 'identity.busy'],
  }),
  stepUpPasskey: call('identity.stepUpPasskey', {
    http: 'POST /wps/member/stepUp/passkey', who: 'member', summary: 'What the browser needs to confirm with a passkey.', input: {}, output: passkeyTask, faults: ['identity.badPasskey'],
  }),
  startTotp: call('identity.startTotp', {
    http: 'POST /wps/member/twoFactor', who: 'member', proof: 'fresh', summary: 'A fresh secret for an authenticator app; it counts once it is confirmed.',
    input: {}, output: z.object({ secret: z.string(), otpauthUrl: z.string() }), faults: ['identity.notEnabled', 'identity.secondFactorSet'],
  }),
  confirmTotp: call('identity.confirmTotp', {
    http: 'PUT /wps/member/twoFactor', who: 'member', proof: 'fresh', summary: 'Switches the authenticator app on with its first code; answers ten recovery codes, once.',
    input: { code }, output: z.object({ recoveryCodes: z.array(z.string()) }), faults: ['identity.notEnabled', 'identity.badSecondFactor', 'identity.secondFactorUnreadable', 'identity.tooManyAttempts'],
  }),
  removeTotp: call('identity.removeTotp', {
    http: 'DELETE /wps/member/twoFactor', who: 'member', proof: 'fresh', summary: 'Switches the authenticator app off and forgets the recovery codes.', input: {}, output: z.null(),
  }),
  renewRecoveryCodes: call('identity.renewRecoveryCodes', {
    http: 'POST /wps/member/twoFactor/recoveryCodes', who: 'member', proof: 'fresh', summary: 'Ten new recovery codes; the old ones are dead.',
    input: {}, output: z.object({ recoveryCodes: z.array(z.string()) }), faults: ['identity.badSecondFactor', 'identity.secondFactorUnreadable'],
  }),
  addPasskeyTask: call('identity.addPasskeyTask', {
    http: 'POST /wps/member/passkeys/task', who: 'member', proof: 'fresh', summary: 'What the browser needs to make a passkey.', input: {}, output: passkeyTask, faults: ['identity.notEnabled'],
  }),
  addPasskey: call('identity.addPasskey', {
    http: 'POST /wps/member/passkeys', who: 'member', proof: 'fresh', summary: 'Keeps a passkey that the browser made.',
    input: { challengeId: z.string().max(64), passkey: passkeyResponse, name: line(60).default('') }, output: passkey, faults: ['identity.notEnabled', 'identity.badPasskey'],
  }),
  removePasskey: call('identity.removePasskey', {
    http: 'DELETE /wps/member/passkeys/:id', who: 'member', proof: 'fresh', summary: 'Forgets a passkey.', input: { id: z.uuid() }, output: z.null(),
  }),
  sendContactCode: call('identity.sendContactCode', {
    http: 'POST /wps/member/contact/code', who: 'member', proof: 'fresh', perMinute: 30, summary: 'Sends a code to a new mobile number or e-mail address of the own account.',
    input: { mobileNum: mobileNum.optional(), countryDialingCode, email: z.string().trim().max(200).optional() }, output: z.object({ expiredMinutes: z.number() }),
    faults: ['identity.badNumber', 'identity.codeTooSoon', 'identity.tooManyCodes', 'identity.notSent'],
  }),
  changeContact: call('identity.changeContact', {
    http: 'PUT /wps/member/contact', who: 'member', proof: 'fresh', summary: 'Binds a mobile number or an e-mail address with the code that was sent there.',
    input: { mobileNum: mobileNum.optional(), countryDialingCode, email: z.string().trim().max(200).optional(), verificationCode: code }, output: z.null(),
    faults: ['identity.badNumber', 'identity.badCode', 'identity.mobileTaken', 'identity.emailTaken', 'identity.tooManyAttempts'],
  }),
  changeUsername: call('identity.changeUsername', {
    http: 'PUT /wps/member/username', who: 'member', proof: 'fresh', summary: 'Gives an account that was made by mobile number a name of its own, once.',
    input: { username: z.string().trim().max(64) }, output: z.null(), faults: ['identity.usernameTaken', 'identity.usernameFixed'],
  }),
}
