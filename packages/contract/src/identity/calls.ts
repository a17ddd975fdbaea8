import { z } from 'zod'
import { botCheckFields, call } from '../kit/index.ts'

const secret = z.string().trim().min(1).max(256)
const session = z.object({
  token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean(), defaultPassword: z.boolean(), captcha: z.boolean(),
})
/** A payment password: six digits (D-69). */
const paymentPassword = z.string().regex(/^\d{6}$/, 'Six digits')

export const identityCalls = {
  botCheck: call('identity.botCheck', {
    http: 'GET /wps/verification/botCheck', who: 'anyone', summary: 'A small proof of work to solve before registering or logging in.',
    input: {},
    output: z.object({ botCheckType: z.literal('pow'), botCheckId: z.string(), challenge: z.string(), difficulty: z.number() }),
  }),
  login: call('identity.login', {
    http: 'POST /wps/session/login', who: 'anyone', sealed: true, summary: 'Logs in with username and password, or with the device token of "remember me".',
    input: {
      type: z.literal('username').default('username'), username: z.string().trim().min(1).max(64),
      password: z.string().trim().max(256).optional(), remember: z.boolean().default(false), rememberMe: z.boolean().default(false),
      ...botCheckFields,
    },
    output: session,
    faults: ['identity.badCredentials', 'identity.accountDisabled', 'identity.tooManyAttempts', 'identity.botCheckFailed', 'identity.busy'],
  }),
  register: call('identity.register', {
    http: 'PUT /wps/member/register', who: 'anyone', sealed: true, summary: 'Registers a member by username and logs the new member in.',
    input: {
      username: z.string().trim().max(64), password: z.string().trim().max(256), confirmPassword: z.string().trim().max(256),
      login: z.literal(true), domain: z.string().max(255).optional(), agreed: z.literal(true),
      ...botCheckFields,
    },
    output: session,
    faults: ['identity.usernameTaken', 'identity.registrationClosed', 'identity.botCheckFailed', 'identity.busy'],
  }),
  logout: call('identity.logout', {
    http: 'DELETE /wps/session/logout', who: 'anyone', summary: 'Ends the session; succeeds for a dead one too.',
    input: {}, output: z.null(),
  }),
  changePassword: call('identity.changePassword', {
    http: 'POST /wps/member/password', who: 'member', sealed: true, summary: 'Changes the login password and ends all sessions of the account.',
    input: { oldPassword: secret, newPassword: secret, confirmNewPassword: secret }, output: z.null(),
    faults: ['identity.badPassword', 'identity.samePassword', 'identity.tooManyAttempts', 'identity.busy'],
  }),
  setPaymentPassword: call('identity.setPaymentPassword', {
    http: 'POST /wps/member/paymentPassword', who: 'member', summary: 'Sets or changes the six-digit payment password that guards withdrawals.',
    input: { oldPassword: paymentPassword.optional(), newPassword: paymentPassword, confirmNewPassword: paymentPassword }, output: z.null(),
    faults: ['identity.badPaymentPassword', 'identity.tooManyAttempts', 'identity.busy'],
  }),
}
